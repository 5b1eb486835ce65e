import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type BuildOptions, build } from 'esbuild';

/** A published client as an application ships it, and as a server loads it. */
export interface BundledClient {
  name: string;
  /** Minified bytes of list and get with all their dependencies. */
  minified: number;
  gzipped: number;
  /** A module that exports `create`. */
  file: string;
}

const folder = fileURLToPath(new URL('../sdk/clients/', import.meta.url));

export async function bundleClient(name: string, to: string): Promise<BundledClient> {
  const minified = await bundled(name, { minify: true, platform: 'browser' });
  const file = join(to, `${name}.mjs`);
  await writeFile(file, await bundled(name, { minify: false, platform: 'node' }));
  return { name, minified: minified.length, gzipped: gzipSync(minified, { level: 9 }).length, file };
}

async function bundled(name: string, options: BuildOptions): Promise<string> {
  const common = { bundle: true, format: 'esm', target: 'es2022', write: false, logLevel: 'silent' } as const;
  const entryPoints = [join(folder, `${name}.ts`)];
  const { outputFiles = [] } = await build({ ...common, entryPoints, legalComments: 'none', ...options });
  const [output] = outputFiles;
  if (!output) throw new Error(`esbuild returned no bundle of ${name}`);
  return output.text;
}
