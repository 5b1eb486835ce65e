import { execFile } from 'node:child_process';
import { copyFile, mkdir, readFile, rename } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Compiles better-sqlite3, in the clone of an installation, for a version of Node.js. The original installation caches the result,
 * because compiling takes half a minute.
 */
export async function compileSQLite(
  { original, clone }: { original: string; clone: string },
  version: string,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  const manifest = createRequire(join(clone, 'apps/server/package.json')).resolve(
    'better-sqlite3/package.json',
  );
  const driver = JSON.parse(await readFile(manifest, 'utf8')).version;
  const platform = `${process.platform}-${process.arch}`;
  const cache = join(original, 'node_modules/.cache/specshelf');
  const cached = join(cache, `better-sqlite3-${driver}-node-${version}-${platform}.node`);
  const compiled = join(dirname(manifest), 'build/Release/better_sqlite3.node');
  const isCached = await copyFile(cached, compiled).then(
    () => true,
    () => false,
  );
  if (isCached) return;
  // SQLite's own C code does not use Node.js. Optimizing it would take a minute for each version; the binding is optimized.
  const env = { ...environment, CFLAGS: '-O0' };
  await run('npm', ['run', 'build-release'], { cwd: dirname(manifest), env }).catch((cause: unknown) => {
    throw new Error(`better-sqlite3 could not be compiled for Node.js ${version}.`, { cause });
  });
  await mkdir(cache, { recursive: true });
  // Renamed, so that another run never reads a part of the file.
  await copyFile(compiled, `${cached}.${process.pid}`);
  await rename(`${cached}.${process.pid}`, cached);
}
