import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import manifest from '../../../package.json' with { type: 'json' };

/** A bundled server for child processes. */
export interface BundledServer {
  /** The path of the entry point for Node.js. */
  program: string;
  /** Returns the path of another bundled entry point. */
  file(name: string): string;
  remove(): Promise<void>;
}

const folder = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Bundles the sources of the server, which then starts three times as fast as with a loader and needs no build. `others` are
 * additional entry points, or replace the default ones with the same name.
 */
export async function bundleServer(others: Readonly<Record<string, string>> = {}): Promise<BundledServer> {
  // Inside node_modules, so that its dependencies resolve.
  const target = await mkdtemp(join(folder, 'node_modules', '.bundled-server-'));
  await copyFile(join(folder, 'package.json'), join(target, 'package.json'));
  await build({
    absWorkingDir: folder,
    entryPoints: {
      main: 'src/main.ts',
      'heavy-work-worker': 'src/heavy-work/worker.ts',
      'search-worker': '../../packages/store/src/sqlite/search-thread/worker.ts',
      ...others,
    },
    outdir: join(target, 'dist'),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    conditions: ['@specshelf/source', 'module'],
    external: Object.keys(manifest.dependencies),
    logLevel: 'error',
  });
  const file = (name: string) => join(target, 'dist', `${name}.js`);
  return { program: file('main'), file, remove: () => rm(target, { recursive: true }) };
}
