import { createHash } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectPage, type PagesWorld, startPagesWorld, textOf } from '../support/pages/pages-world.js';
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
  it('with an invalid form gets a 4xx status', async () => {
    const visitor = createVisitor(world.target.url);
    const type = { 'content-type': 'application/x-www-form-urlencoded; charset=klingon' };
    expectPage(await visitor.send('/sign-in', { token: world.reader }, type), 415);
    const gzip = { 'content-encoding': 'gzip' };
    expectPage(await visitor.send('/sign-in', { token: world.reader }, gzip), 400);
  });

  it('with dots in its path gets a page', async () => {
    const visitor = await world.visitorWith(world.reader);
    expectPage(await visitor.see('/orgs/../openapi/ferry'), 404);
  });

  it('that fails unexpectedly gets a page without details', async () => {
    const seen = await createVisitor(world.target.url).signIn('unlucky');
    expectPage(seen, 500);
    expect(seen.text).not.toContain('digest');
  });
});
