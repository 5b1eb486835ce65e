import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer as createHTTPServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeBlocksOf } from '../../../../scripts/examples/published-examples.js';
import { freePort } from '../../../../scripts/install/free-port.js';
import { type PackedRegistry, servePacked } from '../../../../scripts/install/packed-registry.js';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const minutes = 60_000;
const commands = codeBlocksOf('apps/server/README.md').flatMap(({ code }) => code.trim().split('\n'));

// Runs in an empty folder, with the packed package from a registry, as on a machine without this repository.
describe('the README of the server', () => {
  let folder: string;
  let project: string;
  let registry: PackedRegistry;
  let drivers: Server;
  let environment: NodeJS.ProcessEnv;
  /** The running server, which ends with this test even after a timeout. */
  let child: ChildProcess | undefined;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'specshelf-server-readme-'));
    project = join(folder, 'project');
    await mkdir(project);
    await run('pnpm', ['exec', 'turbo', 'run', 'build', '--filter=@specshelf/server'], { cwd: root });
    registry = await servePacked(['apps/server']);
    const { PATH, NODE_EXTRA_CA_CERTS, HTTPS_PROXY, HTTP_PROXY, NO_PROXY } = process.env;
    environment = {
      ...{ NODE_EXTRA_CA_CERTS, HTTPS_PROXY, HTTP_PROXY, NO_PROXY },
      ...registry.environment,
      PATH: `${join(folder, 'global/bin')}:${PATH}`,
      HOME: folder,
      // npx installs into the cache.
      npm_config_cache: join(folder, 'cache'),
      npm_config_prefix: join(folder, 'global'),
      npm_config_registry: (await run('npm', ['config', 'get', 'registry'])).stdout.trim(),
      npm_config_yes: 'true',
      npm_config_better_sqlite3_binary_host: await serveDriver(),
    };
  });

  /** Serves the SQLite driver of this repository as the prebuilt one, because compiling it takes a minute. */
  async function serveDriver(): Promise<string> {
    const driver = dirname(createRequire(import.meta.url).resolve('better-sqlite3/package.json'));
    const file = join(folder, 'driver.tar.gz');
    await run('tar', ['-czf', file, '-C', driver, 'build/Release/better_sqlite3.node']);
    const tarball = await readFile(file);
    const port = await freePort();
    drivers = createHTTPServer((_, response) => response.end(tarball)).listen(port, '127.0.0.1');
    return `http://127.0.0.1:${port}`;
  }

  afterAll(async () => {
    await stop();
    drivers?.close().closeAllConnections();
    await registry?.close();
    await rm(folder, { recursive: true });
  });

  const shell = (command: string) => run('sh', ['-c', command], { cwd: project, env: environment });

  it(
    'contains commands that run as described, in their order',
    async () => {
      expect(commands.filter(isServer)).toHaveLength(3);
      for (const command of commands) {
        console.log(`README of the server: ${command}`);
        if (isServer(command)) await serve(command);
        else checkOutput(command, (await shell(command)).stdout);
      }
    },
    15 * minutes,
  );

  /** The comments of the README describe the output. */
  function checkOutput(command: string, output: string): void {
    if (command.startsWith('specshelf-server --help')) expect(output).toMatch(/\bserve\b[\s\S]*\bPORT\b/);
    if (command.startsWith('specshelf-server integration'))
      expect(output).toContain('specshelf-server integration');
  }

  async function serve(command: string): Promise<void> {
    const isFirst = !existsSync(join(project, 'data'));
    const port = Number(/PORT=(\d+)/.exec(command)?.[1] ?? 8787);
    const isFree = await canListen(port);
    if (!isFree) console.log(`README of the server: on another port, because ${port} is in use`);
    const started = isFree ? command : `export PORT=0; ${command.replace(/^PORT=\d+/, '')}`;
    child = spawn('sh', ['-c', started], { cwd: project, env: environment, detached: true });
    const output = await outputUntil(child, isFirst ? /^curl .*\n/m : /listens on \S+\n/);
    const [, url = ''] = /listens on (\S+)/.exec(output) ?? [];
    if (isFree) expect(url).toBe(`http://127.0.0.1:${port}`);
    expect(existsSync(join(project, 'data'))).toBe(true);
    if (isFirst) await signInAndPublish(url, output);
    else expect(output).not.toContain('shelf_');
    expect((await fetch(`${url}/v1/user`)).status).toBe(401);
    await stop();
  }

  /** The first start prints an address to open, a token, and a command that publishes a specification. */
  async function signInAndPublish(url: string, output: string): Promise<void> {
    expect(output).toContain(`Open ${url}/\n`);
    const page = await fetch(`${url}/`, { headers: { accept: 'text/html' } });
    expect(page.headers.get('content-type')).toContain('text/html');
    const [, token] = /^ *(shelf_\S+)$/m.exec(output) ?? [];
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${url}/v1/user`, { headers })).status).toBe(200);
    const [publish = ''] = /^curl .*$/m.exec(output) ?? [];
    expect(JSON.parse((await shell(publish)).stdout)).toMatchObject({ slug: 'pets' });
  }

  /** Ends every process of the command, as Ctrl+C does in a terminal. */
  async function stop(): Promise<void> {
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const closed = new Promise((resolve) => child?.once('close', resolve));
    process.kill(-child.pid, 'SIGINT');
    await closed;
  }
});

function isServer(command: string): boolean {
  return /\bserve(?: *#.*)?$/.test(command);
}

function outputUntil(child: ChildProcess, pattern: RegExp): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const add = (chunk: unknown) => {
      output += chunk;
      if (pattern.test(output)) resolve(output);
    };
    child.stdout?.on('data', add);
    child.stderr?.on('data', add);
    child.once('close', (code) => reject(new Error(`The command ended with ${code}:\n${output}`)));
  });
}

function canListen(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
