import { describe, expect } from 'vitest';
import { collect } from '../../support/collect.js';
import { errorOf } from '../../support/error-of.js';
import type { SuiteContext } from '../../support/suite-context.js';

const organizationId = 'acme';
// The world begins on 2026-03-01T08:00:00.000Z.
const nextWeek = '2026-03-08T08:00:00.000Z';

export function accessTokensSuite(context: SuiteContext): void {
  describe('access tokens', () => {
    const create = (token: string, scopes: string[], more: { name?: string } = {}) =>
      context
        .client(token)
        .tokens.create({ organizationId, name: 'laptop', scopes, expiresAt: nextWeek, ...more });
    const namesFor = async (token: string) => {
      const { items } = await context.client(token).tokens.list({ organizationId, limit: 100 });
      return items.map(({ name }) => name);
    };
    const statusWith = async (secret: string) =>
      (await context.request('GET', '/v1/user', { token: secret })).status;

    context.test('lists the tokens of the caller, and with tokens:write those of all subjects', async () => {
      for (const [token, name] of [
        ['reader', 'of rob'],
        ['editor', 'of ada'],
      ] as const) {
        await context.target.advanceClock(1);
        await create(token, ['openapi:read'], { name });
      }
      expect(await namesFor('reader')).toEqual(['of rob', 'Rob Reader']);
      expect((await namesFor('manager'))[0]).toBe('of ada');
      expect(await namesFor('manager')).toContain('of rob');
      // Tokens for several organizations belong to the operator.
      expect(await namesFor('manager')).not.toContain('Sign-in');
      expect(await namesFor('directory')).toEqual([]);
    });

    context.test('lists tokens across pages, newest first', async () => {
      const names = ['e', 'd', 'c', 'b', 'a'];
      for (const name of names.toReversed()) {
        await context.target.advanceClock(1);
        await create('reader', ['openapi:read'], { name });
      }
      const list = context.client('reader').tokens.list({ organizationId, limit: 2 });
      const pages = await collect(list.pages());
      expect(pages.map(({ items, count }) => [count, ...items.map(({ name }) => name)])).toEqual([
        [6, 'e', 'd'],
        [6, 'c', 'b'],
        [6, 'a', 'Rob Reader'],
      ]);
      // The list of another subject is another list.
      const page = pages[0]?.next?.page ?? '';
      const foreign = context.client('manager').tokens.list({ organizationId, page });
      expect((await errorOf(foreign)).status).toBe(400);
    });

    context.test('shows the state of a token and its last use', async () => {
      const { token, secret } = await create('reader', ['openapi:read']);
      const find = async () => {
        const { items } = await context.client('reader').tokens.list({ organizationId });
        return items.find(({ id }) => id === token.id);
      };
      expect(await find()).toEqual(token);
      expect(await statusWith(secret)).toBe(200);
      expect(await find()).toMatchObject({ state: 'active', lastUsedAt: '2026-03-01T08:00:00.000Z' });
      await context.target.advanceClock(7 * 86_400_000);
      expect(await statusWith(secret)).toBe(401);
      expect(await find()).toMatchObject({ state: 'expired' });
      await context.client('reader').tokens.revoke({ organizationId, tokenId: token.id });
      expect(await find()).toMatchObject({ state: 'revoked', revokedAt: nextWeek });
    });

    context.test('revokes a token at once, and again without an error', async () => {
      const { token, secret } = await create('reader', ['openapi:read']);
      expect(await statusWith(secret)).toBe(200);
      for (const _ of [1, 2])
        await context.client('reader').tokens.revoke({ organizationId, tokenId: token.id });
      expect(await statusWith(secret)).toBe(401);
    });

    context.test('revokes the tokens that were created with a token, and theirs', async () => {
      const child = await create('reader', ['openapi:read']);
      const { text } = await context.request('POST', '/v1/orgs/acme/tokens', {
        token: child.secret,
        body: { name: 'grandchild', scopes: ['openapi:read'], expiresAt: nextWeek },
      });
      const { secret } = JSON.parse(text);
      expect(await statusWith(secret)).toBe(200);
      const { items } = await context.client('reader').tokens.list({ organizationId });
      const root = items.find(({ name }) => name === 'Rob Reader');
      await context.client('manager').tokens.revoke({ organizationId, tokenId: root?.id ?? '' });
      expect(await statusWith(child.secret)).toBe(401);
      expect(await statusWith(secret)).toBe(401);
    });

    context.test('lets a token without tokens:write revoke itself and its descendants only', async () => {
      const child = await create('reader', ['openapi:read']);
      const sibling = await create('reader', ['openapi:read']);
      const { text } = await context.request('POST', '/v1/orgs/acme/tokens', {
        token: child.secret,
        body: { name: 'grandchild', scopes: ['openapi:read'], expiresAt: nextWeek },
      });
      const grandchild: typeof child = JSON.parse(text);
      const { items } = await context.client('reader').tokens.list({ organizationId });
      const parentId = items.find(({ name }) => name === 'Rob Reader')?.id ?? '';
      const revoke = (token: string, id: string) =>
        context.request('DELETE', `/v1/orgs/acme/tokens/${id}`, { token });
      for (const id of [parentId, sibling.token.id]) {
        const response = await revoke(child.secret, id);
        expect([response.status, response.text]).toEqual([403, expect.stringContaining('tokens:write')]);
      }
      expect((await revoke(grandchild.secret, child.token.id)).status).toBe(403);
      expect((await revoke('reader', grandchild.token.id)).status).toBe(204);
      expect(await statusWith(grandchild.secret)).toBe(401);
      expect((await revoke(child.secret, child.token.id)).status).toBe(204);
      expect(await statusWith(child.secret)).toBe(401);
      expect(await statusWith(sibling.secret)).toBe(200);
    });

    context.test('revokes tokens of other subjects with tokens:write only', async () => {
      const { token, secret } = await create('editor', ['openapi:read']);
      const revoke = (name: string) =>
        context.client(name).tokens.revoke({ organizationId, tokenId: token.id });
      expect((await errorOf(revoke('reader'))).status).toBe(404);
      expect(await statusWith(secret)).toBe(200);
      await revoke('manager');
      expect(await statusWith(secret)).toBe(401);
    });

    context.test('returns the same response for a token of another subject and a missing one', async () => {
      const { token } = await create('editor', ['openapi:read']);
      const revoke = (id: string) =>
        context.request('DELETE', `/v1/orgs/acme/tokens/${id}`, { token: 'reader' });
      const [foreign, missing] = [await revoke(token.id), await revoke('missing')];
      expect(foreign.text.replace(token.id, 'missing')).toBe(missing.text);
      expect([foreign.status, missing.status]).toEqual([404, 404]);
    });
  });
}
