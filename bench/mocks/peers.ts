import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { transform } from 'esbuild';

const run = promisify(execFile);

/** Other mocks of our contract. None is a dependency: together they are hundreds of packages. */
export interface Peer {
  name: string;
  dependencies: Readonly<Record<string, string>>;
  /** Modules of the folder `peers`, by name in the report. */
  modules: Readonly<Record<string, string>>;
  /** Generates the files that the modules need from `document.json`. */
  generate?(folder: string): Promise<void>;
}

const msw = '2.15.0';

export const peers: readonly Peer[] = [
  {
    name: 'Prism',
    dependencies: { '@stoplight/prism-http': '5.16.0' },
    modules: { Prism: 'prism.js', 'Prism, two operations': 'prism-part.js' },
  },
  {
    name: '@msw/source',
    dependencies: { '@msw/source': '0.6.1', msw },
    modules: { '@msw/source': 'msw-source.js' },
  },
  {
    name: 'orval',
    dependencies: { '@faker-js/faker': '10.6.0', msw, orval: '8.25.0' },
    modules: { orval: 'orval.js' },
    generate: generateWithOrval,
  },
  {
    name: 'Scalar',
    dependencies: { '@scalar/mock-server': '0.14.4' },
    modules: { Scalar: 'scalar.js' },
  },
];

async function generateWithOrval(folder: string): Promise<void> {
  const generated = join(folder, 'generated.ts');
  const options = ['--input', './document.json', '--output', generated, '--client', 'fetch', '--mock'];
  const program = join(folder, 'node_modules/orval/dist/bin/orval.mjs');
  await run(process.execPath, [program, ...options], { cwd: folder });
  const { code } = await transform(await readFile(generated, 'utf8'), { loader: 'ts', format: 'esm' });
  await writeFile(join(folder, 'generated.js'), code);
}
