import { basename, dirname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Metafile, type OutputFile } from 'esbuild';
import type { Missing, MockSubject } from './mock-subject.js';

/** Code of a mock in an application: its start with all dependencies. */
export interface SizeMeasurement {
  name: string;
  platform: 'browser' | 'node';
  /** Code that loads at once. */
  loaded: Size;
  /** Code that loads on demand, by file. */
  lazy: (Size & { file: string })[];
}

/** In kB. */
interface Size {
  minified: number;
  gzipped: number;
}

export async function measureSizes(
  subjects: readonly MockSubject[],
): Promise<{ measurements: SizeMeasurement[]; missing: Missing[] }> {
  const measurements: SizeMeasurement[] = [];
  const missing: Missing[] = [];
  for (const subject of subjects) {
    try {
      measurements.push(await measureSize(subject));
    } catch (error) {
      missing.push({ name: `${subject.name}, its size`, reason: String(error).split('\n', 2).join(' ') });
    }
  }
  return { measurements, missing };
}

async function measureSize({ name, file }: MockSubject): Promise<SizeMeasurement> {
  try {
    return { name, platform: 'browser', ...(await sizes(file, 'browser')) };
  } catch {
    return { name, platform: 'node', ...(await sizes(file, 'node')) };
  }
}

async function sizes(
  file: string,
  platform: 'browser' | 'node',
): Promise<Pick<SizeMeasurement, 'loaded' | 'lazy'>> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: `export { start } from './${basename(file)}';`, resolveDir: dirname(file) },
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    platform,
    minify: true,
    metafile: true,
    write: false,
    outdir: dirname(file),
    absWorkingDir: dirname(file),
    logLevel: 'silent',
    legalComments: 'none',
  });
  const atOnce = staticallyImported(metafile);
  const all = outputFiles.map((output) => ({ file: basename(output.path), ...size(output) }));
  return {
    loaded: sum(all.filter((output) => atOnce.has(output.file))),
    lazy: all.filter((output) => !atOnce.has(output.file)).sort((a, b) => b.gzipped - a.gzipped),
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

export function sum(sizes: readonly Size[]): Size {
  return {
    minified: sizes.reduce((total, { minified }) => total + minified, 0),
    gzipped: sizes.reduce((total, { gzipped }) => total + gzipped, 0),
  };
}
