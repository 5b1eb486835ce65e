import { afterEach, beforeEach, expect, it } from 'vitest';
import { type SourceSite, startSourceSite } from '../support/http/source-site.js';
import { startServer, type TestServer } from '../support/server/start-server.js';

let site: SourceSite;
let server: TestServer;

beforeEach(async () => {
  site = await startSourceSite();
  server = await startServer({
    config: { trustedIssuers: [site.publish('issuer', '')], rateLimit: 20 },
  });
  await server.server.operator.organizations.create('acme', {});
});

afterEach(async () => {
  await server.close();
  await site.close();
});

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function exchange(issuer: string, options: RequestInit = {}): Promise<Response> {
  const token = [part({ alg: 'RS256', kid: 'a' }), part({ iss: issuer }), 'c2lnbmF0dXJl'].join('.');
  return fetch(`${server.url}/v1/tokens/exchange`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...options.headers },
    body: JSON.stringify({ organizationId: 'acme', token }),
  });
}

it('contacts only the issuers of the trusted publishers of the organization', async () => {
  const issuer = site.publish('ci', '');
  site.clear();
  expect((await exchange(issuer)).status).toBe(403);
  expect(site.responses).toEqual([]);
  await server.server.operator.call('createTrustedPublisher', {
    path: { organizationId: 'acme' },
    body: {
      name: 'Pets',
      provider: 'github',
      issuer,
      repository: 'acme/pets',
      branches: ['main'],
      specSlugs: ['pets'],
      scopes: ['openapi:write'],
    },
  });
  const response = await exchange(issuer);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
  expect(site.responses).toEqual([{ name: 'ci/.well-known/openid-configuration', status: 404 }]);
});

it('limits the requests of an address, and is not readable for pages of other sites', async () => {
  const headers = { origin: 'https://evil.example' };
  const response = await exchange('https://ci.example', { headers });
  expect(response.headers.get('x-ratelimit-remaining')).toBe('19');
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  const preflight = { method: 'OPTIONS', headers: { ...headers, 'access-control-request-method': 'POST' } };
  const { status } = await fetch(`${server.url}/v1/tokens/exchange`, preflight);
  expect(status).toBe(405);
  const statuses: number[] = [];
  for (let request = 0; request < 20; request++) statuses.push((await exchange('https://ci.example')).status);
  expect(statuses.at(-1)).toBe(429);
});
