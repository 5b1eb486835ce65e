import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  expectPage,
  ferryStatus,
  type PagesWorld,
  startPagesWorld,
  textOf,
} from '../support/pages/pages-world.js';
import { createVisitor, linksOf } from '../support/pages/visitor.js';
import { startServer } from '../support/server/start-server.js';

let world: PagesWorld;

beforeAll(async () => {
  world = await startPagesWorld();
});

afterAll(() => world.close());

describe('sign-in', () => {
  it('returns to the requested page', async () => {
    const visitor = createVisitor(world.target.url);
    const seen = await visitor.signIn(` ${world.reader}\n`, `${ferryStatus}?page=x`);
    expect(seen).toMatchObject({ status: 303, headers: { location: `${ferryStatus}?page=x` } });
    expectPage(await visitor.see(ferryStatus), 200);
  });

  it('stores the token encrypted in a cookie that other sites cannot use', async () => {
    const { headers } = await createVisitor(world.target.url).signIn(world.reader);
    const [cookie = ''] = headers['set-cookie'] ?? [];
    expect(cookie.split('; ').slice(1).toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=28800',
      'Path=/',
      'SameSite=Strict',
    ]);
    const value = /^specshelf_session=([\w-]+)/.exec(cookie)?.[1] ?? '';
    expect(Buffer.from(value, 'base64url').toString('latin1')).not.toContain(world.reader);
    const sent = await fetch(`${world.target.url}/v1/user`, {
      headers: { authorization: `Bearer ${value}` },
    });
    expect(sent.status).toBe(401);
  });

  it('expires after 8 hours, even if the browser keeps the cookie', async () => {
    const visitor = await world.visitorWith(world.reader);
    world.target.advance(8 * 3_600_000 - 1);
    expectPage(await visitor.see(ferryStatus), 200);
    world.target.advance(1);
    expectPage(await visitor.see(ferryStatus), 401);
  });

  it('rejects forged and changed cookies', async () => {
    const visitor = await world.visitorWith(world.reader);
    const [cookie = ''] = visitor.cookie?.split('; ') ?? [];
    for (const changed of [
      `${cookie}x`,
      cookie.slice(0, -4),
      'specshelf_session=',
      `specshelf_session=${world.reader}`,
    ]) {
      visitor.cookie = changed;
      expectPage(await visitor.see(ferryStatus), 401);
    }
  });

  it('sets a `__Host-` cookie if the server has a host of its own', async () => {
    for (const [publicURL, name] of [
      ['https://specs.example', '__Host-specshelf_session'],
      ['https://docs.example/specs', 'specshelf_session'],
      ['http://specs.example', 'specshelf_session'],
    ] as const) {
      const server = await startServer({ databaseFile: ':memory:', config: { publicURL } });
      const token = (await server.server.bootstrap()) ?? '';
      const { headers } = await createVisitor(server.url).signIn(token);
      expect(headers['set-cookie']?.[0]).toMatch(new RegExp(`^${name}=[\\w-]+; `));
      await server.close();
    }
  });

  it.each(['wrong', '', 'a b', 'ä', 'x'.repeat(5000)])(
    'with the invalid token %j shows the form again, without the token',
    async (token) => {
      const visitor = createVisitor(world.target.url);
      const seen = await visitor.signIn(token, ferryStatus);
      expectPage(seen, 401);
      expect(seen.text).toContain('This token is invalid or expired.');
      expect(seen.text).toContain(`value="${ferryStatus}"`);
      if (token) expect(seen.text).not.toContain(`"${token}"`);
      expect(seen.headers).not.toHaveProperty('set-cookie');
    },
  );

  it.each([
    '//evil.example/orgs/',
    '/\\evil.example/orgs/',
    '/orgs//evil.example',
    '/orgs/..//evil.example',
    '/orgs/\\evil.example',
    '/orgs/../../elsewhere',
    '/orgs/%2e%2e/%2E%2E/elsewhere',
    '/orgs/acme/..',
    '/orgs/a\nb',
    '/orgs/a\tb',
    '/\t/evil.example',
    'https://evil.example/orgs/acme',
    'javascript:alert(1)',
    'orgs/acme',
    '/v1/user',
    '',
  ])('does not redirect to %j', async (to) => {
    const visitor = createVisitor(world.target.url);
    expect(await visitor.signIn(world.reader, to)).toMatchObject({
      status: 303,
      headers: { location: '/sign-in' },
    });
    const form = await createVisitor(world.target.url).see(`/sign-in?to=${encodeURIComponent(to)}`);
    expectPage(form, 200);
    expect(form.text).not.toContain('name="to"');
  });

  it('says that a page is private or missing only at its address', async () => {
    for (const address of ['/sign-in', '/sign-in?to=%2Forgs%2Facme']) {
      expect(textOf(await createVisitor(world.target.url).see(address))).not.toContain('private');
    }
    const wrong = await createVisitor(world.target.url).signIn('wrong', '/orgs/acme');
    expectPage(wrong, 401);
    expect(textOf(wrong)).not.toContain('private');
  });

  it('without a return path leads to the only organization', async () => {
    const visitor = await world.visitorWith(world.reader);
    const seen = await visitor.see('/sign-in');
    expect(seen).toMatchObject({ status: 303, headers: { location: '/orgs/acme' } });
  });

  it('without a return path lists several organizations', async () => {
    const token = await world.target.token({ organizations: ['acme', 'globex'], scopes: ['openapi:read'] });
    const seen = await (await world.visitorWith(token)).see('/sign-in');
    expectPage(seen, 200);
    expect(textOf(seen)).toContain('Tester');
    expect(linksOf(seen, '/sign-in')).toEqual(expect.arrayContaining(['/orgs/acme', '/orgs/globex']));
  });

  it('ends with sign-out, also for a copy of the cookie', async () => {
    const visitor = await world.visitorWith(world.reader);
    const other = await world.visitorWith(world.reader);
    const { cookie = '' } = visitor;
    await visitor.send('/sign-out', {});
    visitor.cookie = cookie;
    expectPage(await visitor.see(ferryStatus), 401);
    expectPage(await other.see(ferryStatus), 200);
    // A session that has expired by itself needs no entry any more.
    world.target.advance(8 * 3_600_000);
    await other.send('/sign-out', {});
    const later = await world.visitorWith(world.reader);
    await later.send('/sign-out', {});
    const rows = await world.target.server.database.query((connection) =>
      connection('ended_sessions').select('id'),
    );
    expect(rows).toHaveLength(1);
  });

  it('removes the cookie with sign-out', async () => {
    const visitor = await world.visitorWith(world.reader);
    const seen = await visitor.send('/sign-out', {});
    expect(seen).toMatchObject({ status: 303, headers: { location: '/sign-in' } });
    expect(seen.headers['set-cookie']?.[0]).toMatch(/^specshelf_session=; Max-Age=0; Path=\/;/);
    expectPage(await visitor.see(ferryStatus), 401);
  });

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('and sign-out reject a form from another site: %j', async (headers) => {
    for (const path of ['/sign-in', '/sign-out']) {
      const seen = await createVisitor(world.target.url).send(path, { token: world.reader }, headers);
      expectPage(seen, 403);
      expect(seen.headers).not.toHaveProperty('set-cookie');
    }
  });

  it('accepts a form from this server under each of its host names', async () => {
    const { host } = new URL(world.target.url);
    for (const headers of [
      { origin: world.target.url },
      { origin: `https://${host}` },
      { 'sec-fetch-site': 'same-origin' },
    ]) {
      expect(
        (await createVisitor(world.target.url).send('/sign-in', { token: world.reader }, headers)).status,
      ).toBe(303);
    }
  });
});
