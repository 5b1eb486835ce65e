import { afterEach, expect, it } from 'vitest';
import { type OIDCWorld, type OIDCWorldOptions, startOIDCWorld } from '../support/oidc/oidc-world.js';

let world: OIDCWorld | undefined;

async function start(options: OIDCWorldOptions): Promise<OIDCWorld> {
  world = await startOIDCWorld(options);
  return world;
}

afterEach(() => world?.close());

/** The status of the catalog of each organization for a user who signs in. */
async function statuses({ signIn, browser: open }: OIDCWorld): Promise<Record<string, number>> {
  const browser = open();
  await signIn(browser);
  const found: Record<string, number> = {};
  for (const id of ['acme', 'globex', 'initech']) found[id] = (await browser.open(`/orgs/${id}`)).status;
  return found;
}

it('grants different scopes in different organizations', async () => {
  const grants =
    'platform -> ACME: openapi:read; platform -> globex: space:read; ops -> initech: openapi:read';
  expect(await statuses(await start({ grants }))).toEqual({ acme: 200, globex: 403, initech: 404 });
});

it('grants access to all organizations', async () => {
  const grants = '* -> *: openapi:read';
  expect(await statuses(await start({ grants }))).toEqual({ acme: 200, globex: 200, initech: 200 });
});

it('grants access to the organizations that claim a verified email domain', async () => {
  const { issuer, ...rest } = await start({ grants: '* -> @: openapi:read' });
  expect(await statuses({ issuer, ...rest })).toEqual({ acme: 200, globex: 404, initech: 404 });
  issuer.claims = { ...issuer.claims, email_verified: false };
  const response = await rest.signIn(rest.browser());
  expect(response.status).toBe(403);
  expect(response.text).toContain('Acme SSO has not verified your email address ada@acme.example');
});

it.each([
  ['a domain that only begins with the claimed one', `${'a'.repeat(187)}@acme.example.evil.example`],
  ['more than 254 characters', `${'a'.repeat(242)}@acme.example`],
  ['two at signs', 'ada@evil.example@acme.example'],
  ['no local part', '@acme.example'],
  ['a control character', 'ada@acme.example\n'],
  ['an invisible character', 'ada\u202e@acme.example'],
])('grants nothing to an email address with %s', async (_title, email) => {
  const { issuer, ...rest } = await start({ grants: '* -> @: openapi:read' });
  issuer.claims = { ...issuer.claims, email };
  expect((await rest.signIn(rest.browser())).status).toBe(403);
});

it('grants access to an email address of 254 characters', async () => {
  const started = await start({ grants: '* -> @: openapi:read' });
  started.issuer.claims = { ...started.issuer.claims, email: `${'a'.repeat(241)}@acme.example` };
  expect(await statuses(started)).toMatchObject({ acme: 200 });
});

it.each([
  ['the user info', { groups: undefined }, { groups: ['platform'] }, 'groups'],
  ['a nested claim', { realm_access: { roles: ['platform'] }, groups: undefined }, {}, 'realm_access.roles'],
  ['a claim whose name has dots', { 'https://a.example/g': ['platform'] }, {}, 'https://a.example/g'],
])('reads groups from %s', async (_title, claims, userInfo, groupsClaim) => {
  const started = await start({ grants: 'platform -> acme: openapi:read', oidc: { groupsClaim } });
  started.issuer.claims = { ...started.issuer.claims, ...claims };
  started.issuer.userInfo = userInfo;
  expect(await statuses(started)).toMatchObject({ acme: 200 });
});

it('shows a user without access the groups, and the request for the operator', async () => {
  const { issuer, signIn, browser: open } = await start({ grants: 'ops -> acme: openapi:read' });
  issuer.claims = { ...issuer.claims, groups: ['platform', '<b>'] };
  const browser = open();
  const response = await signIn(browser);
  expect(response.status).toBe(403);
  for (const text of ['No access', 'ada@acme.example', 'SPECSHELF_OIDC_GRANTS', 'platform', '&lt;b>']) {
    expect(response.text).toContain(text);
  }
  expect(browser.jar.has('specshelf_session')).toBe(false);
});

it('explains a missing groups claim', async () => {
  const { issuer, signIn, browser } = await start({ grants: 'ops -> acme: openapi:read' });
  issuer.claims = { name: 'Ada' };
  expect((await signIn(browser())).text).toContain('the claim groups is missing');
});

it('rejects grants that do not fit into a session, with the remedy', async () => {
  const ids = Array.from({ length: 100 }, (_, index) => `organization-with-a-long-name-${index}`);
  const grants = ids.map((id) => `* -> ${id}: openapi:read`).join(';');
  const { target, signIn, browser: open } = await start({ grants });
  const record = (await target.server.stores.organizations.find('acme')) ?? expect.fail('no acme');
  for (const id of ids) await target.server.stores.organizations.insert({ ...record, id });
  const browser = open();
  const response = await signIn(browser);
  expect(response.status).toBe(403);
  expect(response.text).toContain('more organizations than fit into a browser session');
  expect(browser.jar.has('specshelf_session')).toBe(false);
});

it('stores the grants of a user with hundreds of groups', async () => {
  const started = await start({ grants: 'group-7 -> acme: openapi:read' });
  started.issuer.claims['groups'] = Array.from({ length: 500 }, (_, index) => `group-${index}`);
  expect(await statuses(started)).toMatchObject({ acme: 200 });
});

it('grants no access to an organization that was created again after the sign-in', async () => {
  const grants = '* -> acme: openapi:read; * -> globex: openapi:read';
  const { target, signIn, browser: open } = await start({ grants });
  const { organizations } = target.server.stores;
  const browser = open();
  await signIn(browser);
  const statusOf = async (id: string) => (await browser.open(`/orgs/${id}`)).status;
  const recreate = async (id: string) => {
    target.advance(1000);
    const createdAt = target.now().toISOString();
    const record = (await organizations.find(id)) ?? expect.fail(`no ${id}`);
    await organizations.remove(id, createdAt);
    await organizations.insert({ ...record, createdAt });
  };
  await recreate('acme');
  expect([await statusOf('acme'), await statusOf('globex')]).toEqual([404, 200]);
  // Without any valid grant, the session has ended.
  await recreate('globex');
  expect([await statusOf('acme'), await statusOf('globex')]).toEqual([401, 401]);
  await signIn(browser);
  expect([await statusOf('acme'), await statusOf('globex')]).toEqual([200, 200]);
});

it('ends sessions when the grants change', async () => {
  const first = await start({ config: { secretKey: 'the secret key of all servers under test' } });
  const browser = first.browser();
  await first.signIn(browser);
  const { jar } = browser;
  const { issuer } = first;
  const config = { secretKey: 'the secret key of all servers under test' };
  const second = await startOIDCWorld({ issuer, config, grants: 'platform -> acme: openapi:read' });
  const same = await startOIDCWorld({ issuer, config });
  const statusAt = async ({ browser: open }: OIDCWorld) => {
    const copy = open();
    for (const [name, value] of jar) copy.jar.set(name, value);
    return (await copy.open('/orgs/acme')).status;
  };
  expect([await statusAt(same), await statusAt(second)]).toEqual([200, 401]);
  await second.close();
  await same.close();
});
