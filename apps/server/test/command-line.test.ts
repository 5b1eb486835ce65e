import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runCommandLine } from '../src/run-command-line.js';
import { lockDatabase } from '../src/store/lock-database.js';

let folder: string;
let started: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'specshelf-'));
});

afterEach(async () => {
  for (const child of started) child.kill('SIGKILL');
  started = [];
  await rm(folder, { recursive: true });
});

/** Runs the command line in this process. */
async function run(args: string[], env: Record<string, string> = {}) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runCommandLine(args, {
    env,
    stdout: { write: (written) => out.push(written) },
    stderr: { write: (written) => err.push(written) },
    once: () => undefined,
  });
  return { out: out.join(''), err: err.join(''), code };
}

/** Runs a server in a process of its own. */
function start(env: Record<string, string> = {}) {
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  const tsx = createRequire(import.meta.url).resolve('tsx');
  const child = spawn(process.execPath, ['--conditions=@specshelf/source', `--import=${tsx}`, main], {
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', LOG_LEVEL: 'silent', ...env },
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  return child;
}

async function printed(child: ReturnType<typeof start>, end: RegExp): Promise<string> {
  let out = '';
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    out += chunk;
    if (end.test(out)) return out;
  }
  throw new Error(`The server ended after it printed: ${out}`);
}

async function curl(command: string | undefined): Promise<Record<string, unknown>> {
  const shell = spawn('sh', ['-c', `${command} --silent`], { stdio: ['ignore', 'pipe', 'inherit'] });
  return JSON.parse(await text(shell.stdout));
}

it('shows how it is used', async () => {
  expect(await run(['--help'])).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringContaining('DATABASE_URL'),
  });
  expect(await run(['serve', '-h'])).toMatchObject({ code: 0, err: '' });
});

it('shows its version', async () => {
  expect(await run(['--version'])).toEqual({
    code: 0,
    err: '',
    out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
  });
});

it.each([[['dance']], [['serve', 'twice']], [['--port=1']]])('does not know %j', async (args) => {
  const { code, out, err } = await run(args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/^Unknown .*\nTry specshelf --help\.\n$/);
});

it('says in one line each what is wrong with the configuration', async () => {
  const result = await run([], { PORT: 'x', LOG_LEVEL: 'loud' });
  expect(result).toEqual({ code: 2, out: '', err: expect.stringMatching(/^PORT .*\nLOG_LEVEL .*\n$/) });
});

it('says in one line why it cannot start', async () => {
  const file = join(folder, 'specs.sqlite');
  const lock = lockDatabase(file);
  expect(await run(['serve'], { DATABASE_URL: file })).toEqual({
    code: 1,
    out: '',
    err: `Another Specshelf server is using the database ${file}.\n`,
  });
  lock.release();
});

it('keeps the token for the first start that works', async () => {
  const DATABASE_URL = join(folder, 'specs.sqlite');
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = Object(other.address());
  expect(await run([], { DATABASE_URL, PORT: String(port), LOG_LEVEL: 'silent' })).toEqual({
    code: 1,
    out: '',
    err: expect.stringContaining('the port is in use'),
  });
  other.close();
  expect(await printed(start({ DATABASE_URL }), /revision .*\n/)).toMatch(/^shelf_\S+$/m);
}, 60_000);

it('shows a token and three commands that work at the first start, and goes on where it was killed', async () => {
  const first = start();
  const out = await printed(first, /revision .*\n/);
  expect(out).toMatch(/^Specshelf listens on http:\/\/127\.0\.0\.1:\d+\n/);
  const commands = out.split('\n').filter((line) => line.startsWith('curl '));
  expect(commands).toHaveLength(3);
  const [publish, look, pages] = commands;
  expect(await curl(publish)).toMatchObject({ slug: 'pets' });
  let state: unknown;
  while (state !== 'complete') state = (await curl(look))['processingState'];
  expect(await curl(pages)).toMatchObject({ pages: [{ title: 'Pets' }, { title: 'Models' }] });

  first.kill('SIGKILL');
  await once(first, 'exit');
  const second = start();
  const again = await printed(second, /\n/);
  expect(again).toMatch(/^Specshelf listens on http\S+\n$/);
  const headers = { authorization: `Bearer ${/^shelf_\S+$/m.exec(out)?.[0]}` };
  const list = await fetch(`${/http\S+/.exec(again)?.[0]}/v1/orgs/default/openapi`, { headers });
  expect(await list.json()).toMatchObject({ items: [{ slug: 'pets' }], count: 1 });
  second.kill('SIGTERM');
  expect(await once(second, 'exit')).toEqual([0, null]);
}, 60_000);
