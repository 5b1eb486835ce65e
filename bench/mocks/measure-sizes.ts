import { basename, dirname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Metafile, type OutputFile } from 'esbuild';
import type { Run } from '../shared/area.js';
import type { Row } from '../shared/table.js';
import type { MockSubject } from './mock.js';
import { floor } from './subjects.js';

/** In kB. */
interface Size {
  minified: number;
  gzipped: number;
}

type Platform = 'browser' | 'node';

/** Measures the code of each mock in an application, for a browser if it can be bundled for one. */
export async function measureSizes(subjects: readonly MockSubject[], { attempt }: Run): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, file } of subjects.filter((subject) => !subject.name.startsWith(floor))) {
    const measured = await attempt(`${name}, its size`, () =>
      sizesFor(file, 'browser').catch(() => sizesFor(file, 'node')),
    );
    if (measured === undefined) continue;
    const { platform, loaded, later } = measured;
    rows.push({
      ...{ mock: name, for: platform, ...loaded },
      ...{ 'lazily, minified': later.minified, 'lazily, gzipped': later.gzipped },
      'all, gzipped': loaded.gzipped + later.gzipped,
    });
  }
  return rows;
}

async function sizesFor(file: string, platform: Platform) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: `export { start } from './${basename(file)}';`, resolveDir: dirname(file) },
    ...{ bundle: true, splitting: true, format: 'esm', target: 'es2022', minify: true },
    ...{ metafile: true, write: false, outdir: dirname(file), absWorkingDir: dirname(file) },
    ...{ logLevel: 'silent', legalComments: 'none', platform },
  });
  const atOnce = staticallyImported(metafile);
  const isLoaded = ({ path }: OutputFile) => atOnce.has(basename(path));
  return {
    platform,
    loaded: sum(outputFiles.filter(isLoaded).map(size)),
    later: sum(outputFiles.filter((output) => !isLoaded(output)).map(size)),
  };
}

/** Returns the names of the entry and of all files that it needs to start. */
function staticallyImported({ outputs }: Metafile): Set<string> {
  const names = new Set<string>();
  const waiting = Object.keys(outputs).filter((path) => outputs[path]?.entryPoint === '<stdin>');
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (names.has(basename(path))) continue;
    names.add(basename(path));
    for (const { path: imported, kind, external } of outputs[path]?.imports ?? []) {
      if (kind === 'import-statement' && !external) waiting.push(imported);
    }
  }
  return names;
}

function size({ contents }: OutputFile): Size {
  return { minified: contents.length / 1000, gzipped: gzipSync(contents, { level: 9 }).length / 1000 };
}

function sum(sizes: readonly Size[]): Size {
  return {
    minified: sizes.reduce((total, { minified }) => total + minified, 0),
    gzipped: sizes.reduce((total, { gzipped }) => total + gzipped, 0),
  };
}
