import type { DeviceLogin } from '@specshelf/sdk';
import { describe, expect } from 'vitest';
import type { SuiteContext } from '../../../support/suite-context.js';
import { worldWithFurtherTokens } from '../../../support/web/further-tokens.js';
import { Visitor, visitorWith, visitorWithScopes } from '../../../support/web/visitor.js';

const pageOf = ({ userCode }: DeviceLogin) => `/device?code=${userCode}`;
const approval = ({ userCode: code }: DeviceLogin) => ({
  ...{ code, decision: 'allow', organization: 'acme', scopes: 'openapi:read', days: '7' },
});

export function deviceLoginPagesSuite(context: SuiteContext): void {
  const start = (scopes?: string[]): Promise<DeviceLogin> =>
    context.client().deviceLogins.start({ clientName: 'ann-laptop', ...(scopes && { scopes }) });
  const poll = ({ deviceCode }: DeviceLogin) => context.client().deviceLogins.poll({ deviceCode });
  const reader = () => visitorWith(context, 'reader');

  describe('the page for device logins', () => {
    context.test('leads to the sign-in page and back', async () => {
      const to = pageOf(await start());
      const visitor = new Visitor(context);
      const signIn = `/sign-in?to=${encodeURIComponent(to)}`;
      (await visitor.see(to)).redirectsTo(signIn);
      await visitor.open(signIn);
      (await visitor.signIn('reader', to)).redirectsTo(to);
      await visitor.open(to);
    });

    context.test('shows the program, the code, and a warning, and never the device code', async () => {
      const login = await start();
      const page = await (await reader()).open(pageOf(login));
      page.shows('ann-laptop', login.userCode, 'Requested from', 'someone has sent you');
      expect(page.html).not.toContain(login.deviceCode);
    });

    context.test('asks for the code', async () => {
      const visitor = await reader();
      const login = await start();
      expect((await visitor.open('/device')).html).toContain('name="code"');
      const code = login.userCode.toLowerCase().replace('-', '+');
      (await visitor.open(`/device?code=${code}`)).shows('Allow access?');
      (await visitor.open('/device?code=BBBB-BBBB', 404)).shows('This code is unknown');
    });

    context.test('selects the proposed scopes among those of the visitor', async () => {
      const writer = await visitorWithScopes(context, 'audit:read', 'openapi:read', 'openapi:write');
      const usual = await writer.open(pageOf(await start()));
      expect(usual.valuesOf('scopes')).toEqual(['audit:read', 'openapi:read', 'openapi:write']);
      expect(selectedIn(usual.html)).toEqual(['openapi:read', 'openapi:write']);
      usual.shows('You do not have these proposed scopes: openapi:acknowledge.');
      const narrow = await writer.open(pageOf(await start(['openapi:read'])));
      expect(selectedIn(narrow.html)).toEqual(['openapi:read']);
      narrow.hides('You do not have');
    });

    context.test('never selects scopes over tokens and data of other users', async () => {
      const scopes = ['audit:read', 'openapi:read', 'tokens:write'] as const;
      const page = await (await visitorWithScopes(context, ...scopes)).open(pageOf(await start([...scopes])));
      expect(page.valuesOf('scopes')).toEqual(scopes);
      expect(selectedIn(page.html)).toEqual(['openapi:read']);
    });

    context.test(
      'asks visitors with several organizations for one, and those without scopes for none',
      async () => {
        await context.withWorld(worldWithFurtherTokens, async () => {
          const login = await start();
          const visitor = await visitorWith(context, 'both');
          const choice = await visitor.open(pageOf(login));
          expect(choice.html).toMatch(/<option value="acme"[^>]*>acme<\/option><option value="globex"/);
          const chosen = (await visitor.see(`${pageOf(login)}&organization=globex`)).shows('Allow access?');
          expect(chosen.html).toContain('name="organization" value="globex"');
          const other = await visitor.see(`${pageOf(login)}&organization=initech`);
          other.shows('You have no access to an organization “initech”.');
          (await (await visitorWith(context, 'all')).see(pageOf(login))).shows('Organization ID');
          const nothing = await (await visitorWith(context, 'nothing')).see(pageOf(login));
          expect(nothing.html).not.toContain('value="allow"');
          expect(nothing.html).toContain('value="refuse"');
        });
      },
    );

    context.test('allows access once, with the chosen scopes and expiry', async () => {
      const login = await start();
      const visitor = await reader();
      const done = '/device?done=allowed&organization=acme';
      (await visitor.send('/device', approval(login))).redirectsTo(done);
      await visitor.open(done);
      (await visitor.send('/device', approval(login))).isPage(400).shows('was used already');
      expect(await poll(login)).toMatchObject({
        state: 'approved',
        created: { token: { subject: { id: 'rob' }, scopes: ['openapi:read'] } },
      });
      (await visitor.see('/orgs/acme/tokens')).shows('ann-laptop');
    });

    context.test('rejects incomplete forms, and those of other sites', async () => {
      const login = await start();
      const visitor = await reader();
      const { scopes: _scopes, ...without } = approval(login);
      (await visitor.send('/device', without)).shows('Choose at least one scope.');
      for (const wrong of [{ days: '400' }, { scopes: 'openapi:write' }, { organization: 'globex' }])
        (await visitor.send('/device', { ...approval(login), ...wrong })).isPage(400);
      (await visitor.send('/device', approval(login), { origin: 'https://evil.example' })).isPage(403);
      (await new Visitor(context).send('/device', approval(login))).isPage(401);
      expect(await poll(login)).toMatchObject({ state: 'pending' });
    });

    context.test('refuses', async () => {
      const login = await start();
      const visitor = await reader();
      const refusal = { code: login.userCode, decision: 'refuse' };
      (await visitor.send('/device', refusal)).redirectsTo('/device?done=refused');
      (await visitor.see('/device?done=refused')).shows('Access refused');
      expect(await poll(login)).toEqual({ state: 'denied' });
      (await visitor.send('/device', refusal)).isPage(400);
    });

    context.test('limits wrong codes of a user', async () => {
      const guesser = await visitorWith(context, 'stranger');
      for (let guess = 0; guess < 10; guess++) await guesser.open('/device?code=BBBBBBBB', 404);
      const limited = await guesser.open(pageOf(await start()), 429);
      expect(limited.header('retry-after')).toBe('600');
      limited.shows('You have entered 10 wrong codes.');
      await (await reader()).open('/device?code=BBBBBBBB', 404);
      await context.target.advanceClock(600_000);
      await guesser.open('/device?code=BBBBBBBB', 404);
    });
  });
}

function selectedIn(html: string): string[] {
  return [...html.matchAll(/name="scopes" value="([^"]+)" checked/g)].map(([, scope = '']) => scope);
}
