import { token as accessToken } from '@specshelf/service/test/records';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OIDCWorld, startOIDCWorld } from '../support/oidc/oidc-world.js';

let world: OIDCWorld;

beforeEach(async () => {
  world = await startOIDCWorld();
});

afterEach(() => world.close());

it('the sign-in page has a button for the provider, and the form for a token', async () => {
  const page = await world.browser().open('/sign-in?to=%2Forgs%2Facme');
  expect(page.text).toContain('href="/shelf/sign-in/provider?to=%2Forgs%2Facme"');
  expect(page.text).toContain('Sign in with Acme SSO');
  expect(page.text).toContain('name="token"');
});

it('signs a user in with the grants of the groups, and returns to the page', async () => {
  const browser = world.browser();
  expect((await browser.open('/orgs/acme')).status).toBe(401);
  const response = await world.signIn(browser, '/orgs/acme');
  expect(response.status).toBe(200);
  // The page opens the next one from this site, so that the browser sends the `SameSite=Strict` cookie.
  expect(response.text).toContain('content="0; url=/shelf/orgs/acme"');
  expect([...browser.jar.keys()]).toEqual(['specshelf_session', 'specshelf_signed_in']);
  expect((await browser.open('/orgs/acme')).text).toContain('Ada Lovelace');
  expect((await browser.open('/orgs/globex')).status).toBe(200);
  expect((await browser.open('/orgs/initech')).status).toBe(404);
});

it('signs a user in on two tabs at the same time', async () => {
  const browser = world.browser();
  const first = await world.authorize(browser, '/orgs/acme');
  const second = await world.authorize(browser, '/orgs/globex');
  expect((await browser.open(first)).text).toContain('content="0; url=/shelf/orgs/acme"');
  expect((await browser.open(second)).text).toContain('content="0; url=/shelf/orgs/globex"');
  expect([...browser.jar.keys()]).toEqual(['specshelf_session', 'specshelf_signed_in']);
});

it('signs a user in whose path to return to is too long for a cookie', async () => {
  const browser = world.browser();
  const response = await world.signIn(browser, `/orgs/acme?tag=${'x'.repeat(4000)}`);
  expect(response.text).toContain('content="0; url=/shelf/sign-in"');
  expect([...browser.jar.keys()]).toEqual(['specshelf_session', 'specshelf_signed_in']);
});

it('begins with PKCE, state, and nonce, and the redirect URI of PUBLIC_URL', async () => {
  const begun = await world.browser().open('/sign-in/provider', { host: 'evil.example' });
  const { origin, pathname, searchParams } = new URL(begun.location ?? '');
  expect(origin + pathname).toBe(`${world.issuer.url}/authorize`);
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: 'specshelf',
    response_type: 'code',
    redirect_uri: 'https://specs.example/shelf/sign-in/callback',
    scope: 'openid profile email',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  });
  expect(begun.cookies).toEqual([
    expect.stringMatching(
      /^specshelf_sign_in_[a-z0-9]+=[^;]+; Max-Age=600; Path=\/shelf; HttpOnly; Secure; SameSite=Lax$/,
    ),
  ]);
});

describe('a callback that is rejected', () => {
  const foreign = 'was not started in this browser';

  async function expectRejected(path: string, browser = world.browser(), text = foreign): Promise<void> {
    const requests = world.issuer.requests.filter((each) => each === '/token').length;
    const response = await browser.open(path);
    expect(response.status).toBe(400);
    expect(response.text).toContain(text);
    expect(browser.jar.has('specshelf_session')).toBe(false);
    if (text === foreign) {
      expect(world.issuer.requests.filter((each) => each === '/token')).toHaveLength(requests);
    }
  }

  it('without an attempt in this browser, as in a sign-in that another site forges', async () => {
    await expectRejected(await world.authorize(world.browser()));
  });

  it('with the state of an attempt in another browser', async () => {
    const browser = world.browser();
    await world.authorize(browser);
    await expectRejected(await world.authorize(world.browser()), browser);
  });

  it('with two states', async () => {
    const browser = world.browser();
    await expectRejected(`${await world.authorize(browser)}&state=other`, browser);
  });

  it('after 10 minutes', async () => {
    const browser = world.browser();
    const path = await world.authorize(browser);
    world.target.advance(600_000);
    await expectRejected(path, browser);
  });

  it('that is sent again', async () => {
    const browser = world.browser();
    const path = await world.authorize(browser);
    const [[name, attempt] = expect.fail('no attempt')] = browser.jar;
    await browser.open(path);
    await browser.submit('/sign-out');
    await expectRejected(path, browser);
    // Also with a copy of the cookie: a code is valid once.
    browser.jar.set(name, attempt);
    await expectRejected(path, browser, 'The provider returned the error invalid_grant');
  });

  it.each([
    ['another nonce', { nonce: 'other' }, 'The ID token is for another sign-in, client, or issuer'],
    ['another audience', { aud: 'other' }, 'The ID token is for another sign-in, client, or issuer'],
    [
      'another issuer',
      { iss: 'https://evil.example' },
      'The ID token is for another sign-in, client, or issuer',
    ],
    ['an expiry in the past', { exp: 1 }, 'The ID token has expired'],
    ['another authorized party', { azp: 'other' }, 'The ID token is for another sign-in, client, or issuer'],
    ['a time of issue in the future', { iat: 4_102_444_800 }, 'the clocks of the provider and this server'],
    ['an empty subject', { sub: '' }, 'The response of the provider cannot be used'],
    ['a subject of spaces', { sub: ' ' }, 'The response of the provider cannot be used'],
  ])('with an ID token with %s', async (_title, claims, text) => {
    const browser = world.browser();
    world.issuer.claims = { ...world.issuer.claims, ...claims };
    await expectRejected(await world.authorize(browser), browser, text);
  });

  it('with an error of the provider, whose description is not repeated', async () => {
    const browser = world.browser();
    const state = new URLSearchParams((await world.authorize(browser)).split('?')[1]).get('state');
    const path = `/sign-in/callback?error=access_denied&error_description=call+0800&state=${state}`;
    await expectRejected(path, browser, 'The provider returned the error access_denied');
    expect(world.log.join('')).not.toContain('0800');
  });
});

it('accepts the keys of the provider after a rotation', async () => {
  await world.signIn(world.browser());
  await world.issuer.rotateKey();
  const [browser, late] = [world.browser(), world.browser()];
  await world.signIn(browser);
  await world.signIn(late);
  expect((await browser.open('/orgs/acme')).status).toBe(200);
});

it('rejects a session with changed, expired, or ended content', async () => {
  const browser = world.browser();
  await world.signIn(browser);
  const cookie = browser.jar.get('specshelf_session') ?? '';
  const status = async (value: string) => {
    browser.jar.set('specshelf_session', value);
    return (await browser.open('/orgs/acme')).status;
  };
  expect(await status(cookie)).toBe(200);
  expect(await status(`${cookie.slice(0, -4)}AAAA`)).toBe(401);
  world.target.advance(3_600_000);
  expect(await status(cookie)).toBe(401);
});

it('lets a user revoke any own token', async () => {
  const browser = world.browser();
  await world.signIn(browser);
  const tokenId = 'of-the-operator';
  const token = accessToken({ id: tokenId, subject: { id: 'oidc:user-1', displayName: 'Ada' } });
  await world.target.server.stores.accessTokens.insert(token);
  expect((await browser.submit('/orgs/acme/tokens', { revoke: tokenId })).status).toBe(303);
  expect(await world.target.server.stores.accessTokens.findByHash(token.hash)).toHaveProperty('revokedAt');
});

it('signs the user out at the provider, too, and ends the session', async () => {
  const browser = world.browser();
  await world.signIn(browser);
  const cookie = browser.jar.get('specshelf_session') ?? '';
  const response = await browser.submit('/sign-out');
  expect(response.status).toBe(200);
  const url = /content="0; url=([^"]+)"/.exec(response.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(url.startsWith(`${world.issuer.url}/logout?`)).toBe(true);
  const query = new URL(url).searchParams;
  expect(query.get('post_logout_redirect_uri')).toBe('https://specs.example/shelf/sign-in');
  expect(query.get('client_id')).toBe('specshelf');
  expect(query.get('id_token_hint')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  browser.jar.set('specshelf_session', cookie);
  expect((await browser.open('/orgs/acme')).status).toBe(401);
});

it.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/orgs/../..//evil.example'])(
  'never returns to %s after sign-in',
  async (to) => {
    const response = await world.signIn(world.browser(), to);
    expect(response.text).toContain('content="0; url=/shelf/sign-in"');
  },
);

it('accepts an ID token that names this client as the authorized party', async () => {
  const browser = world.browser();
  world.issuer.claims = { ...world.issuer.claims, azp: 'specshelf' };
  await world.signIn(browser);
  expect((await browser.open('/orgs/acme')).status).toBe(200);
});

it.each(['cross-site', 'same-site'])(
  'does not begin a sign-in for a page of another origin: %s',
  async (site) => {
    const response = await world.browser().open('/sign-in/provider?to=%2Forgs%2Facme', {
      'sec-fetch-site': site,
    });
    expect(response.location).toBe('/shelf/sign-in?to=%2Forgs%2Facme');
    expect(response.cookies).toEqual([]);
  },
);

it.each(['same-origin', 'none'])('begins a sign-in for the user: %s', async (site) => {
  const response = await world.browser().open('/sign-in/provider', { 'sec-fetch-site': site });
  expect(response.location?.startsWith(world.issuer.url)).toBe(true);
});

it('writes sessions to the audit log, and no secret to the log or a page', async () => {
  const browser = world.browser();
  const path = await world.authorize(browser);
  const response = await browser.open(path);
  await browser.open('/orgs/acme');
  await browser.submit('/sign-out');
  const audit = world.log.map((line) => JSON.parse(line)).filter((line) => 'audit' in line);
  const subject = { id: 'oidc:user-1', displayName: 'Ada Lovelace', email: 'ada@acme.example' };
  expect(audit.map(({ audit: event }) => event)).toMatchObject([
    { action: 'session.begin', actor: 'oidc:user-1', subject, grants: [{ organizations: ['acme'] }, {}] },
    { action: 'session.end', actor: 'oidc:user-1' },
  ]);
  const request = world.log.map((line) => JSON.parse(line)).find((line) => line.path === '/orgs/acme');
  expect(request).toMatchObject({ subject: 'oidc:user-1', sessionId: audit[0].audit.sessionId });
  const code = new URLSearchParams(path.split('?')[1]).get('code') ?? '-';
  for (const secret of [code, 'the-client-secret', 'an-access-token', 'eyJ']) {
    expect(world.log.join('')).not.toContain(secret);
    expect(response.text).not.toContain(secret);
  }
});
