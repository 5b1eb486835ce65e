import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { command, databaseFile, runForJSON, useCommandDatabase } from '../support/server/command-database.js';
import { startServer, type TestServer } from '../support/server/start-server.js';

useCommandDatabase();

describe('tokens', () => {
  let server: TestServer;

  beforeEach(async () => {
    server = await startServer({ databaseFile });
    await server.server.bootstrap();
    await runForJSON('organization', 'create', 'acme');
    await runForJSON('organization', 'create', 'globex');
  });

  afterEach(() => server.close());

  const create = (...options: string[]) => command(['token', 'create', 'ci', ...options]);
  const statusFor = async (token: string, path = '/v1/orgs/acme/openapi') =>
    (await fetch(server.url + path, { headers: { authorization: `Bearer ${token}` } })).status;

  it('are printed once, alone, and work immediately on the running server (AU11)', async () => {
    const { out, err, code } = await create('--organization', 'acme', '--scope', 'openapi:read');
    expect(code).toBe(0);
    expect(out).toMatch(/^shelf_[0-9A-Za-z]{40}\n$/);
    expect(err).toMatch(/^Created the token \w+ of ci for acme: openapi:read\. It does not expire\./);
    const token = out.trim();
    expect(await statusFor(token)).toBe(200);
    expect(await statusFor(token, '/v1/orgs/globex/openapi')).toBe(404);
    const file = Buffer.concat([await readFile(databaseFile), await readFile(`${databaseFile}-wal`)]);
    expect(file.includes(token)).toBe(false);
    expect(file.includes(token.slice(0, 12))).toBe(true);
  });

  it('overlap during rotation (AU4)', async () => {
    const before = (await create('--organization', 'acme', '--scope', 'openapi:read')).out.trim();
    const next = (await create('--organization', 'acme', '--scope', 'openapi:read')).out.trim();
    expect([await statusFor(before), await statusFor(next)]).toEqual([200, 200]);
    const revoked = await runForJSON('token', 'revoke', before.slice(0, 12), '--yes');
    expect(revoked).toMatchObject({ subject: { id: 'ci' }, revokedAt: expect.any(String) });
    expect([await statusFor(before), await statusFor(next)]).toEqual([401, 200]);
    expect(await command(['token', 'revoke', revoked.id, '--yes'])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/revoked already/),
    });
  });

  it('are listed by prefix, with scopes and last use', async () => {
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
    const [, listed] = await runForJSON('token', 'list');
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

  it('store their last use periodically, not on each request', async () => {
    const token = (await create('--organization', 'acme', '--scope', 'openapi:read')).out.trim();
    const usedAt = async () => (await runForJSON('token', 'list'))[1].lastUsedAt;
    await statusFor(token);
    const first = await usedAt();
    server.advance(4 * 60_000);
    await statusFor(token);
    expect(await usedAt()).toBe(first);
    server.advance(60_000);
    await statusFor(token);
    expect(await usedAt()).toBe(server.now().toISOString());
  });

  it('stay valid while storing their last use fails', async () => {
    const token = (await create('--organization', 'acme', '--scope', 'openapi:read')).out.trim();
    server.server.stores.accessTokens.recordUse = async () => {
      throw new Error('The database is full');
    };
    expect(await statusFor(token)).toBe(200);
  });

  it('that are expired or revoked are listed on demand', async () => {
    const { id } = await runForJSON(
      'token',
      'create',
      'ci',
      '--all-organizations',
      '--scope',
      'email-domains:read',
    );
    await runForJSON('token', 'revoke', id, '--yes');
    expect(await runForJSON('token', 'list')).toHaveLength(1);
    expect((await runForJSON('token', 'list', '--all'))[1]).toMatchObject({
      id,
      organizations: '*',
      state: 'revoked',
    });
  });

  it('are deleted with their organization, and do not open another one of its name', async () => {
    const token = (await create('--organization', 'acme', '--scope', 'openapi:read')).out.trim();
    await runForJSON('organization', 'delete', 'acme', '--yes');
    await runForJSON('organization', 'create', 'acme');
    expect(await statusFor(token)).toBe(401);
  });

  it.each([
    ['no scope', ['--organization', 'acme'], /required option '--scope <scope>'/],
    [
      'a scope that there is not',
      ['--organization', 'acme', '--scope', 'all'],
      /^--scope must be one of audit:read, email-domains:read, .*, not "all"\.$/m,
    ],
    [
      'an organization that there is not',
      ['--organization', 'x', '--scope', 'space:read'],
      /^--organization "x" does not exist/,
    ],
    [
      'no organization among many',
      ['--scope', 'space:read'],
      /^Specify an organization .*: default, acme, globex\.\n$/,
    ],
    [
      'one and all',
      ['--organization', 'acme', '--all-organizations', '--scope', 'space:read'],
      /exclude each other/,
    ],
    [
      'an end in the past',
      ['--organization', 'acme', '--scope', 'space:read', '--expires', '2020-01-01'],
      /is in the past/,
    ],
    [
      'an end that is no time',
      ['--organization', 'acme', '--scope', 'space:read', '--expires', 'soon'],
      /^--expires must be a number of minutes/,
    ],
    [
      'an expiry after the year 9999',
      ['--organization', 'acme', '--scope', 'space:read', '--expires', '999999w'],
      /^--expires must be before the year 10000, not 999999w\.\n$/,
    ],
    [
      'no email address',
      ['--organization', 'acme', '--scope', 'space:read', '--email', 'ci'],
      /^--email "ci" is not/,
    ],
  ])('are not made with %s', async (_what, options, err) => {
    expect(await create(...options)).toEqual({ code: 2, out: '', err: expect.stringMatching(err) });
  });

  it('can be revoked by the full token, and the confirmation identifies it', async () => {
    const { out } = await create('--organization', 'acme', '--scope', 'openapi:read');
    const asked = await command(['token', 'revoke', out.trim()], { terminal: true, answer: 'no' });
    expect(asked).toMatchObject({ code: 1, err: expect.stringContaining('of ci for acme') });
    await runForJSON('token', 'revoke', out.trim(), '--yes');
    expect(await statusFor(out.trim())).toBe(401);
  });

  it('are not repeated in error messages', async () => {
    const secret = `shelf_${'x'.repeat(40)}`;
    const { err, code } = await command(['token', 'revoke', secret, '--yes']);
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^There is no token "shel…"\. Use the ID of a token/),
    ]);
  });
});
