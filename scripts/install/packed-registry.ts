import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.js';
import { packPackage } from './pack-package.js';

const run = promisify(execFile);

/** An npm registry on this machine with the packed packages of this repository. */
export interface PackedRegistry {
  /** Makes npm install `@specshelf` packages from this registry, and all others from the registry that this machine uses. */
  readonly environment: NodeJS.ProcessEnv;
  close(): Promise<void>;
}

/** Packs packages, which must be built, and serves them as if they were published. */
export async function servePacked(paths: readonly string[]): Promise<PackedRegistry> {
  const folder = await mkdtemp(join(tmpdir(), 'specshelf-registry-'));
  const url = `http://127.0.0.1:${await freePort()}`;
  const responses = new Map<string, string | Buffer>();
  for (const path of paths) {
    const { name, version, tarball: filename } = await packPackage(path);
    const tarball = await readFile(filename);
    // pnpm writes the manifest into the tarball, with exact versions of other packages of the workspace.
    const manifest = JSON.parse((await run('tar', ['-xzOf', filename, 'package/package.json'])).stdout);
    const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
    const dist = { tarball: `${url}/${name}.tgz`, integrity };
    const versions = { [version]: { ...manifest, dist } };
    responses.set(`/${name}`, JSON.stringify({ name, 'dist-tags': { latest: version }, versions }));
    responses.set(`/${name}.tgz`, tarball);
  }
  const server = createServer((request, response) => {
    const content = responses.get(decodeURIComponent(request.url ?? ''));
    response.writeHead(content === undefined ? 404 : 200).end(content);
  });
  await new Promise<void>((resolve) => server.listen(Number(new URL(url).port), '127.0.0.1', resolve));
  const close = async () => {
    server.close().closeAllConnections();
    await rm(folder, { recursive: true });
  };
  const { stdout: userConfig } = await run('npm', ['config', 'get', 'userconfig']);
  const settings = await readFile(userConfig.trim(), 'utf8').catch(() => '');
  await writeFile(join(folder, 'npmrc'), `${settings}\n@specshelf:registry=${url}/\n`);
  return { environment: { npm_config_userconfig: join(folder, 'npmrc') }, close };
}
