import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../test/support/server/create-client.js';
import { main, startBuiltServer } from '../support/start-built-server.js';

const run = promisify(execFile);
const server = fileURLToPath(new URL('../..', import.meta.url));
const minutes = 60_000;

describe('the packed server', () => {
  let folder: string;
  let files: string[];
  let tarball: string;
  /** The folder of this installation, which nothing else uses. */
  let installed: string | undefined;
  let environment: NodeJS.ProcessEnv;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'specshelf-packed-'));
    if (!existsSync(main)) {
      report('building the server');
      await run('pnpm', ['exec', 'turbo', 'run', 'build', '--filter=@specshelf/server'], { cwd: server });
    }
    report('packing it');
    const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], { cwd: server });
    const [packed] = JSON.parse(stdout);
    files = packed.files.map(({ path }: { path: string }) => path);
    tarball = join(folder, packed.filename);
    environment = await cleanEnvironment(folder);
  });

  afterAll(async () => {
    if (installed) await rm(installed, { recursive: true });
    await rm(folder, { recursive: true });
  });

  /** Runs a shell command in an empty folder, with the package installed. */
  async function npx(command: string): Promise<string> {
    const args = ['--yes', '--package', tarball, '--call', command];
    const { stdout } = await run('npx', args, { cwd: await emptyFolder(folder), env: environment });
    return stdout.trim();
  }

  it('contains only the built files, the manifest, the README, and the license', () => {
    const others = files.filter((path) => !/^dist\/[\w.-]+\.(?:js|d\.ts)$/.test(path));
    expect(others.sort()).toEqual(['LICENSE', 'README.md', 'package.json']);
    expect(files).toContain('dist/main.js');
  });

  it(
    'runs with npx on a machine without a clone (OP7)',
    async () => {
      report('installing it, which compiles SQLite when there is no built one');
      expect(await npx('specshelf-server --version')).toMatch(/^\d+\.\d+\.\d+$/);
      const command = await npx('command -v specshelf-server');
      expect(command).toMatch(/_npx.\w+.node_modules.\.bin.specshelf-server$/);
      installed = resolve(dirname(command), '../..');

      report(`serving from ${installed}`);
      // Without npx, which exits before its child process does.
      const packed = await startBuiltServer(await emptyFolder(folder), {}, command);
      const token = /^ *(shelf_\S+)$/m.exec(packed.output())?.[1] ?? '';
      const { specs } = createClient({ baseUrl: packed.url, token });
      const pets = { organizationId: 'default', specSlug: 'pets' };
      const source = { text: '{"openapi":"3.1.0","info":{"title":"Pets","version":"1"},"paths":{}}' };
      const spec = await specs.upsertAndWait(
        { ...pets, source },
        { pollInterval: { initial: 50 }, waitTimeout: minutes },
      );
      expect(spec.processingState).toBe('complete');
      const { filesystem } = await specs.versions.getLatestContent(pets);
      expect(filesystem).toHaveLength(1);
      expect(await packed.stop()).toBe(0);
    },
    15 * minutes,
  );
});

/** Returns the environment of a new user, without configuration of npm or Specshelf. Keeps the npm cache. */
async function cleanEnvironment(folder: string): Promise<NodeJS.ProcessEnv> {
  const { stdout } = await run('npm', ['config', 'get', 'cache']);
  const registry = (await run('npm', ['config', 'get', 'registry'])).stdout;
  const { PATH, NODE_EXTRA_CA_CERTS, HTTPS_PROXY, HTTP_PROXY, NO_PROXY } = process.env;
  return {
    PATH,
    ...{ NODE_EXTRA_CA_CERTS, HTTPS_PROXY, HTTP_PROXY, NO_PROXY },
    HOME: await emptyFolder(folder),
    npm_config_cache: stdout.trim(),
    npm_config_registry: registry.trim(),
    // Optimizing SQLite would take a minute.
    CFLAGS: '-O0',
    ...headersOfNode(),
  };
}

/** Compiles SQLite with the headers of this Node.js installation, if it has any, to avoid a download. */
function headersOfNode(): NodeJS.ProcessEnv {
  const prefix = resolve(process.execPath, '../..');
  return existsSync(join(prefix, 'include/node/node.h')) ? { npm_config_nodedir: prefix } : {};
}

let folders = 0;

async function emptyFolder(folder: string): Promise<string> {
  const path = join(folder, `empty${++folders}`);
  await mkdir(path);
  return path;
}

function report(step: string): void {
  console.log(`packed server: ${step}`);
}
