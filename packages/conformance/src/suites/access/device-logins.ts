import type { DeviceLogin } from '@specshelf/sdk';
import { describe, expect } from 'vitest';
import type { SuiteContext } from '../../support/suite-context.js';
import type { LoginToDecide } from '../../support/target.js';

type Approval = Exclude<LoginToDecide['decision'], 'denied'>;

const organizationId = 'acme';
const start = '2026-03-01T08:00:00.000Z';
const reading: Approval = { organizationId, scopes: ['openapi:read'] };
const minute = 60_000;

export function deviceLoginsSuite(context: SuiteContext): void {
  describe('device logins', () => {
    const login = (clientName = 'ada-laptop') => context.client().deviceLogins.start({ clientName });
    const poll = ({ deviceCode }: Pick<DeviceLogin, 'deviceCode'>) =>
      context.client().deviceLogins.poll({ deviceCode });
    const approve = ({ userCode }: DeviceLogin, token = 'editor', decision = reading) =>
      context.target.decideLogin({ userCode, token, decision });

    /** Returns the ID of the token with which the reader signs in. */
    const readerId = async () => {
      const { items } = await context.client('reader').tokens.list({ organizationId });
      return items.find(({ name }) => name === 'Rob Reader')?.id ?? '';
    };

    context.test('is pending until the user decides', async () => {
      expect(await poll(await login())).toEqual({ state: 'pending', intervalSeconds: 5 });
    });

    context.test('delivers the token of an approved login once', async () => {
      const started = await login();
      await approve(started);
      const result = await poll(started);
      expect(result).toEqual({
        state: 'approved',
        organizationId,
        created: {
          secret: expect.stringMatching(/^shelf_/),
          token: {
            object: 'access-token',
            id: expect.any(String),
            name: 'ada-laptop',
            prefix: expect.any(String),
            subject: { id: 'ada', displayName: 'Ada Editor' },
            scopes: ['openapi:read'],
            state: 'active',
            createdAt: start,
            expiresAt: '2026-05-30T08:00:00.000Z',
          },
        },
      });
      expect(await poll(started)).toEqual({ state: 'expired' });
      const secret = result.state === 'approved' ? result.created.secret : '';
      const user = await context.request('GET', '/v1/user', { token: secret });
      expect(JSON.parse(user.text)).toMatchObject({
        id: 'ada',
        grants: [{ organization: 'acme', scopes: ['openapi:read'] }],
      });
    });

    context.test('delivers the token to one of several concurrent requests', async () => {
      const started = await login();
      await approve(started);
      const results = await Promise.all([poll(started), poll(started), poll(started)]);
      const states = results.map(({ state }) => state);
      expect(states.sort()).toEqual(['approved', 'expired', 'expired']);
      const { items } = await context.client().tokens.list({ organizationId });
      expect(items.filter(({ name }) => name === 'ada-laptop')).toHaveLength(1);
    });

    context.test('creates no token before the program collects it', async () => {
      const started = await login();
      await approve(started);
      const named = async () => {
        const { items } = await context.client().tokens.list({ organizationId });
        return items.filter(({ name }) => name === 'ada-laptop').length;
      };
      expect(await named()).toBe(0);
      await poll(started);
      expect(await named()).toBe(1);
    });

    context.test('records the new token in the audit log, with the token of its user', async () => {
      const started = await login();
      await approve(started, 'reader');
      await poll(started);
      const [event] = (await context.client('auditor').audit.list({ organizationId })).items;
      expect(event).toMatchObject({ action: 'token.create', actor: 'rob', tokenId: await readerId() });
      expect(event?.details).toMatchObject({ token: { name: 'ada-laptop', subject: 'rob' } });
    });

    context.test('revokes the token together with that of its user', async () => {
      const started = await login();
      await approve(started, 'reader');
      const result = await poll(started);
      await context.client('manager').tokens.revoke({ organizationId, tokenId: await readerId() });
      await context.target.advanceClock(minute);
      const token = result.state === 'approved' ? result.created.secret : '';
      expect((await context.request('GET', '/v1/user', { token })).status).toBe(401);
    });

    context.test(
      'is denied if the user refuses, or loses the access before the token is collected',
      async () => {
        const refused = await login();
        const { userCode } = refused;
        await context.target.decideLogin({ userCode, token: 'editor', decision: 'denied' });
        expect([await poll(refused), await poll(refused)]).toEqual([
          { state: 'denied' },
          { state: 'denied' },
        ]);
        const revoked = await login();
        await approve(revoked, 'reader');
        const { items } = await context.client('reader').tokens.list({ organizationId });
        const tokenId = items.find(({ name }) => name === 'Rob Reader')?.id ?? '';
        await context.client('manager').tokens.revoke({ organizationId, tokenId });
        expect(await poll(revoked)).toEqual({ state: 'denied' });
      },
    );

    context.test('never grants more than the user has', async () => {
      const started = await login();
      const wide: Approval = { organizationId, scopes: ['openapi:read', 'openapi:write'] };
      await expect(approve(started, 'reader', wide)).rejects.toThrow();
      await expect(approve(started, 'stranger')).rejects.toThrow();
      expect(await poll(started)).toMatchObject({ state: 'pending' });
    });

    context.test('is decided once, by its code in any case and without the hyphen', async () => {
      const started = await login();
      const userCode = started.userCode.toLowerCase().replace('-', '');
      await approve({ ...started, userCode });
      await expect(approve(started)).rejects.toThrow();
      await expect(approve({ ...started, userCode: 'BBBB-BBBB' })).rejects.toThrow();
    });

    context.test('asks a program that polls too often to slow down', async () => {
      const started = await login();
      await poll(started);
      expect(await poll(started)).toEqual({ state: 'slow-down', intervalSeconds: 10 });
      await context.target.advanceClock(6000);
      expect(await poll(started)).toEqual({ state: 'slow-down', intervalSeconds: 15 });
      await context.target.advanceClock(15_000);
      expect(await poll(started)).toEqual({ state: 'pending', intervalSeconds: 15 });
    });

    context.test('expires after 10 minutes, also if it is approved', async () => {
      const [pending, approved] = [await login(), await login()];
      await approve(approved);
      await context.target.advanceClock(10 * minute);
      for (const each of [pending, approved, { deviceCode: 'unknown' }])
        expect(await poll(each)).toEqual({ state: 'expired' });
      await expect(approve(pending)).rejects.toThrow();
    });
  });
}
