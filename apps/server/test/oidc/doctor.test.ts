import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../src/config/read-config.js';
import { checkOIDC } from '../../src/doctor/check-oidc.js';
import { client, startIssuer, type TestIssuer } from '../support/oidc/start-issuer.js';

let issuer: TestIssuer;

beforeEach(async () => {
  issuer = await startIssuer();
});

afterEach(() => issuer.close());

/** The findings as `state: message`, with their advice. The clock of the server is this many milliseconds ahead. */
async function findings(changes: Record<string, string> = {}, ahead = 0): Promise<string> {
  const result = readConfig({
    PUBLIC_URL: 'https://specs.example/shelf',
    SPECSHELF_OIDC_ISSUER: issuer.issuer,
    SPECSHELF_OIDC_CLIENT_ID: client.id,
    SPECSHELF_OIDC_CLIENT_SECRET: client.secret,
    SPECSHELF_OIDC_GRANTS: 'platform -> acme: openapi:read',
    ...changes,
  });
  if (!result.ok) throw new Error(result.problems.join(' '));
  const now = () => new Date(Date.now() + ahead);
  const found = await checkOIDC(result.config, { now, hasDatabase: false });
  return found.map(({ state, message, advice = '' }) => `${state}: ${message} ${advice}`).join('\n');
}

it('accepts a provider, and shows the redirect URI', async () => {
  const text = await findings();
  expect(text).toContain(`ok: The issuer ${issuer.url} responds, and names itself so.`);
  expect(text).toContain(
    'ok: The redirect URI is https://specs.example/shelf/sign-in/callback. The issuer accepts it.',
  );
  expect(text).toContain('is requested without encryption');
  expect(text).not.toMatch(/problem|clock|the claim/);
  expect(text).not.toContain(client.secret);
});

it.each([
  [
    'a clock that differs',
    {},
    3_000_000,
    /problem: The clock of the issuer differs by (?:2999|30\d\d) seconds/,
  ],
  ['a missing groups claim', { claims_supported: ['sub'] }, undefined, 'does not list the claim groups'],
  ['a missing scope', { scopes_supported: ['openid'] }, undefined, 'does not list the scope profile, email'],
  ['no logout', { end_session_endpoint: undefined }, undefined, 'The issuer has no logout'],
  ['another issuer', { issuer: 'https://other.example' }, undefined, 'problem: http'],
  ['no token endpoint', { token_endpoint: undefined }, undefined, 'has no token_endpoint'],
])('reports %s', async (_title, metadata, ahead, expected) => {
  issuer.metadata = metadata;
  expect(await findings({}, ahead)).toMatch(expected);
});

it('reports a redirect URI that is not registered', async () => {
  issuer.metadata = { authorization_endpoint: `${issuer.url}/not-found` };
  expect(await findings()).toContain(
    'problem: The issuer rejects the client or the redirect URI with the status 404. Register exactly https://specs.example/shelf/sign-in/callback',
  );
});

it('reports an issuer that cannot be reached', async () => {
  const text = await findings({ SPECSHELF_OIDC_ISSUER: 'http://127.0.0.1:1' });
  expect(text).toContain('problem: http://127.0.0.1:1/.well-known/openid-configuration cannot be fetched.');
  expect(text).toContain('SPECSHELF_OIDC_DISCOVERY');
});

it('checks nothing without the configuration', async () => {
  const result = readConfig({});
  if (!result.ok) throw new Error('invalid');
  expect(await checkOIDC(result.config, { now: () => new Date(), hasDatabase: false })).toEqual([]);
});
