import { describe, expect } from 'vitest';
import { errorOf } from '../../support/error-of.js';
import type { SuiteContext } from '../../support/suite-context.js';

const minute = 60_000;

export function startingDeviceLoginsSuite(context: SuiteContext): void {
  describe('starting device logins', () => {
    const login = () => context.client().deviceLogins.start({ clientName: 'ada-laptop' });

    context.test('starts a login without a token', async () => {
      const { status, headers, text } = await context.request('POST', '/v1/device-logins', {
        token: null,
        body: { clientName: 'ada-laptop' },
      });
      expect([status, headers.get('cache-control')]).toEqual([201, 'private, no-store']);
      const { userCode, ...started } = JSON.parse(text);
      const page = `${context.target.baseUrl}/device`;
      expect(started).toEqual({
        object: 'device-login',
        deviceCode: expect.stringMatching(/^shelf_login_/),
        verificationUrl: page,
        verificationUrlComplete: `${page}?code=${userCode}`,
        expiresAt: '2026-03-01T08:10:00.000Z',
        intervalSeconds: 5,
      });
    });

    context.test('does not let pages of other sites start or collect a login', async () => {
      for (const path of ['/v1/device-logins', '/v1/device-logins/token']) {
        const { status, headers } = await context.request('OPTIONS', path, {
          token: null,
          headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
        });
        expect([status, headers.get('access-control-allow-origin')]).toEqual([405, null]);
      }
    });

    context.test('rejects the 21st pending login of an address', async () => {
      for (let number = 0; number < 20; number += 1) await login();
      const { status, body } = await errorOf(login());
      expect([status, JSON.stringify(body)]).toEqual([429, expect.stringContaining('logins are pending')]);
      await context.target.advanceClock(10 * minute);
      expect(await login()).toMatchObject({ object: 'device-login' });
    });

    for (const [part, body] of [
      ['/body/clientName', { clientName: '' }],
      ['/body/clientName', { clientName: 'two\nlines' }],
      ['/body/clientName', { clientName: 'x'.repeat(101) }],
      ['/body/scopes', { clientName: 'laptop', scopes: [] }],
      ['/body/scopes/0', { clientName: 'laptop', scopes: ['openapi:everything'] }],
    ] as const) {
      context.test(`rejects a login with ${JSON.stringify(body).slice(0, 60)}`, async () => {
        const { status, text } = await context.request('POST', '/v1/device-logins', { token: null, body });
        expect([status, JSON.parse(text).error.details?.[0]?.path]).toEqual([400, part]);
      });
    }
  });
}
