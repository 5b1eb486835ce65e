import { describe, expect } from 'vitest';
import { errorOf } from '../../support/error-of.js';
import type { SuiteContext } from '../../support/suite-context.js';

const organizationId = 'acme';
// The world begins on 2026-03-01T08:00:00.000Z.
const nextWeek = '2026-03-08T08:00:00.000Z';

export function newAccessTokensSuite(context: SuiteContext): void {
  describe('new access tokens', () => {
    const create = (token: string, scopes: string[], more: { name?: string; expiresAt?: string } = {}) =>
      context
        .client(token)
        .tokens.create({ organizationId, name: 'laptop', scopes, expiresAt: nextWeek, ...more });

    context.test('creates a token with a part of the access of the caller', async () => {
      const { status, headers, text } = await context.request('POST', '/v1/orgs/ACME/tokens', {
        body: { name: 'laptop', scopes: ['openapi:write', 'openapi:read'], expiresAt: nextWeek },
      });
      const { token, secret } = JSON.parse(text);
      expect(status).toBe(201);
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(token).toEqual({
        object: 'access-token',
        id: expect.stringMatching(/^[a-z0-9]+$/),
        name: 'laptop',
        prefix: secret.slice(0, 12),
        subject: { id: 'ada', displayName: 'Ada Editor' },
        scopes: ['openapi:read', 'openapi:write'],
        state: 'active',
        createdAt: '2026-03-01T08:00:00.000Z',
        expiresAt: nextWeek,
      });
      const user = await context.request('GET', '/v1/user', { token: secret });
      expect(JSON.parse(user.text)).toMatchObject({
        id: 'ada',
        grants: [{ organization: 'acme', scopes: ['openapi:read', 'openapi:write'] }],
        expiresAt: nextWeek,
      });
    });

    context.test('returns the secret of a token in the response that created it only', async () => {
      const { secret } = await create('editor', ['openapi:read']);
      const { text } = await context.request('GET', '/v1/orgs/acme/tokens');
      expect(text).not.toContain(secret);
      const audit = await context.request('GET', '/v1/orgs/acme/audit');
      expect(audit.text).not.toContain(secret);
    });

    context.test('rejects scopes that the caller does not have, also with tokens:write', async () => {
      for (const token of ['reader', 'manager']) {
        const { status, message } = await errorOf(create(token, ['openapi:write']));
        expect(status).toBe(403);
        expect(message).toContain('openapi:write');
      }
    });

    context.test('limits a new token to the organization, also for a caller with several', async () => {
      const { secret } = await create('directory', ['email-domains:read']);
      const { text } = await context.request('GET', '/v1/user', { token: secret });
      expect(JSON.parse(text).grants).toEqual([{ organization: 'acme', scopes: ['email-domains:read'] }]);
    });

    for (const [problem, expiresAt, part] of [
      ['in the past', '2026-03-01T07:59:59Z', 'must be in the future'],
      ['more than 90 days away', '2026-05-30T08:00:01Z', '2026-05-30T08:00:00.000Z at the latest'],
      ['of a day that does not exist', '2026-03-32T08:00:00Z', 'must be an existing date'],
      ['of a day that another calendar has', '2026-04-31T08:00:00Z', 'must be an existing date'],
      ['without a time zone', '2026-03-08T08:00:00', ''],
    ] as const) {
      context.test(`rejects an expiry ${problem}`, async () => {
        const error = await errorOf(create('editor', ['openapi:read'], { expiresAt }));
        expect([error.status, JSON.stringify(error.body)]).toEqual([400, expect.stringContaining(part)]);
        expect(JSON.stringify(error.body)).toContain('/body/expiresAt');
      });
    }

    context.test('accepts an expiry in 90 days, in any time zone', async () => {
      const { token } = await create('editor', ['openapi:read'], { expiresAt: '2026-05-30T10:00:00+02:00' });
      expect(token.expiresAt).toBe('2026-05-30T08:00:00.000Z');
    });

    context.test('never extends the lifetime of the token that creates another', async () => {
      // Expires in an hour.
      const error = await errorOf(create('brief', ['openapi:read']));
      expect([error.status, error.message]).toEqual([400, expect.stringContaining('token of the caller')]);
      const { token } = await create('brief', ['openapi:read'], { expiresAt: '2026-03-01T08:30:00Z' });
      expect(token.expiresAt).toBe('2026-03-01T08:30:00.000Z');
    });

    for (const [part, body] of [
      ['/body/name', { name: '' }],
      ['/body/name', { name: 'x'.repeat(101) }],
      ['/body/name', { name: 'two\nlines' }],
      ['/body/name', { name: 'reversed \u202e text' }],
      ['/body/scopes', { scopes: [] }],
      ['/body/scopes/0', { scopes: ['openapi:everything'] }],
      ['/body/expiresAt', { expiresAt: 'tomorrow' }],
    ] as const) {
      context.test(`rejects a token with ${JSON.stringify(body).slice(0, 40)}`, async () => {
        const valid = { name: 'laptop', scopes: ['openapi:read'], expiresAt: nextWeek };
        const { status, text } = await context.request('POST', '/v1/orgs/acme/tokens', {
          body: { ...valid, ...body },
        });
        expect([status, JSON.parse(text).error.details?.[0]?.path]).toEqual([400, part]);
      });
    }

    context.test('rejects the hundred and first active token of a subject', async () => {
      let last: unknown;
      for (let number = 0; number < 100; number += 1)
        last = (await create('reader', ['openapi:read'])).token.id;
      const error = await errorOf(create('reader', ['openapi:read']));
      expect([error.status, error.message]).toEqual([409, expect.stringContaining('100 active tokens')]);
      await context.client('reader').tokens.revoke({ organizationId, tokenId: String(last) });
      expect(await create('reader', ['openapi:read'])).toBeDefined();
    });

    context.test('does not let the token of an integration event create tokens', async () => {
      const statuses: number[] = [];
      await context.target.registerIntegration('minter', async (_event, { apiTokens: { integration } }) => {
        const { status } = await context.request('POST', '/v1/orgs/acme/tokens', {
          token: integration,
          body: { name: 'laptop', scopes: ['openapi:read'], expiresAt: nextWeek },
        });
        statuses.push(status);
        throw Object.assign(new Error('done'), { code: 500 });
      });
      await context.request('POST', '/v1/spaces/docs/content/computed/revision', {
        body: { source: { type: 'integration:minter:any', props: {} }, seed: 'seed' },
      });
      expect(statuses).toEqual([403]);
    });
  });
}
