import type { DeviceLogin } from '@specshelf/sdk';
import { organization } from '@specshelf/service/test/records';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectPage, type PagesWorld, startPagesWorld, textOf } from '../support/pages/pages-world.js';
import type { Seen, Visitor } from '../support/pages/visitor.js';

let world: PagesWorld;

beforeAll(async () => {
  world = await startPagesWorld();
});

afterAll(() => world.close());

const minute = 60_000;

const start = (scopes?: string[]): Promise<DeviceLogin> =>
  world.client.deviceLogins.start({ clientName: 'ann-laptop', scopes });

const poll = ({ deviceCode }: DeviceLogin) => world.client.deviceLogins.poll({ deviceCode });

const pageOf = ({ userCode }: DeviceLogin) => `/device?code=${userCode}`;

/** Signs in with a token of this subject. */
async function visitorOf(id: string, organizations: string[] | '*', scopes: string[]): Promise<Visitor> {
  const token = await world.target.token({ subject: { id, displayName: id }, organizations, scopes });
  return world.visitorWith(token);
}

const reader = (id: string) => visitorOf(id, ['acme'], ['openapi:read']);

const approval = ({ userCode: code }: DeviceLogin) => ({
  ...{ code, decision: 'allow', organization: 'acme', scopes: 'openapi:read', days: '7' },
});

/** Returns the scopes that the page offers, with those that are selected. */
function scopesOf({ text }: Seen): { offered: string[]; selected: string[] } {
  const boxes = [...text.matchAll(/name="scopes" value="([^"]+)"( checked)?/g)];
  return {
    offered: boxes.map(([, scope = '']) => scope),
    selected: boxes.filter(([, , checked]) => checked).map(([, scope = '']) => scope),
  };
}

describe('the page for device logins', () => {
  it('leads to the sign-in page and back', async () => {
    const login = await start();
    const visitor = await reader('ann');
    visitor.cookie = undefined;
    const { status, headers } = await visitor.see(pageOf(login));
    const to = `/device?code=${login.userCode}`;
    expect([status, headers.location]).toEqual([303, `/sign-in?to=${encodeURIComponent(to)}`]);
    expectPage(await visitor.see(headers.location ?? ''), 200);
    const signedIn = await visitor.signIn(world.reader, to);
    expect([signedIn.status, signedIn.headers.location]).toEqual([303, to]);
    expectPage(await visitor.see(to), 200);
  });

  it('shows the program, the code, and a warning', async () => {
    const login = await start();
    const seen = await (await reader('ann')).see(pageOf(login));
    expectPage(seen, 200);
    const text = textOf(seen);
    for (const part of ['ann-laptop', login.userCode, 'Requested from 127.0.0.1', 'someone has sent you'])
      expect(text).toContain(part);
  });

  it('asks for the code', async () => {
    const visitor = await reader('ann');
    const login = await start();
    const empty = await visitor.see('/device');
    expectPage(empty, 200);
    expect(empty.text).toContain('name="code"');
    const code = login.userCode.toLowerCase().replace('-', '+');
    expect(textOf(await visitor.see(`/device?code=${code}`))).toContain('Allow access?');
    const unknown = await visitor.see('/device?code=BBBB-BBBB');
    expectPage(unknown, 404);
    expect(textOf(unknown)).toContain('This code is unknown');
  });

  it('selects the proposed scopes among those of the visitor', async () => {
    const writer = await visitorOf('wes', ['acme'], ['audit:read', 'openapi:read', 'openapi:write']);
    const usual = await writer.see(pageOf(await start()));
    expect(scopesOf(usual)).toEqual({
      offered: ['audit:read', 'openapi:read', 'openapi:write'],
      selected: ['openapi:read', 'openapi:write'],
    });
    expect(textOf(usual)).toContain('You do not have these proposed scopes: openapi:acknowledge.');
    const narrow = await writer.see(pageOf(await start(['openapi:read'])));
    expect(scopesOf(narrow).selected).toEqual(['openapi:read']);
    expect(textOf(narrow)).not.toContain('You do not have');
  });

  it('never selects scopes over tokens and data of other users', async () => {
    const scopes = ['audit:read', 'openapi:read', 'tokens:write'];
    const manager = await visitorOf('mia', ['acme'], scopes);
    const seen = await manager.see(pageOf(await start(scopes)));
    expect(scopesOf(seen)).toEqual({ offered: scopes, selected: ['openapi:read'] });
  });

  it('asks visitors with several organizations for one', async () => {
    const login = await start();
    const visitor = await visitorOf('max', ['acme', 'globex'], ['openapi:read']);
    const choice = await visitor.see(pageOf(login));
    expectPage(choice, 200);
    expect(choice.text).toMatch(/<option value="acme"[^>]*>acme<\/option><option value="globex"/);
    const chosen = await visitor.see(`${pageOf(login)}&organization=globex`);
    expect(textOf(chosen)).toContain('Allow access?');
    expect(chosen.text).toContain('name="organization" value="globex"');
    const other = await visitor.see(`${pageOf(login)}&organization=initech`);
    expect(textOf(other)).toContain('You have no access to an organization “initech”.');
    const everywhere = await visitorOf('olga', '*', ['openapi:read']);
    expect((await everywhere.see(pageOf(login))).text).toContain('Organization ID');
  });

  it('offers only to refuse to a visitor without scopes', async () => {
    const seen = await (await visitorOf('cleo', ['acme'], [])).see(pageOf(await start()));
    expect(seen.text).not.toContain('value="allow"');
    expect(seen.text).toContain('value="refuse"');
  });

  it('allows access once, with the chosen scopes and expiry', async () => {
    const login = await start();
    const visitor = await reader('ann');
    const { status, headers } = await visitor.send('/device', approval(login));
    expect([status, headers.location]).toEqual([303, '/device?done=allowed&organization=acme']);
    expectPage(await visitor.see(headers.location ?? ''), 200);
    const again = await visitor.send('/device', approval(login));
    expectPage(again, 400);
    expect(textOf(again)).toContain('was used already');
    expect(await poll(login)).toMatchObject({
      state: 'approved',
      created: { token: { subject: { id: 'ann' }, scopes: ['openapi:read'] } },
    });
    expect(textOf(await visitor.see('/orgs/acme/tokens'))).toContain('ann-laptop');
  });

  it('rejects incomplete forms, and those of other sites', async () => {
    const login = await start();
    const visitor = await reader('ann');
    const { scopes: _scopes, ...without } = approval(login);
    expect(textOf(await visitor.send('/device', without))).toContain('Choose at least one scope.');
    expectPage(await visitor.send('/device', { ...approval(login), days: '400' }), 400);
    expectPage(await visitor.send('/device', { ...approval(login), scopes: 'openapi:write' }), 400);
    expectPage(await visitor.send('/device', { ...approval(login), organization: 'globex' }), 400);
    expectPage(await visitor.send('/device', approval(login), { origin: 'https://evil.example' }), 403);
    visitor.cookie = undefined;
    expectPage(await visitor.send('/device', approval(login)), 401);
    expect(await poll(login)).toMatchObject({ state: 'pending' });
  });

  it('refuses', async () => {
    const login = await start();
    const visitor = await reader('ann');
    const sent = await visitor.send('/device', { code: login.userCode, decision: 'refuse' });
    expect([sent.status, sent.headers.location]).toEqual([303, '/device?done=refused']);
    expect(textOf(await visitor.see('/device?done=refused'))).toContain('Access refused');
    expect(await poll(login)).toEqual({ state: 'denied' });
    expectPage(await visitor.send('/device', { code: login.userCode, decision: 'refuse' }), 400);
  });

  it('limits wrong codes of a user', async () => {
    const guesser = await reader('gus');
    for (let guess = 0; guess < 10; guess++) expectPage(await guesser.see('/device?code=BBBBBBBB'), 404);
    const limited = await guesser.see(pageOf(await start()));
    expectPage(limited, 429);
    expect(limited.headers['retry-after']).toBe('600');
    expect(textOf(limited)).toContain('You have entered 10 wrong codes.');
    expectPage(await (await reader('ann')).see('/device?code=BBBBBBBB'), 404);
    world.target.advance(10 * minute);
    expectPage(await guesser.see('/device?code=BBBBBBBB'), 404);
  });

  it('never shows the device code, and stores only its digest', async () => {
    const login = await start();
    const seen = await (await reader('ann')).see(pageOf(login));
    expect(seen.text).not.toContain(login.deviceCode);
    const rows = await world.target.server.database.query((connection) => connection('device_logins'));
    expect(JSON.stringify(rows)).toContain(login.userCode.replace('-', ''));
    expect(JSON.stringify(rows)).not.toContain(login.deviceCode);
  });

  it('gives no access to a new organization with the ID of a deleted one', async () => {
    const login = await start();
    const { organizations } = world.target.server.stores;
    await organizations.insert(organization({ id: 'brief' }));
    const visitor = await visitorOf('ann', '*', ['openapi:read']);
    const sent = await visitor.send('/device', { ...approval(login), organization: 'brief' });
    expect(sent.status).toBe(303);
    await organizations.remove('brief', world.target.now().toISOString());
    world.target.advance(1000);
    await organizations.insert(organization({ id: 'brief', createdAt: world.target.now().toISOString() }));
    expect(await poll(login)).toEqual({ state: 'denied' });
    expect(await poll(login)).toEqual({ state: 'expired' });
  });
});
