import { afterEach, describe, expect, it } from 'vitest';
import { type OIDCWorld, type OIDCWorldOptions, startOIDCWorld } from '../support/oidc/oidc-world.js';
import { startIssuer, type TestIssuer } from '../support/oidc/start-issuer.js';

const open: { close(): Promise<void> }[] = [];

afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});

async function issuerWith(changes: Partial<TestIssuer>): Promise<TestIssuer> {
  const issuer = Object.assign(await startIssuer(), changes);
  open.push(issuer);
  return issuer;
}

async function start(options: OIDCWorldOptions): Promise<OIDCWorld> {
  const world = await startOIDCWorld(options);
  open.push(world);
  return world;
}

const reasons = ({ log }: OIDCWorld) => log.flatMap((line) => JSON.parse(line).reason ?? []);

it('starts while the provider is down, and signs users in as soon as it is up', async () => {
  const issuer = await issuerWith({ isDown: true });
  const world = await start({ issuer });
  const token = await world.target.token({ scopes: ['openapi:read'] });
  const response = await world.browser().open('/sign-in/provider');
  expect(response.status).toBe(503);
  expect(response.text).toContain('Acme SSO cannot be reached by this server at the moment');
  expect(reasons(world)[0]).toContain('returns the status 503 instead of a discovery document');
  expect((await world.browser().submit('/sign-in', { token })).status).toBe(303);
  issuer.isDown = false;
  const browser = world.browser();
  await world.signIn(browser);
  expect((await browser.open('/orgs/acme')).status).toBe(200);
});

it('shows a page when the provider fails during a sign-in', async () => {
  const world = await start({});
  const browser = world.browser();
  const path = await world.authorize(browser);
  world.issuer.isDown = true;
  const response = await browser.open(path);
  expect(response.status).toBe(503);
  expect(response.text).toContain('Try again later');
});

it('metrics report whether the provider responds', async () => {
  const issuer = await issuerWith({ isDown: true });
  const world = await start({ issuer, config: { metrics: { host: '127.0.0.1', port: 0 } } });
  const isUp = async () => {
    const text = await (await fetch(world.target.metricsURL)).text();
    return /^specshelf_identity_provider_up (\d)$/m.exec(text)?.[1];
  };
  await world.browser().open('/sign-in/provider');
  expect(await isUp()).toBe('0');
  issuer.isDown = false;
  const browser = world.browser();
  const path = await world.authorize(browser);
  expect(await isUp()).toBe('1');
  issuer.isDown = true;
  await browser.open(path);
  expect(await isUp()).toBe('0');
  issuer.isDown = false;
  await world.signIn(world.browser());
  expect(await isUp()).toBe('1');
});

describe('an issuer with another name', () => {
  it('is rejected with the value that the variable must have', async () => {
    const issuer = await issuerWith({ issuer: 'https://sso.example/realms/acme' });
    const world = await start({ issuer, oidc: { issuer: issuer.url } });
    expect((await world.browser().open('/sign-in/provider')).status).toBe(503);
    expect(reasons(world)[0]).toContain(
      `names the issuer "https://sso.example/realms/acme", but SPECSHELF_OIDC_ISSUER is "${issuer.url}"`,
    );
  });

  it('is reached at the address of its discovery document', async () => {
    const issuer = await issuerWith({ issuer: 'https://sso.example/realms/acme' });
    const world = await start({ issuer });
    const browser = world.browser();
    await world.signIn(browser);
    expect((await browser.open('/orgs/acme')).status).toBe(200);
  });
});

it('does not send the client secret to an endpoint of another origin without https', async () => {
  const other = await issuerWith({});
  const issuer = await issuerWith({ metadata: { token_endpoint: `${other.url}/token` } });
  const world = await start({ issuer });
  expect((await world.signIn(world.browser())).status).toBe(503);
  expect(other.requests).toEqual([]);
  expect(reasons(world)[0]).toContain(`The discovery document names an endpoint at ${other.url}`);
});

it('names the variables when the provider rejects the client', async () => {
  const world = await start({ oidc: { clientSecret: 'a-wrong-secret' } });
  const response = await world.signIn(world.browser());
  expect(response.status).toBe(400);
  expect(response.text).toContain('The provider returned the error invalid_client');
  expect(reasons(world)).toContain(
    'The provider returned the error invalid_client. Check SPECSHELF_OIDC_CLIENT_ID and SPECSHELF_OIDC_CLIENT_SECRET.',
  );
  expect(world.log.join('')).not.toContain('a-wrong-secret');
});

it('signs out of this server only when the provider has no logout', async () => {
  const world = await start({ issuer: await issuerWith({ metadata: { end_session_endpoint: undefined } }) });
  const browser = world.browser();
  await world.signIn(browser);
  expect((await browser.submit('/sign-out')).text).toContain('content="0; url=/shelf/sign-in"');
});

it.each([
  ['https://specs.example', '__Host-specshelf_sign_in_', /; Path=\/; HttpOnly; Secure; SameSite=Lax$/],
  ['http://specs.example', 'specshelf_sign_in_', /; Path=\/; HttpOnly; SameSite=Lax$/],
])('works at %s', async (publicURL, name, attributes) => {
  const world = await start({ config: { publicURL } });
  const browser = world.browser();
  const begun = await browser.open('/sign-in/provider');
  expect(begun.cookies[0]).toMatch(attributes);
  expect(begun.cookies[0]?.startsWith(name)).toBe(true);
  await world.signIn(browser);
  expect((await browser.open('/orgs/acme')).status).toBe(200);
});

it('limits the callbacks of an address that fail', async () => {
  const world = await start({ config: { rateLimit: 20 } });
  const statuses: number[] = [];
  for (let count = 0; count < 6; count++) {
    statuses.push((await world.browser().open('/sign-in/callback?state=guess&code=guess')).status);
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
});
