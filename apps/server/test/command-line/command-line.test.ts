import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createStores } from '@specshelf/store/create-stores';
import { lockDatabase } from '@specshelf/store/lock-database';
import { openSQLite } from '@specshelf/store/test/open-database';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createSeal } from '../../src/secrets/seal.js';
import { type BundledServer, bundleServer } from '../support/server/bundle-server.js';
import { createClient } from '../support/server/create-client.js';
import { fillDatabase, runCommand as run } from '../support/server/run-command.js';
import { startPrograms } from '../support/server/start-programs.js';

let bundled: BundledServer;
let folder: string;
let started: ChildProcess[] = [];

beforeAll(async () => {
  bundled = await bundleServer();
});

afterAll(() => bundled?.remove());

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'specshelf-'));
});

afterEach(async () => {
  for (const child of started) child.kill('SIGKILL');
  started = [];
  await rm(folder, { recursive: true });
});

/** Runs the server, or another command, in its own process. */
function start(env: Record<string, string> = {}, args: string[] = ['serve']) {
  const child = spawn(process.execPath, [bundled.program, ...args], {
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', LOG_LEVEL: 'silent', ...env },
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  return child;
}

async function printed(
  child: ReturnType<typeof start>,
  end: RegExp,
  stream: Readable = child.stdout,
): Promise<string> {
  let out = '';
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    out += chunk;
    if (end.test(out)) return out;
  }
  throw new Error(`The server ended after it printed: ${out}`);
}

async function curl(command: string | undefined): Promise<Record<string, unknown>> {
  const shell = spawn('sh', ['-c', `${command} --silent`], { stdio: ['ignore', 'pipe', 'inherit'] });
  return JSON.parse(await text(shell.stdout));
}

it('prints its help', async () => {
  expect(await run(['--help'])).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringContaining('DATABASE_URL'),
  });
  expect(await run(['serve', '-h'])).toMatchObject({ code: 0, err: '' });
});

it('exits with 0 when the reader closes the pipe', async () => {
  const child = start({}, ['--help']);
  child.stdout.destroy();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

it('prints its version', async () => {
  expect(await run(['--version'])).toEqual({
    code: 0,
    err: '',
    out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
  });
});

it.each([[['dance']], [['serve', 'twice']], [['--port=1']]])(
  'rejects the unknown arguments %j',
  async (args) => {
    const { code, out, err } = await run(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^error: .*\nTry --help\.\n$/);
  },
);

it('prints its help without a command, and starts no server', async () => {
  const { code, out, err } = await run([]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain('Usage: specshelf-server [options] [command]');
});

it('logs a warning for an unknown variable with the most similar name, but without its value', async () => {
  const child = start({ LOG_LEVEL: 'warn', SPECSHELF_FETCH_ALOW: 'a-secret', DATABASE_URL: ':memory:' });
  const err = await printed(child, /\n/, child.stderr);
  expect(JSON.parse(err)).toMatchObject({
    level: 40,
    msg: 'The variable SPECSHELF_FETCH_ALOW is unknown and has no effect. Did you mean SPECSHELF_FETCH_ALLOW?',
  });
  expect(err).not.toContain('a-secret');
});

it('logs readable text when LOG_FORMAT is pretty', async () => {
  const child = start({
    LOG_LEVEL: 'warn',
    LOG_FORMAT: 'pretty',
    SPECSHELF_ODD: '1',
    DATABASE_URL: ':memory:',
  });
  expect(await printed(child, /\n/, child.stderr)).toMatch(
    /^\[\d\d:\d\d:\d\d\] WARN: The variable SPECSHELF_ODD is unknown and has no effect\.\n$/,
  );
});

it('prints that the configured token is in effect, but not the token', async () => {
  const SPECSHELF_BOOTSTRAP_TOKEN = 'a-token-of-the-operator';
  const out = await printed(start({ SPECSHELF_BOOTSTRAP_TOKEN, DATABASE_URL: ':memory:' }), /^curl .*\n/m);
  expect(out).toContain('The token in SPECSHELF_BOOTSTRAP_TOKEN is in effect: sign in with it.');
  expect(out).not.toMatch(/shown|a-token-of-the-operator/);
});

it('prints one line for each invalid setting', async () => {
  const result = await run(['serve'], { env: { PORT: 'x', LOG_LEVEL: 'loud' } });
  expect(result).toEqual({ code: 2, out: '', err: expect.stringMatching(/^PORT .*\nLOG_LEVEL .*\n$/) });
});

it('prints the reason of a failed start in one line (CD16)', async () => {
  const file = join(folder, 'specs.sqlite');
  const lock = lockDatabase(file);
  expect(await run(['serve'], { env: { DATABASE_URL: file } })).toEqual({
    code: 1,
    out: '',
    err: `Another Specshelf server is using the database ${file}.\n`,
  });
  lock.release();
});

it('creates the token at the first successful start', async () => {
  const DATABASE_URL = join(folder, 'specs.sqlite');
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = Object(other.address());
  expect(await run(['serve'], { env: { DATABASE_URL, PORT: String(port), LOG_LEVEL: 'silent' } })).toEqual({
    code: 1,
    out: '',
    err: expect.stringContaining('the port is in use'),
  });
  other.close();
  expect(await printed(start({ DATABASE_URL }), /^curl .*\n/m)).toMatch(/^ {2}shelf_\S+$/m);
});

it('prints a URL, a token, and a working command at the first start, and keeps its data after kill -9', async () => {
  const first = start();
  const out = await printed(first, /^curl .*\n/m);
  expect(out).toMatch(/^Specshelf listens on http:\/\/127\.0\.0\.1:\d+\n/);
  const [, url = ''] = /^Open (http:\S+)\/$/m.exec(out) ?? [];
  const [, token = ''] = /^ {2}(shelf_\S+)$/m.exec(out) ?? [];
  const commands = out.split('\n').filter((line) => line.startsWith('curl '));
  expect(commands).toHaveLength(1);
  expect(await curl(commands[0])).toMatchObject({ slug: 'pets' });
  const spec = await createClient({ baseUrl: url, token }).specs.waitUntilProcessed(
    { organizationId: 'default', specSlug: 'pets' },
    { pollInterval: { initial: 50 } },
  );
  expect(spec).toMatchObject({ processingState: 'complete', lastProcessedErrors: [] });

  first.kill('SIGKILL');
  await once(first, 'exit');
  const second = start();
  const again = await printed(second, /\n/);
  expect(again).toMatch(/^Specshelf listens on http\S+\n$/);
  const headers = { authorization: `Bearer ${token}` };
  const list = await fetch(`${/http\S+/.exec(again)?.[0]}/v1/orgs/default/openapi`, { headers });
  expect(await list.json()).toMatchObject({ items: [{ slug: 'pets' }], count: 1 });
  second.kill('SIGTERM');
  expect(await once(second, 'exit')).toEqual([0, null]);
});

const endpoint = 'http://127.0.0.1:9/hooks';

/** Runs a command on the database of this test. */
function command(...args: string[]) {
  return run(args, { env: { DATABASE_URL: join(folder, 'specs.sqlite') } });
}

it('does not create a missing database', async () => {
  const { code, err } = await command('integration', 'list');
  expect([code, err]).toEqual([1, expect.stringMatching(/^There is no database .*specs\.sqlite\. /)]);
  expect(await readdir(folder)).toEqual([]);
});

it('adds, lists, and removes integrations while a server runs', async () => {
  await fillDatabase(join(folder, 'specs.sqlite'));
  const lock = lockDatabase(join(folder, 'specs.sqlite'));
  const added = await command('integration', 'add', 'Timetables', '--endpoint', `${endpoint}/`);
  expect(added).toMatchObject({ code: 0, out: expect.stringMatching(/^[0-9A-Za-z]{40}\n$/) });
  expect(added.err).toContain(`Added timetables, at ${endpoint}. Its secret is not shown again:\n`);
  const { out } = await command('integration', 'list');
  expect(out).toMatch(new RegExp(`^timetables\\t${endpoint}\\t20\\S+Z\n$`));
  const [listed] = JSON.parse((await command('integration', 'list', '--json')).out);
  expect(Object.keys(listed)).toEqual(['id', 'name', 'endpoint', 'createdAt']);
  expect(await command('integration', 'remove', 'TIMETABLES', '--yes')).toMatchObject({
    code: 0,
    out: 'Removed TIMETABLES.\n',
  });
  expect((await command('integration', 'list')).out).toBe('');
  lock.release();
});

/** The secrets of the integrations in the database of this test. */
async function secrets(): Promise<Record<string, string>> {
  const file = join(folder, 'specs.sqlite');
  const key = (await readFile(`${file}.key`, 'utf8')).trim();
  const { open } = createSeal(() => key);
  const database = await openSQLite(file);
  const all = await createStores(database).integrations.list();
  await database.close();
  return Object.fromEntries(
    all.map(({ name, secret }) => [name, open(secret, `secret of the integration ${name}`)]),
  );
}

it('reads the secret of an integration from a file or the environment, and never prints it', async () => {
  await fillDatabase(join(folder, 'specs.sqlite'));
  const secretFile = join(folder, 'secret');
  await writeFile(secretFile, 'a secret of the file\n');
  const options = ['--endpoint', endpoint, '--json'];
  const added = await command('integration', 'add', 'one', ...options, '--secret-file', secretFile);
  expect(added).toMatchObject({ code: 0, out: expect.not.stringContaining('secret') });
  const env = {
    DATABASE_URL: join(folder, 'specs.sqlite'),
    SPECSHELF_INTEGRATION_SECRET: 'a secret of the environment',
  };
  const other = await run(['integration', 'add', 'two', ...options], { env });
  expect(other).toMatchObject({ code: 0, out: expect.not.stringContaining('of the environment') });
  const both = await run(['integration', 'add', 'both', ...options, '--secret-file', secretFile], { env });
  expect(both.code).toBe(0);
  const { secret } = JSON.parse((await command('integration', 'add', 'three', ...options)).out);
  expect(secret).toHaveLength(40);
  expect(await secrets()).toEqual({
    both: 'a secret of the file',
    one: 'a secret of the file',
    three: secret,
    two: 'a secret of the environment',
  });
});

it.each([
  ['a name of two words', ['add', 'time tables', '--endpoint', endpoint], 2, /^name must be letters.*\.\n$/],
  [
    'an endpoint with a password',
    ['add', 'x', '--endpoint', 'http://u:p@a.example'],
    2,
    /^--endpoint must be/,
  ],
  ['a name that is too long', ['add', 'x'.repeat(101), '--endpoint', endpoint], 2, /^name must be letters/],
  ['an endpoint with a query', ['add', 'x', '--endpoint', 'http://a.example?a'], 2, /^--endpoint must be/],
  [
    'an endpoint of another protocol',
    ['add', 'x', '--endpoint', 'ftp://a.example'],
    2,
    /^--endpoint must be/,
  ],
  [
    'a short secret',
    ['add', 'x', '--endpoint', endpoint, '--secret-file', '/dev/null'],
    2,
    /^secret must have/,
  ],
  ['no endpoint', ['add', 'x'], 2, /required option '--endpoint <url>'/],
  [
    'a file that does not exist',
    ['add', 'x', '--endpoint', endpoint, '--secret-file', '/no/file'],
    2,
    /ENOENT/,
  ],
  ['an unknown name', ['remove', 'x', '--yes'], 1, /^Integration "x" was not found\.\n$/],
  ['props that are not an object', ['test', 'x', 'y', '--props', '[]'], 2, /^--props must be a JSON object/],
  ['an unknown space', ['test', 'x', 'y', '--space', 'z'], 1, /^Space "z" was not found\.\n$/],
  ['an unknown subcommand', ['dance'], 2, /unknown command 'dance'/],
])('rejects integration commands with %s', async (_what, args, code, err) => {
  await fillDatabase(join(folder, 'specs.sqlite'));
  expect(await command('integration', ...args)).toEqual({ code, out: '', err: expect.stringMatching(err) });
});

it('rejects a second integration with the same name until the first is removed', async () => {
  await fillDatabase(join(folder, 'specs.sqlite'));
  const add = () => command('integration', 'add', 'x', '--endpoint', endpoint);
  expect((await add()).code).toBe(0);
  expect(await add()).toMatchObject({ code: 1, err: expect.stringContaining('already') });
  expect((await command('integration', 'remove', 'x', '--yes', '--json')).out).toBe(
    '{"name":"x","removed":true}\n',
  );
  expect((await add()).code).toBe(0);
});

it('tests an integration, and prints its response or the reason of the failure', async () => {
  const programs = await startPrograms();
  await fillDatabase(join(folder, 'specs.sqlite'));
  let seen = '';
  const timetables = programs.set('timetables', ({ event }) => {
    seen = event;
    const pages = [{ type: 'group', title: 'Routes', pages: [{ type: 'document', title: 'North' }] }];
    return { status: 200, body: JSON.stringify({ pages }) };
  });
  const broken = programs.set('broken', () => ({ status: 500, body: '{"error":"No ferries today"}' }));
  await command('integration', 'add', 'timetables', '--endpoint', timetables);
  await command('integration', 'add', 'broken', '--endpoint', broken);
  const test = (...args: string[]) => command('integration', 'test', ...args);
  expect(await test('timetables', 'sailings', '--props', '{"a":1}', '--spec', 'pets')).toMatchObject({
    code: 0,
    out: 'timetables returned 2 pages and 0 files.\n- Routes  (routes)\n  - North  (routes/north)\n',
  });
  expect(JSON.parse(seen)).toMatchObject({
    sourceId: 'sailings',
    props: { a: 1 },
    dependencies: { spec: { value: null } },
  });
  expect(JSON.parse((await test('timetables', 'sailings', '--json')).out)).toMatchObject({ files: [] });
  expect(await test('broken', 'sailings')).toEqual({
    code: 1,
    out: '',
    // On a slow machine, a progress line comes first.
    err: expect.stringMatching(
      /The integration "broken" failed: it responded with status 500 \(No ferries today\)\.\n$/,
    ),
  });
  await programs.close();
});
