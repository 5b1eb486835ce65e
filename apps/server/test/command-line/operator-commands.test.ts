import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { Client } from '@specshelf/sdk';
import Sqlite from 'better-sqlite3';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSeal } from '../../src/secrets/seal.js';
import { list as listAuditEvents } from '../../src/store/audit-events.js';
import { createStores } from '../../src/store/create-stores.js';
import { migrations } from '../../src/store/migrations.js';
import { openSQLite } from '../../src/store/sqlite/open-sqlite.js';
import { startSourceSite } from '../support/http/source-site.js';
import { startOutboundProxy } from '../support/http/start-outbound-proxy.js';
import { fillDatabase, type RunOptions, runCommand } from '../support/server/run-command.js';
import { startHooks } from '../support/server/start-hooks.js';
import { startServer, type TestServer } from '../support/server/start-server.js';

let folder: string;
let databaseFile: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'specshelf-'));
  databaseFile = join(folder, 'specs.sqlite');
});

afterEach(() => rm(folder, { recursive: true }));

/** Runs a command on the database of this test. */
function command(args: readonly string[], { env, ...options }: RunOptions = {}) {
  return runCommand([...args], { env: { DATABASE_URL: databaseFile, ...env }, ...options });
}

/** The same, of which no failure is expected: gives what it prints as JSON. */
async function told(...args: string[]) {
  const { out, err, code } = await command([...args, '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out);
}

describe('the help', () => {
  const commands = [
    ...['serve', 'migrate', 'prune', 'backup', 'copy', 'doctor'].map((name) => [name]),
    ...['create', 'list', 'show', 'update', 'delete'].map((name) => ['organization', name]),
    ...['create', 'list', 'delete'].map((name) => ['space', name]),
    ...['create', 'list', 'revoke'].map((name) => ['token', name]),
    ...['list', 'show', 'refresh', 'delete'].map((name) => ['spec', name]),
    ...['rotate', 'reset'].map((name) => ['secret-key', name]),
    ...['add', 'list', 'test', 'remove'].map((name) => ['hook', name]),
    ...['add', 'list', 'test', 'remove'].map((name) => ['integration', name]),
  ];

  it.each(commands.map((path) => [path.join(' '), path] as const))(
    'of %s has an example',
    async (_, path) => {
      const { out, err, code } = await runCommand([...path, '--help']);
      expect({ err, code }).toEqual({ err: '', code: 0 });
      expect(out).toContain(`Usage: specshelf ${path.join(' ')}`);
      expect(out).toContain('Examples:\n  specshelf');
    },
  );

  it('of token create begins with an example whose token publishes and waits on a new server', async () => {
    const { server, url, close } = await startServer({ databaseFile });
    await server.bootstrap();
    const { out: help } = await runCommand(['token', 'create', '--help']);
    const [, example = ''] = /Examples:\n {2}specshelf (.*)/.exec(help) ?? [];
    const { out } = await command(example.split(' '));
    const text = '{"openapi":"3.1.0","info":{"title":"Pets","version":"1"},"paths":{}}';
    const spec = await new Client({ baseUrl: url, token: out.trim() }).specs.upsertAndWait(
      { organizationId: 'default', specSlug: 'pets', source: { text } },
      { pollInterval: { initial: 50 } },
    );
    expect(spec.processingState).toBe('complete');
    await close();
  });

  it('names every command', async () => {
    const { out } = await runCommand(['--help']);
    for (const name of new Set(commands.map(([first]) => first)))
      expect(out).toMatch(new RegExp(`^  ${name}`, 'm'));
  });
});

describe('organizations', () => {
  beforeEach(() => fillDatabase(databaseFile));

  it('are made, shown, changed and removed', async () => {
    const made = await told(
      'organization',
      'create',
      'acme',
      '--title',
      'Acme Ltd',
      '--email-domain',
      'BÜCHER.example',
      '--email-domain',
      'bücher.example',
    );
    expect(made).toMatchObject({ id: 'acme', title: 'Acme Ltd', emailDomains: ['xn--bcher-kva.example'] });
    expect(made.type).toBe('business');
    await told(
      'organization',
      'update',
      'acme',
      '--set',
      'trial={"status":"active","count":1}',
      '--set',
      'sso=true',
    );
    await told(
      'organization',
      'update',
      'acme',
      '--unset',
      'sso',
      '--set',
      'hostname=acme',
      '--no-email-domains',
    );
    const { createdAt: _createdAt, ...shown } = await told('organization', 'show', 'acme');
    expect(shown).toEqual({
      id: 'acme',
      title: 'Acme Ltd',
      type: 'business',
      emailDomains: [],
      hostname: 'acme',
      trial: { status: 'active', count: 1 },
    });
    expect((await told('organization', 'list')).map(({ id }: { id: string }) => id)).toEqual([
      'default',
      'acme',
    ]);
    expect(await told('organization', 'delete', 'acme', '--yes')).toEqual({ id: 'acme', removed: true });
    expect(await command(['organization', 'show', 'acme'])).toEqual({
      code: 1,
      out: '',
      err: 'Organization "acme" was not found.\n',
    });
  });

  it.each([
    ['a plan that there is not', ['--set', 'plan=gold'], /^plan must be one of free_2024, .*internal\.\n$/],
    ['a member that there is not', ['--set', 'colour=red'], /^colour is not a member that can be set\.\n$/],
    ['what follows from something else', ['--set', 'permissions={}'], /^permissions is not a member/],
    ['a title with a space before it', ['--title', ' Acme'], /^--title must begin and end/],
    [
      'half a bill',
      ['--set', 'billing={"interval":"monthly"}'],
      /^billing must have required property 'endDate'/,
    ],
    [
      'a domain that is none',
      ['--email-domain', 'localhost'],
      /^--email-domain "localhost" is not a domain .* no dot\.\n$/,
    ],
    ['an address as logo', ['--set', 'logo=here'], /^logo must be an http:\/\/ or https:\/\/ URL\.\n$/],
    ['no value', ['--set', 'plan'], /^--set takes member=value/],
    [
      'no versions to keep',
      ['--keep-versions', '0'],
      /^--keep-versions must be a whole number from 1 to 1000000\.\n$/,
    ],
    [
      'half a day',
      ['--keep-days', '0.5', '--keep-versions', 'x'],
      /^--keep-versions .*\n--keep-days must be a whole number/,
    ],
  ])('cannot have %s', async (_what, options, err) => {
    expect(await command(['organization', 'create', 'acme', ...options])).toEqual({
      code: 2,
      out: '',
      err: expect.stringMatching(err),
    });
    expect(await told('organization', 'list')).toHaveLength(1);
  });

  it('keep versions for as long as was said, and all of them again', async () => {
    await told('organization', 'create', 'acme', '--keep-versions', '20');
    await told('organization', 'update', 'acme', '--keep-days', '90');
    expect((await told('organization', 'show', 'acme')).retention).toEqual({
      keepVersions: 20,
      keepDays: 90,
    });
    const { out } = await command(['organization', 'show', 'acme']);
    expect(out).toMatch(/^retention\t.*20.*90/m);
    await told('organization', 'update', 'acme', '--title', 'Acme Ltd', '--no-keep-versions');
    expect((await told('organization', 'show', 'acme')).retention).toEqual({ keepDays: 90 });
    await told('organization', 'update', 'acme', '--no-keep-days');
    expect(await told('organization', 'show', 'acme')).not.toHaveProperty('retention');
  });

  it('have an id each, which stands in addresses', async () => {
    expect(await command(['organization', 'create', 'default'])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/already/),
    });
    expect(await command(['organization', 'create', 'a/b'])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^id "a\/b" must be letters/),
    });
  });

  it('have an ID that is the same in any case', async () => {
    expect(await command(['organization', 'create', 'DEFAULT'])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/"DEFAULT" is taken by the organization "default"/),
    });
    expect(await told('organization', 'show', 'DEFAULT')).toMatchObject({ id: 'default' });
    expect(await told('organization', 'update', 'Default', '--title', 'New')).toMatchObject({
      id: 'default',
    });
    expect(await told('space', 'create', 'other', '--organization', 'DEFAULT')).toMatchObject({
      organizationId: 'default',
    });
    expect(await told('space', 'list', '--organization', 'DEFAULT')).toHaveLength(2);
    expect(await told('spec', 'list', '--organization', 'DEFAULT')).toEqual([]);
    const hook = ['hook', 'add', '--organization', 'DEFAULT', '--url', 'https://docs.example/changed'];
    expect(await told(...hook)).toMatchObject({ organizationId: 'default' });
    const twice = ['--organization', 'DEFAULT', '--organization', 'default'];
    const made = await told('token', 'create', 'ci', ...twice, '--scope', 'openapi:read');
    expect(made).toMatchObject({ organizations: ['default'] });
    expect(await told('organization', 'delete', 'DEFAULT', '--yes')).toEqual({
      id: 'default',
      removed: true,
    });
    expect(await told('organization', 'list')).toEqual([]);
  });

  it('are removed when somebody says yes, and not otherwise', async () => {
    const remove = ['organization', 'delete', 'default'];
    expect(await command(remove)).toMatchObject({ code: 2, err: expect.stringMatching(/add --yes\.\n$/) });
    expect(await command(remove, { terminal: true, answer: 'no' })).toMatchObject({
      code: 1,
      err: expect.stringMatching(/Nothing was done/),
    });
    expect(await command(remove, { terminal: true })).toMatchObject({ code: 1 });
    expect(await told('organization', 'list')).toHaveLength(1);
    expect(await command(remove, { terminal: true, answer: 'yes' })).toMatchObject({ code: 0 });
    expect(await told('organization', 'list')).toEqual([]);
  });

  it('are a table for people, and lines with tabs for programs', async () => {
    await told('organization', 'create', 'acme', '--email-domain', 'acme.example');
    const lines = (await command(['organization', 'list'])).out.split('\n');
    expect(lines[1]?.split('\t').slice(0, 4)).toEqual(['acme', 'acme', 'business', 'acme.example']);
    const table = (await command(['organization', 'list'], { terminal: true })).out.split('\n');
    expect(table[0]).toBe('ID       TITLE    TYPE      EMAIL DOMAINS  CREATED');
    expect(table[2]).toMatch(/^acme {5}acme {5}business {2}acme\.example {3}20/);
  });

  it('cannot steer the terminal by their names', async () => {
    const title = '\u001b[31mRed\u202e';
    expect(await command(['organization', 'create', 'acme', '--title', title])).toEqual({
      code: 2,
      out: '',
      err: '--title must not have line breaks or control characters.\n',
    });
    const database = await openSQLite(databaseFile);
    await database.connection('organizations').update({ title });
    await database.close();
    const { out } = await command(['organization', 'list'], { terminal: true });
    expect(out).toContain('\ufffd[31mRed\ufffd');
  });
});

describe('tokens', () => {
  let server: TestServer;

  beforeEach(async () => {
    server = await startServer({ databaseFile });
    await server.server.bootstrap();
    await told('organization', 'create', 'acme');
    await told('organization', 'create', 'globex');
  });

  afterEach(() => server.close());

  const create = (...options: string[]) => command(['token', 'create', 'ci', ...options]);
  const statusFor = async (token: string, path = '/v1/orgs/acme/openapi') =>
    (await fetch(server.url + path, { headers: { authorization: `Bearer ${token}` } })).status;

  it('are printed once, alone, and work beside the running server at once (AU11)', async () => {
    const { out, err, code } = await create('--organization', 'acme', '--scope', 'openapi:read');
    expect(code).toBe(0);
    expect(out).toMatch(/^shelf_[0-9A-Za-z]{40}\n$/);
    expect(err).toMatch(/^Made the token \w+ of ci for acme: openapi:read\. It does not expire\./);
    const token = out.trim();
    expect(await statusFor(token)).toBe(200);
    expect(await statusFor(token, '/v1/orgs/globex/openapi')).toBe(404);
    const file = Buffer.concat([await readFile(databaseFile), await readFile(`${databaseFile}-wal`)]);
    expect(file.includes(token)).toBe(false);
    expect(file.includes(token.slice(0, 12))).toBe(true);
  });

  it('overlap while one takes the place of the other (AU4)', async () => {
    const before = (await create('--organization', 'acme', '--scope', 'openapi:read')).out.trim();
    const next = (await create('--organization', 'acme', '--scope', 'openapi:read')).out.trim();
    expect([await statusFor(before), await statusFor(next)]).toEqual([200, 200]);
    const revoked = await told('token', 'revoke', before.slice(0, 12), '--yes');
    expect(revoked).toMatchObject({ subject: { id: 'ci' }, revokedAt: expect.any(String) });
    expect([await statusFor(before), await statusFor(next)]).toEqual([401, 200]);
    expect(await command(['token', 'revoke', revoked.id, '--yes'])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/revoked already/),
    });
  });

  it('are listed by how they begin, with what they may and when they were used', async () => {
    const { out } = await create(
      ...[
        '--name',
        'Build',
        '--email',
        'ci@acme.example',
        '--organization',
        'acme',
        '--organization',
        'globex',
      ],
      ...['--scope', 'openapi:read', '--scope', 'space:read', '--expires', '2099-12-31'],
    );
    await statusFor(out.trim());
    const [, listed] = await told('token', 'list');
    expect(listed).toEqual({
      id: expect.stringMatching(/^[a-z0-9]{20}$/),
      prefix: out.slice(0, 12),
      subject: { id: 'ci', displayName: 'Build', email: 'ci@acme.example' },
      organizations: ['acme', 'globex'],
      scopes: ['openapi:read', 'space:read'],
      createdAt: expect.any(String),
      expiresAt: '2099-12-31T00:00:00.000Z',
      lastUsedAt: server.now().toISOString(),
      state: 'active',
    });
  });

  it('note their use now and then, not at every request', async () => {
    const token = (await create('--organization', 'acme', '--scope', 'openapi:read')).out.trim();
    const usedAt = async () => (await told('token', 'list'))[1].lastUsedAt;
    await statusFor(token);
    const first = await usedAt();
    server.advance(4 * 60_000);
    await statusFor(token);
    expect(await usedAt()).toBe(first);
    server.advance(60_000);
    await statusFor(token);
    expect(await usedAt()).toBe(server.now().toISOString());
  });

  it('are good also while their use cannot be noted', async () => {
    const token = (await create('--organization', 'acme', '--scope', 'openapi:read')).out.trim();
    server.server.stores.accessTokens.recordUse = async () => {
      throw new Error('The database is full');
    };
    expect(await statusFor(token)).toBe(200);
  });

  it('that are good for nothing are listed on demand', async () => {
    const { id } = await told(
      'token',
      'create',
      'ci',
      '--all-organizations',
      '--scope',
      'email-domains:read',
    );
    await told('token', 'revoke', id, '--yes');
    expect(await told('token', 'list')).toHaveLength(1);
    expect((await told('token', 'list', '--all'))[1]).toMatchObject({
      id,
      organizations: '*',
      state: 'revoked',
    });
  });

  it('end when their organization does, and do not open another one of its name', async () => {
    const token = (await create('--organization', 'acme', '--scope', 'openapi:read')).out.trim();
    await told('organization', 'delete', 'acme', '--yes');
    await told('organization', 'create', 'acme');
    expect(await statusFor(token)).toBe(401);
  });

  it.each([
    ['no scope', ['--organization', 'acme'], /required option '--scope <scope>'/],
    [
      'a scope that there is not',
      ['--organization', 'acme', '--scope', 'all'],
      /^--scope must be one or more of email-domains:read/,
    ],
    [
      'an organization that there is not',
      ['--organization', 'x', '--scope', 'space:read'],
      /^--organization "x" does not exist/,
    ],
    [
      'no organization among many',
      ['--scope', 'space:read'],
      /^Say which organization .*: default, acme, globex\.\n$/,
    ],
    [
      'one and all',
      ['--organization', 'acme', '--all-organizations', '--scope', 'space:read'],
      /exclude each other/,
    ],
    [
      'an end in the past',
      ['--organization', 'acme', '--scope', 'space:read', '--expires', '2020-01-01'],
      /is over already/,
    ],
    [
      'an end that is no time',
      ['--organization', 'acme', '--scope', 'space:read', '--expires', 'soon'],
      /^--expires takes/,
    ],
    [
      'no email address',
      ['--organization', 'acme', '--scope', 'space:read', '--email', 'ci'],
      /^--email "ci" is not/,
    ],
  ])('are not made with %s', async (_what, options, err) => {
    expect(await create(...options)).toEqual({ code: 2, out: '', err: expect.stringMatching(err) });
  });

  it('are revoked by whoever has found all of one, and the question says which it is', async () => {
    const { out } = await create('--organization', 'acme', '--scope', 'openapi:read');
    const asked = await command(['token', 'revoke', out.trim()], { terminal: true, answer: 'no' });
    expect(asked).toMatchObject({ code: 1, err: expect.stringContaining('of ci for acme') });
    await told('token', 'revoke', out.trim(), '--yes');
    expect(await statusFor(out.trim())).toBe(401);
  });

  it('are not repeated in a message when somebody pastes one', async () => {
    const secret = `shelf_${'x'.repeat(40)}`;
    const { err, code } = await command(['token', 'revoke', secret, '--yes']);
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^There is no token "shel…"\. A token is named by/),
    ]);
  });
});

describe('spaces', () => {
  beforeEach(() => fillDatabase(databaseFile));

  it('are made in the only organization, or in the one that is named', async () => {
    expect(await told('space', 'create', 'manual')).toMatchObject({
      id: 'manual',
      organizationId: 'default',
    });
    await told('organization', 'create', 'acme');
    expect(await command(['space', 'create', 'guide'])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/--organization: default, acme/),
    });
    await told('space', 'create', 'guide', '--organization', 'acme');
    expect(await command(['space', 'create', 'guide', '--organization', 'acme'])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/already/),
    });
    const ids = (spaces: { id: string }[]) => spaces.map(({ id }) => id);
    expect(ids(await told('space', 'list'))).toEqual(['docs', 'manual', 'guide']);
    expect(ids(await told('space', 'list', '--organization', 'acme'))).toEqual(['guide']);
    await told('space', 'delete', 'docs', '--yes');
    expect(ids(await told('space', 'list'))).toEqual(['manual', 'guide']);
    expect(await command(['space', 'delete', 'docs', '--yes'])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^Space "docs" was not found/),
    });
  });
});

describe('specifications', () => {
  let server: TestServer;
  let client: Client;

  beforeEach(async () => {
    server = await startServer({ databaseFile });
    const token = await server.server.bootstrap();
    client = new Client({ baseUrl: server.url, ...(token === undefined ? {} : { token }) });
    const source = {
      text: 'openapi: 3.1.0\ninfo: { title: Pets, version: 1 }\npaths: { /a: { get: { responses: 5 } } }\n',
    };
    await client.specs.upsert({ organizationId: 'default', specSlug: 'pets', source });
    await server.server.processor.idle();
  });

  afterEach(() => server.close());

  it('are listed and shown with what is wrong with them', async () => {
    expect((await told('spec', 'list'))[0]).toMatchObject({ organizationId: 'default', slug: 'pets' });
    expect((await command(['spec', 'list'])).out).toMatch(/^default\tpets\tcomplete\t\t\d+\tprivate\t/);
    const { out } = await command(['spec', 'show', 'pets']);
    expect(out).toMatch(/^slug\tpets$/m);
    expect(out).toMatch(/^error\t[\w-]+\t1\t3:\d+\t.*responses/m);
    expect(await command(['spec', 'show', 'pets', '--organization', 'x'])).toMatchObject({ code: 1 });
    expect(await command(['spec', 'show', 'x'])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^OpenAPI specification "x" was not found/),
    });
  });

  it('lose the versions that are not kept, after they were reported', async () => {
    const list = () => client.specs.versions.list({ organizationId: 'default', specSlug: 'pets' });
    for (const version of [2, 3]) {
      server.advance(1_000);
      const source = { text: `openapi: 3.1.0\ninfo: { title: Pets, version: ${version} }\npaths: {}\n` };
      await client.specs.upsert({ organizationId: 'default', specSlug: 'pets', source });
      await server.server.processor.idle();
    }
    expect(await told('prune', '--dry-run')).toEqual([]);
    expect(await command(['prune', 'default', '--yes'])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/keeps all of its versions: .*--keep-versions/),
    });
    const [report] = await told('prune', 'default', '--dry-run', '--keep-versions', '1');
    expect(report).toMatchObject({ organizationId: 'default', slug: 'pets', versions: 2, of: 3 });
    expect(await command(['prune', '--keep-versions', '1', '--yes'])).toMatchObject({ code: 2 });
    await told('organization', 'update', 'default', '--keep-versions', '1');
    const table = await command(['prune', '--dry-run'], { terminal: true });
    expect(table.out).toMatch(/^ORGANIZATION +SLUG +VERSIONS +OF +FROM +TO +BYTES\ndefault +pets +2 +3 +20/);
    expect((await list()).count).toBe(3);
    expect(await command(['prune'])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^This removes 2 versions of 1 specifications, .* add --yes\.\n$/),
    });
    expect(await told('prune', '--yes')).toEqual({ versions: 2, contents: 0, bytes: 0 });
    expect((await list()).count).toBe(1);
    const database = await openSQLite(databaseFile);
    const events = (await listAuditEvents(database.connection, 1_000)).map(({ event }) => JSON.parse(event));
    await database.close();
    expect(events).toContainEqual(
      expect.objectContaining({
        action: 'spec.prune',
        actor: 'operator',
        organizationId: 'default',
        specSlug: 'pets',
        versions: 2,
      }),
    );
  });

  it('are processed once more by the running server', async () => {
    const { lastProcessedAt } = await client.specs.get({ organizationId: 'default', specSlug: 'pets' });
    server.advance(5_000);
    expect(await told('spec', 'refresh', 'pets')).toMatchObject({ processingState: 'pending' });
    await server.server.processor.idle();
    const again = await client.specs.get({ organizationId: 'default', specSlug: 'pets' });
    expect(again.lastProcessedAt).not.toBe(lastProcessedAt);
  });

  it('leave all that follows to the server: queue, hooks and the audit of commands', async () => {
    await told('hook', 'add', '--url', 'http://127.0.0.1:9/');
    await server.close();
    await told('spec', 'refresh', 'pets');
    expect(await told('spec', 'show', 'pets')).toMatchObject({ processingState: 'pending' });
    await told('spec', 'delete', 'pets', '--yes');
    const [hook] = await told('hook', 'list');
    expect(hook).toMatchObject({ waiting: 1 });
    expect(hook).not.toHaveProperty('lastFailure');
    const database = await openSQLite(databaseFile);
    const events = (await listAuditEvents(database.connection, 1_000)).map(({ event }) => JSON.parse(event));
    await database.close();
    expect(events).toMatchObject([
      { action: 'hook.add' },
      { action: 'spec.refresh' },
      { action: 'spec.delete' },
    ]);
    server = await startServer({ databaseFile });
  });

  it('are removed', async () => {
    expect(await command(['spec', 'delete', 'pets'])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/specification pets of default/),
    });
    await told('spec', 'delete', 'pets', '--yes');
    expect(await told('spec', 'list')).toEqual([]);
  });
});

describe('hooks', () => {
  beforeEach(() => fillDatabase(databaseFile));

  it('are added, tried, listed and removed', async () => {
    const hooks = await startHooks();
    const { url, calls, answer } = hooks.add();
    const added = await told('hook', 'add', '--url', url);
    expect(added).toMatchObject({
      organizationId: 'default',
      url,
      secret: expect.stringMatching(/^\w{40}$/),
    });
    expect(await told('hook', 'test', added.id)).toEqual({ id: added.id, works: true });
    expect(calls.map(({ body }) => body)).toEqual(['{"tags":[]}']);
    answer.status = 401;
    expect(await command(['hook', 'test', added.id])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/failed: answered 401\.\n$/),
    });
    expect(await told('hook', 'list')).toEqual([expect.objectContaining({ id: added.id, waiting: 0 })]);
    expect((await command(['hook', 'list'])).out).not.toContain(added.secret);
    await told('hook', 'remove', added.id, '--yes');
    expect(await told('hook', 'list')).toEqual([]);
    expect(await command(['hook', 'test', added.id])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/was not found/),
    });
    await hooks.close();
  });

  it('take their secret from a file or the environment, and never show it', async () => {
    const secretFile = join(folder, 'secret');
    await writeFile(secretFile, 'a secret of the file\n');
    const add = ['hook', 'add', '--url', 'https://a.example/hook'];
    const ofFile = await command([...add, '--secret-file', secretFile]);
    const env = { SPECSHELF_HOOK_SECRET: 'a secret of the environment' };
    const ofEnvironment = await command([...add, '--json'], { env });
    expect(ofFile.out + ofEnvironment.out).not.toMatch(/a secret/);
    const key = (await readFile(`${databaseFile}.key`, 'utf8')).trim();
    const { open } = createSeal(() => key);
    const database = await openSQLite(databaseFile);
    const stored = await createStores(database).hooks.list();
    await database.close();
    expect(stored.map(({ id, secret }) => open(secret, `hook ${id}`))).toEqual([
      'a secret of the file',
      'a secret of the environment',
    ]);
  });

  it.each([
    ['an address with a password', 'https://:p@a.example/', /^--url must be an http/],
    ['an address with a user name', 'https://u@a.example/', /^--url must be an http/],
    ['an address of another protocol', 'ftp://a.example/', /^--url must be an http/],
    ['no address', 'here', /^--url must be an http/],
  ])('are not added with %s', async (_what, url, err) => {
    expect(await command(['hook', 'add', '--url', url])).toEqual({
      code: 2,
      out: '',
      err: expect.stringMatching(err),
    });
  });
});

describe('the audit', () => {
  it('is told by the running server, one line for each change, without a secret', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'info' }, { write: (line) => lines.push(line) });
    const server = await startServer({ databaseFile, overrides: { logger } });
    const token = (await server.server.bootstrap()) ?? '';
    const client = new Client({ baseUrl: server.url, token });
    const spec = { organizationId: 'default', specSlug: 'pets' };
    await client.specs.upsert({ ...spec, source: { text: 'openapi: 3.1.0' } });
    await client.specs.setVisibility({ ...spec, visibility: 'public' });
    await server.server.processor.idle();
    await server.server.deliverer.idle();
    const made = await told('token', 'create', 'ci', '--organization', 'default', '--scope', 'space:read');
    const hook = await told('hook', 'add', '--url', 'https://a.example/?secret=word');
    await told('token', 'revoke', made.id, '--yes');
    await client.specs.delete(spec);
    await server.server.deliverer.idle();
    await server.close();
    const logged = lines.map((line) => JSON.parse(line));
    const { tokenId } = logged.find(({ msg, subject }) => msg === 'request' && subject === 'operator');
    const events = logged.filter(({ msg }) => msg === 'audit');
    const user = userInfo().username;
    // What a command has left is told when the server looks for it.
    const changes = events.map(({ audit }) => [audit.action, audit.actor, audit.user]);
    expect(changes.filter(([, , who]) => who === undefined)).toEqual([
      ['token.create', 'server', undefined],
      ['spec.create', 'operator', undefined],
      ['spec.visibility', 'operator', undefined],
      ['spec.delete', 'operator', undefined],
    ]);
    expect(changes.filter(([, , who]) => who !== undefined)).toEqual([
      ['token.create', 'operator', user],
      ['hook.add', 'operator', user],
      ['token.revoke', 'operator', user],
    ]);
    expect(events[2].audit).toMatchObject({
      specSlug: 'pets',
      visibility: 'public',
      tokenId,
    });
    for (const secret of [token, made.token, hook.secret, 'word'])
      expect(lines.join('')).not.toContain(secret);
  });
});

describe('a database of another program', () => {
  const other = () => {
    const database = new Sqlite(databaseFile);
    database.exec('create table users (name text)');
    database.close();
  };

  it.each([
    ['empty', () => writeFile(databaseFile, ''), /is empty/],
    ['that of another program', async () => other(), /is the database of another program/],
  ])('that is %s is refused, and nothing is written into it', async (_what, make, err) => {
    await make();
    const before = await readFile(databaseFile);
    for (const args of [
      ['spec', 'list'],
      ['token', 'list'],
      ['backup', join(folder, 'copy')],
    ]) {
      expect(await command(args), args.join(' ')).toMatchObject({ code: 1, err: expect.stringMatching(err) });
    }
    expect((await command(['doctor', '--no-fetch'])).code).toBe(1);
    expect(await readdir(folder)).toEqual(['specs.sqlite']);
    expect(await readFile(databaseFile)).toEqual(before);
  });

  it('is not brought up to date', async () => {
    other();
    const refused = { code: 1, err: expect.stringMatching(/is the database of another program/) };
    expect(await command(['migrate'])).toMatchObject(refused);
    expect(await command(['serve'])).toMatchObject(refused);
  });
});

describe('a backup', () => {
  it('is whole, for nobody else to read, and replaces nothing', async () => {
    await fillDatabase(databaseFile);
    const target = join(folder, 'backup', 'copy.sqlite');
    expect(await command(['backup', target])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/no folder/),
    });
    await mkdir(join(folder, 'backup'));
    const made = await command(['backup', target]);
    expect(made).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining(`Without the file ${databaseFile}.key`),
    });
    expect((await stat(target)).mode & 0o077).toBe(0);
    const copied = await runCommand(['space', 'list', '--json'], { env: { DATABASE_URL: target } });
    expect(JSON.parse(copied.out)).toMatchObject([{ id: 'docs' }]);
    expect(await command(['backup', target])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/already, which is not replaced/),
    });
  });

  it('is refused of what is no database', async () => {
    expect(await command(['backup', join(folder, 'copy')])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^There is no database/),
    });
    await writeFile(databaseFile, 'x'.repeat(5000));
    expect(await command(['backup', join(folder, 'copy')])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/not a database|not a SQLite/),
    });
    await expect(stat(join(folder, 'copy'))).rejects.toThrow('ENOENT');
    await expect(stat(join(folder, 'copy.unfinished'))).rejects.toThrow('ENOENT');
  });
});

describe('migrating', () => {
  it('makes a database, and does nothing the second time', async () => {
    expect(await told('migrate')).toEqual({ migrated: Object.keys(migrations) });
    expect(await told('migrate')).toEqual({ migrated: [] });
  });

  it('waits for the server to be stopped', async () => {
    const server = await startServer({ databaseFile });
    expect(await command(['migrate'])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^Another Specshelf server is using/),
    });
    await server.close();
  });

  it('is not done on the way by other commands, beside a server that may be older', async () => {
    await fillDatabase(databaseFile);
    const database = await openSQLite(databaseFile);
    await database.connection('migrations').where({ name: '0004-access' }).delete();
    await database.close();
    expect(await command(['space', 'list'])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/written by an older version.*specshelf migrate/),
    });
  });
});

describe('the doctor', () => {
  const doctor = async (env: Record<string, string> = {}, ...options: string[]) => {
    const { out, code } = await command(
      ['doctor', '--json', ...(options.length > 0 ? options : ['--no-fetch'])],
      { env },
    );
    const findings: { about: string; state: string; message: string; advice?: string }[] = JSON.parse(out);
    return { code, findings, find: (about: string) => findings.find((finding) => finding.about === about) };
  };

  it('finds nothing wrong with a server that runs', async () => {
    const server = await startServer({ databaseFile });
    await server.server.bootstrap();
    const { port } = new URL(server.url);
    const { code, findings } = await doctor({ PORT: port });
    expect(findings.filter(({ state }) => state !== 'ok')).toEqual([]);
    expect(code).toBe(0);
    await server.close();
  });

  it('tells all that is wrong with the configuration', async () => {
    const { code, findings } = await doctor({ PORT: 'x', LOG_LEVEL: 'loud' });
    expect([code, findings.map(({ about, state }) => [about, state])]).toEqual([
      1,
      [
        ['configuration', 'problem'],
        ['configuration', 'problem'],
      ],
    ]);
  });

  it('warns about an unknown variable, which is no failure', async () => {
    const { findings } = await doctor({ SPECSHELF_CAHCE_LIMIT: '1000' });
    const warnings = findings.filter(({ about, state }) => about === 'configuration' && state === 'warning');
    expect(warnings.map(({ message }) => message)).toEqual([
      'The variable SPECSHELF_CAHCE_LIMIT is unknown and has no effect. Did you mean SPECSHELF_CACHE_LIMIT?',
    ]);
  });

  it('says that there is no database yet, and makes none', async () => {
    const { find } = await doctor();
    expect(find('database')).toMatchObject({
      state: 'warning',
      advice: expect.stringContaining('specshelf serve'),
    });
    await expect(stat(databaseFile)).rejects.toThrow('ENOENT');
  });

  it('finds a file that is no database', async () => {
    await writeFile(databaseFile, 'x'.repeat(5000));
    const { code, find } = await doctor();
    expect([code, find('database')]).toEqual([1, expect.objectContaining({ state: 'problem' })]);
  });

  it('finds what the key does not open', async () => {
    await fillDatabase(databaseFile);
    const { id } = await told('hook', 'add', '--url', 'https://a.example/');
    await told('integration', 'add', 'timetables', '--endpoint', 'https://b.example');
    const { code, find } = await doctor({ SPECSHELF_SECRET_KEY: 'another key, of which nobody knows' });
    expect([code, find('secret key')?.message]).toEqual([
      1,
      `It does not open the secrets of the hook ${id}, the integration timetables.`,
    ]);
  });

  it('finds a key that no server starts with, also while there are no secrets', async () => {
    await fillDatabase(databaseFile);
    const { code, find } = await doctor({ SPECSHELF_SECRET_KEY: 'another key, of which nobody knows' });
    expect([code, find('secret key')?.message]).toEqual([1, expect.stringMatching(/is not the key that/)]);
  });

  it('finds a clock that goes wrong, and what waits for a server', async () => {
    const server = await startServer({ databaseFile, start: new Date('2099-01-01T00:00:00.000Z') });
    const token = (await server.server.bootstrap()) ?? '';
    await fetch(`${server.url}/v1/user`, { headers: { authorization: `Bearer ${token}` } });
    await server.close();
    expect((await doctor()).find('clock')).toMatchObject({
      state: 'problem',
      message: expect.stringMatching(/2099-01-01/),
    });
  });

  it('tries to fetch as sources are fetched', async () => {
    await fillDatabase(databaseFile);
    const site = await startSourceSite();
    const url = site.publish('pets.yaml', 'openapi: 3.1.0');
    const open = { SPECSHELF_FETCH_ALLOW: '127.0.0.0/8' };
    expect((await doctor({}, '--fetch', url)).find('fetching')).toMatchObject({ state: 'problem' });
    expect((await doctor(open, '--fetch', url)).find('fetching')).toMatchObject({ state: 'ok' });
    await site.close();
    expect((await doctor(open, '--fetch', url)).find('fetching')).toMatchObject({ state: 'warning' });
  });

  it('fetches through the outbound proxy, and warns where only the proxy resolves names', async () => {
    await fillDatabase(databaseFile);
    const site = await startSourceSite();
    const url = site.publish('pets.yaml', 'openapi: 3.1.0');
    const proxy = await startOutboundProxy();
    const env = {
      SPECSHELF_FETCH_ALLOW: '127.0.0.0/8',
      SPECSHELF_FETCH_PROXY: `http://ada:s3cret@127.0.0.1:${proxy.port}`,
    };
    const checked = await doctor(env, '--fetch', url);
    expect(checked.find('fetching')).toMatchObject({ state: 'ok' });
    expect(proxy.requests.map(({ url }) => url)).toEqual([new URL(url).host]);
    expect(checked.find('outbound proxy')).toMatchObject({ state: 'ok' });
    const unchecked = await doctor({ ...env, SPECSHELF_FETCH_PROXY_DNS: 'proxy' });
    expect(unchecked.find('outbound proxy')).toMatchObject({
      state: 'warning',
      message: expect.stringMatching(/cannot check the addresses/),
    });
    expect(JSON.stringify([checked, unchecked])).not.toMatch(/s3cret|ada/);
    await Promise.all([site.close(), proxy.close()]);
  });

  it('finds that something else answers where the server should', async () => {
    const hooks = await startHooks();
    const PUBLIC_URL = new URL(hooks.add().url).origin;
    expect((await doctor({ PUBLIC_URL })).find('server')).toMatchObject({
      state: 'problem',
      message: expect.stringMatching(/with 404/),
    });
    await hooks.close();
    expect((await doctor({ PUBLIC_URL })).find('server')).toMatchObject({ state: 'warning' });
  });

  it('tells people in lines what to do', async () => {
    const { out } = await command(['doctor', '--no-fetch'], { terminal: true });
    expect(out).toMatch(
      /^warning {2}database: There is no database .*\n {9}The first `specshelf serve` makes it/m,
    );
  });
});
