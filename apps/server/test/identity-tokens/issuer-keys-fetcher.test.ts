import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { defined } from '@specshelf/base/defined';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { createIssuerKeysFetcher } from '../../src/identity-tokens/create-issuer-keys-fetcher.js';

let respond: (request: IncomingMessage, response: ServerResponse) => void;
let requests: string[];
let url: string;
let close: () => Promise<void>;

beforeEach(async () => {
  requests = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    respond(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  close = () => new Promise((resolve) => server.close(() => resolve()));
  respond = serve({ issuer: url, jwks_uri: `${url}/keys` }, { keys: [] });
});

afterEach(() => close());

/** Answers with these documents. */
const serve =
  (discovery: object, keys: object): typeof respond =>
  (request, response) =>
    void response.end(JSON.stringify(request.url === '/keys' ? keys : discovery));

function fetchKeys(issuer = url, trustedIssuers: string[] | undefined = [url]) {
  const fetcher = createIssuerKeysFetcher({ fetchAllow: false, ...defined({ trustedIssuers }) });
  onTestFinished(fetcher.close);
  return fetcher.fetchIssuerKeys(issuer);
}

it('fetches the keys that the discovery document names', async () => {
  expect(await fetchKeys()).toEqual({ kind: 'fetched', keys: { keys: [] } });
  expect(requests).toEqual(['/.well-known/openid-configuration', '/keys']);
});

it('appends the path of the discovery document to that of the issuer', async () => {
  const issuer = `${url}/gitlab/`;
  respond = serve({ issuer, jwks_uri: `${url}/keys` }, { keys: [] });
  expect(await fetchKeys(issuer)).toMatchObject({ kind: 'fetched' });
  expect(requests[0]).toBe('/gitlab/.well-known/openid-configuration');
});

it('does not connect to private addresses that the operator has not listed', async () => {
  for (const issuer of [url, url.replace('http:', 'https:')])
    expect(await fetchKeys(issuer, [])).toMatchObject({ kind: 'failed' });
  respond = serve({ issuer: url, jwks_uri: 'https://127.0.0.2/keys' }, {});
  expect(await fetchKeys()).toMatchObject({ kind: 'failed' });
  expect(requests).toEqual(['/.well-known/openid-configuration']);
});

it.each<[string, (own: string) => Parameters<typeof serve>, string]>([
  ['another issuer', () => [{ issuer: 'https://other.example' }, {}], 'does not name the issuer'],
  ['no keys', (own) => [{ issuer: own }, {}], 'has no valid jwks_uri'],
  ['invalid keys', (own) => [{ issuer: own, jwks_uri: 'keys' }, {}], 'has no valid jwks_uri'],
])('rejects a discovery document with %s', async (_, documents, reason) => {
  respond = serve(...documents(url));
  expect(await fetchKeys()).toEqual({ kind: 'failed', reason: expect.stringContaining(reason) });
});

it.each<[string, (response: ServerResponse) => void, string]>([
  ['an error', (response) => void response.writeHead(500).end(), 'status 500'],
  [
    'a redirect',
    (response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    'status 302',
  ],
  ['text', (response) => void response.end('<html>'), 'not JSON'],
  ['too many bytes', (response) => void response.end('x'.repeat(1024 * 1024 + 1)), ''],
  ['a lost connection', (response) => void response.destroy(), ''],
])('reports %s', async (_, answer, reason) => {
  respond = (_request, response) => answer(response);
  expect(await fetchKeys()).toEqual({ kind: 'failed', reason: expect.stringContaining(reason) });
  expect(requests).toHaveLength(1);
});
