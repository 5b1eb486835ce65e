import type { Scope } from '@specshelf/contract';
import { describe, expect } from 'vitest';
import type { SuiteContext } from '../../../support/suite-context.js';
import type { Page } from '../../../support/web/page.js';
import { script } from '../../../support/web/publish-pages.js';
import { type Visitor, visitorWith, visitorWithScopes } from '../../../support/web/visitor.js';

const tokens = '/orgs/acme/tokens';
const valid = { name: 'CI', scopes: 'openapi:read', days: '7' };

const secretIn = (page: Page) => page.find(/<code>(shelf_\w+)<\/code><shelf-copy>/);

/** Returns the ID of the token that the form in the row with these texts revokes. */
function idIn({ html }: Page, ...texts: string[]): string {
  const isWanted = (row: string) => texts.every((text) => row.includes(text));
  const row = html.split('<tr>').slice(1).find(isWanted) ?? '';
  return /name="revoke" value="([^"]+)"/.exec(row)?.[1] ?? '';
}

export function tokenPagesSuite(context: SuiteContext): void {
  /** Submits the form, and returns the page after the redirect. */
  async function create(visitor: Visitor, changes: object = {}): Promise<Page> {
    (await visitor.send(tokens, { ...valid, ...changes })).redirectsTo(tokens);
    return visitor.open(tokens);
  }
  const userStatus = async (token: string) => (await context.request('GET', '/v1/user', { token })).status;

  describe('the page of the tokens of an organization', () => {
    context.test('creates tokens with a secret that is shown once', async () => {
      const visitor = await visitorWith(context, 'reader');
      const page = (await create(visitor)).shows('It is not shown again.', 'It expires in 7 days');
      const secret = secretIn(page);
      expect(await userStatus(secret)).toBe(200);
      const list = await visitor.open(tokens);
      expect(list.html).not.toContain(secret);
      expect(list.words).toMatch(/CI shelf_\w+… openapi:read Active Created just now Expires in 7 days/);
      expect(list.html).toContain('<time datetime="2026-03-08T08:00:00.000Z"');
    });

    context.test('hands a secret to the next page of its creator only, for a minute', async () => {
      const visitor = await visitorWith(context, 'reader');
      const session = visitor.cookie;
      const created = await visitor.send(tokens, valid);
      const [cookie = ''] = created.headers.getSetCookie();
      expect(cookie).toMatch(
        /specshelf_created_token=[^;]+; Max-Age=60; Path=\/; HttpOnly; (?:Secure; )?SameSite=Strict$/,
      );
      const handover = cookie.split(';', 1)[0];
      const shown = async (creator: Visitor, address = tokens) =>
        secretIn(await creator.see(address, { cookie: `${creator.cookie}; ${handover}` })) !== '';
      expect(await shown(await visitorWith(context, 'auditor'))).toBe(false);
      visitor.cookie = session;
      expect(await shown(visitor, '/orgs/globex/tokens')).toBe(false);
      visitor.cookie = session;
      expect(await shown(visitor)).toBe(true);
      // The browser has deleted the cookie.
      expect(visitor.cookie).toBe(session);
      expect(secretIn(await visitor.see(tokens))).toBe('');
      await context.target.advanceClock(60_000);
      expect(await shown(visitor)).toBe(false);
      const forged = `${session}; ${handover?.split('=')[0]}=x`;
      expect((await visitor.see(tokens, { cookie: forged })).status).toBe(200);
    });

    context.test('offers the scopes of the visitor in this organization only', async () => {
      const visitor = await visitorWith(context, 'reader');
      expect((await visitor.open(tokens)).valuesOf('scopes')).toEqual(['openapi:read']);
      (await visitor.send(tokens, { ...valid, scopes: 'openapi:write' })).isPage(403);
    });

    context.test('creates no token that outlives the token of the visitor, and says so', async () => {
      const visitor = await visitorWith(context, 'brief');
      (await visitor.open(tokens)).shows('and the new token no later than that.');
      await create(visitor);
      expect((await visitor.see(tokens)).html).toContain('<time datetime="2026-03-01T09:00:00.000Z"');
    });

    context.test('creates no token with an invalid field, and keeps the others', async () => {
      const visitor = await visitorWith(context, 'reader');
      for (const [field, form] of [
        ['name', { ...valid, name: '' }],
        ['scopes', { name: 'CI', days: '7' }],
        ['days', { ...valid, days: '365' }],
      ] as const) {
        const page = (await visitor.send(tokens, form)).isPage(400);
        expect(page.html).toContain(`id="${field}-error"`);
        expect(page.html).toContain(`href="#${field}"`);
        if (form.name !== '') expect(page.html).toContain(`value="${form.name}"`);
        (await visitor.see(tokens)).hides('CI shelf_');
      }
    });

    context.test('revokes tokens by a form behind a summary', async () => {
      const visitor = await visitorWith(context, 'reader');
      const secret = secretIn(await create(visitor, { name: 'Laptop' }));
      const list = await visitor.see(tokens);
      expect(list.html).toMatch(/<details class="revoke"><summary>Revoke/);
      const form = { revoke: idIn(list, '>Laptop<') };
      (await visitor.send(tokens, form, { 'sec-fetch-site': 'cross-site' })).isPage(403);
      expect(await userStatus(secret)).toBe(200);
      (await visitor.send(tokens, form)).redirectsTo(tokens);
      expect(await userStatus(secret)).toBe(401);
      const after = (await visitor.see(tokens)).shows('Revoked just now');
      expect(idIn(after, '>Laptop<')).toBe('');
    });

    context.test('shows and revokes tokens of others with `tokens:write` only', async () => {
      await create(await visitorWith(context, 'reader'), { name: script });
      const other = await visitorWith(context, 'auditor');
      (await other.see(tokens)).hides('Rob Reader');
      const manager = await visitorWith(context, 'manager');
      const list = await manager.see(tokens);
      expect(list.html).not.toContain(script);
      expect(list.html).toContain('<th scope="col">Subject</th>');
      const form = { revoke: idIn(list, '&lt;script>') };
      expect(form.revoke).not.toBe('');
      (await other.send(tokens, form)).isPage(404);
      (await manager.send(tokens, form)).redirectsTo(tokens);
    });

    context.test('lets a created token revoke only the tokens that were created with it', async () => {
      const laptop = secretIn(await create(await visitorWith(context, 'reader'), { name: 'Laptop' }));
      const visitor = await visitorWith(context, laptop);
      const list = await visitor.see(tokens);
      list.shows('You can revoke the token that you signed in with, and those that were created with it.');
      (await visitor.send(tokens, { revoke: idIn(list, 'Rob Reader') })).isPage(403).shows('tokens:write');
      expect(await userStatus(laptop)).toBe(200);
    });

    context.test('names the trusted publishers of the subject of a revoked token', async () => {
      const publishers = '/orgs/acme/trusted-publishers';
      const added = {
        name: 'Orders of Ada',
        provider: 'github',
        repository: 'acme/orders',
        branches: 'main',
      };
      const rights = { specSlugs: 'orders', scopes: 'openapi:write' };
      const owner = await visitorWith(context, 'editor');
      (await owner.send(publishers, { ...added, ...rights })).redirectsTo(publishers);
      const manager = await visitorWith(context, 'manager');
      const revoked = `${tokens}?revoked=ada`;
      const form = { revoke: idIn(await manager.see(tokens), '>Ada Editor<'), subject: 'ada' };
      (await manager.send(tokens, form)).redirectsTo(revoked);
      const page = (await manager.open(revoked)).shows('CI jobs can still publish', 'Orders of Ada');
      (await manager.send(publishers, { delete: page.valuesOf('delete')[0] ?? '' })).redirectsTo(publishers);
      (await manager.see(revoked)).hides('CI jobs can still publish');
      await (await visitorWith(context, 'reader')).open(revoked);
    });

    context.test('ends the session of a visitor who revokes the own token', async () => {
      const visitor = await visitorWithScopes(context, 'openapi:read');
      const list = (await visitor.see(tokens)).shows('You are signed in with this token');
      (await visitor.send(tokens, { revoke: idIn(list, 'You are signed in with this token') })).redirectsTo(
        tokens,
      );
      await visitor.open(tokens, 401);
    });

    context.test('has pages', async () => {
      const scopes: Scope[] = ['openapi:read'];
      const client = context.client('reader');
      const oldest = { organizationId: 'acme', scopes, expiresAt: '2026-03-08T00:00:00Z' };
      await client.tokens.create({ ...oldest, name: 'Oldest' });
      await context.target.advanceClock(1_000);
      for (let number = 0; number < 60; number++)
        await client.tokens.create({ ...oldest, name: `Token ${number}` });
      const visitor = await visitorWith(context, 'reader');
      const first = (await visitor.open(tokens)).hides('Oldest');
      (await visitor.open(tokens + first.find(/href="(\?page=[^"]+)"/))).shows('Oldest');
      await visitor.open(`${tokens}?page=x`, 400);
    });
  });
}
