import { createHash } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  expectPage,
  ferryStatus,
  type PagesWorld,
  startPagesWorld,
  textOf,
} from '../support/pages/pages-world.js';
import { createVisitor } from '../support/pages/visitor.js';
import { startServer } from '../support/server/start-server.js';

let world: PagesWorld;

beforeAll(async () => {
  world = await startPagesWorld();
});

afterAll(() => world.close());

describe('the rate limit', () => {
  it('rejects requests with a page, and wrong tokens do not block a valid one', async () => {
    const limited = await startServer({ databaseFile: ':memory:', config: { rateLimit: 20 } });
    try {
      const token = await limited.token({ scopes: ['openapi:read'] });
      const visitor = createVisitor(limited.url);
      for (let count = 0; count < 5; count++) expectPage(await visitor.signIn('wrong'), 401);
      const rejected = await visitor.signIn('wrong');
      expectPage(rejected, 429);
      expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
      expect(textOf(rejected)).toContain('without a valid token');
      expect((await visitor.signIn(token)).status).toBe(303);
      for (let count = 0; count < 19; count++) expectPage(await visitor.see('/orgs/none'), 404);
      expectPage(await visitor.see('/orgs/none'), 429);
      expectPage(await createVisitor(limited.url).see('/sign-in'), 200);
      const tooLarge = () => createVisitor(limited.url).signIn('x'.repeat(70_000));
      expectPage(await tooLarge(), 413);
      for (let count = 0; count < 20; count++) await tooLarge();
      expectPage(await tooLarge(), 429);
      const other = await limited.token({ scopes: ['openapi:read'] });
      expect((await createVisitor(limited.url).signIn(other)).status).toBe(303);
    } finally {
      await limited.close();
    }
  });
});

describe('the request log of pages', () => {
  it('contains the subject and no token', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'info' }, { write: (line) => lines.push(line) });
    const logged = await startServer({ databaseFile: ':memory:', overrides: { logger } });
    const token = await logged.token({ scopes: ['openapi:read'] });
    const visitor = createVisitor(logged.url);
    await visitor.signIn(token);
    await visitor.see('/orgs/none');
    await visitor.see(`/orgs/shelf_${'x'.repeat(40)}`);
    await logged.close();
    const tokenId = createHash('sha256').update(token).digest('hex').slice(0, 16);
    const seen = lines.map((line) => JSON.parse(line)).filter(({ path = '' }) => path.startsWith('/orgs/'));
    expect(seen.map(({ path, subject, tokenId, status }) => [path, subject, tokenId, status])).toEqual([
      ['/orgs/none', 'tester', tokenId, 404],
      ['/orgs/…', 'tester', tokenId, 404],
    ]);
    expect(lines.join('')).not.toContain(token);
  });
});

describe('a request', () => {
  it('with HEAD gets the status and headers of the page', async () => {
    const visitor = await world.visitorWith(world.reader);
    const seen = await visitor.see(ferryStatus, {}, 'HEAD');
    expectPage(seen, 200);
    expect(seen.text).toBe('');
    expectPage(await createVisitor(world.target.url).see(ferryStatus, {}, 'HEAD'), 401);
  });

  it('with another method gets a list of the allowed methods', async () => {
    const visitor = await world.visitorWith(world.reader);
    for (const [method, address, allow] of [
      ['POST', ferryStatus, 'GET, HEAD'],
      ['DELETE', '/orgs/acme', 'GET, HEAD'],
      ['PUT', '/sign-in', 'GET, HEAD, POST'],
      ['GET', '/sign-out', 'POST'],
    ] as const) {
      const seen = await visitor.see(address, {}, method);
      expectPage(seen, 405);
      expect(seen.headers.allow).toBe(allow);
    }
  });

  it.each([
    [`${ferryStatus}?page=nonsense`, 400],
    [`${ferryStatus}?page=a&page=b`, 400],
    [`${ferryStatus}?page=${'x'.repeat(2000)}`, 400],
    ['/orgs/%zz', 400],
    ['/spaces/docs/%ff', 400],
    ['/orgs/%00', 404],
    ['/orgs/..%2f..', 404],
    ['/orgs/../openapi/ferry', 404],
    ['/orgs/acme/openapi/ferry/%00%0a%e2%80%ae', 404],
    ['/orgs/acme/openapi/ferry/a//b/', 404],
    [`/spaces/docs/${'x/'.repeat(3000)}`, 200],
    ['/orgs/acme/', 200],
    ['/orgs/acme?state=none', 400],
    [`/orgs/acme?q=${'x'.repeat(300)}`, 400],
    ['/orgs/acme?q=fer&state=&owner=&tag=&sort=name', 200],
  ])('for %s gets a page with status %i', async (address, status) => {
    expectPage(await (await world.visitorWith(world.reader)).see(address), status);
  });

  it('with an invalid form gets a 4xx status', async () => {
    const visitor = createVisitor(world.target.url);
    expectPage(await visitor.send('/sign-in', { token: 'x'.repeat(70_000) }), 413);
    const type = { 'content-type': 'application/x-www-form-urlencoded; charset=klingon' };
    expectPage(await visitor.send('/sign-in', { token: world.reader }, type), 415);
    expectPage(
      await visitor.send('/sign-in', { token: world.reader }, { 'content-type': 'application/json' }),
      401,
    );
    const gzip = { 'content-encoding': 'gzip' };
    expectPage(await visitor.send('/sign-in', { token: world.reader }, gzip), 400);
  });

  it.each(['/', '/orgs', '/orgs/acme/openapi', '/spaces', '/Orgs/acme', '/sign-in/more', '/favicon.ico'])(
    'for %s, which is not a page, gets the 404 of the API',
    async (path) => {
      const { status, headers, text } = await createVisitor(world.target.url).see(path, { accept: '*/*' });
      expect(status).toBe(404);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(JSON.parse(text).error.code).toBe(404);
    },
  );

  it('that fails unexpectedly gets a page without details', async () => {
    const seen = await createVisitor(world.target.url).signIn('unlucky');
    expectPage(seen, 500);
    expect(seen.text).not.toContain('digest');
  });
});
