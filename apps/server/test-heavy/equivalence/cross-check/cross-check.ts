import fc from 'fast-check';
import { arbitraryRequest } from '../../../test/twin/arbitrary-request.js';
import { printRequest, shortened, type TwinRequest } from '../../../test/twin/twin-request.js';
import { errorOf } from './error-of.js';
import { listedDifferences } from './listed-differences.js';
import type { Exchange, ValidatedServer } from './start-validated-server.js';

/** The outcome of many requests. */
export interface CrossCheck {
  accepted: number;
  rejected: number;
  validatedResponses: number;
  /** How often each listed difference occurred. */
  listed: ReadonlyMap<string, number>;
  /** Differences that are not listed. */
  differences: readonly string[];
  /** Responses that violate the document or have a 5xx status. */
  violations: readonly string[];
}

const token = { authorization: 'Bearer {editor}' };
const json = { ...token, 'content-type': 'application/json' };
const deep = `${'['.repeat(101)}${']'.repeat(101)}`;

/** Requests with listed differences that generated ones rarely have. */
const rare: readonly TwinRequest[] = [
  { method: 'GET', target: '/v1/orgs/acme/openapi?limit=5.0', headers: token },
  { method: 'GET', target: '/orgs/acme/openapi/ferry', headers: token },
  { method: 'GET', target: '/v1/email-domains/localhost/orgs', headers: token },
  { method: 'HEAD', target: '/v1/nowhere', headers: token },
  { method: 'GET', target: '/v1/orgs/acme/openapi/', headers: token },
  { method: 'GET', target: '/v1/orgs/acme/openapi?[x]=1', headers: token },
  {
    method: 'POST',
    target: '/v1/orgs/acme/openapi',
    headers: { ...json, 'content-encoding': '' },
    body: '{"slug":"rare","source":{"text":"openapi: 3.1.0"}}',
  },
  {
    method: 'POST',
    target: '/v1/orgs/acme/openapi',
    headers: json,
    body: String.raw`{"slug":"rare","source":{"files":{"a\\b":"{}"},"entry":"a\\b"}}`,
  },
  {
    method: 'POST',
    target: '/v1/orgs/acme/openapi',
    headers: json,
    body: `{"slug":"rare","source":{"text":"openapi: 3.1.0"},"unknown":${deep}}`,
  },
  {
    method: 'POST',
    target: '/v1/orgs/acme/openapi',
    headers: json,
    body: '{"slug":"rare","source":{"url":"https://sources.example/a","headers":{"a b":"c"}}}',
  },
  {
    method: 'POST',
    target: '/v1/orgs/acme/openapi',
    headers: { ...token, 'content-type': 'application/json; charset=utf8' },
    body: '{"slug":"utf8","source":{"text":"openapi: 3.1.0"}}',
  },
  {
    method: 'POST',
    target: '/v1/tokens/exchange',
    headers: { 'content-type': 'application/json' },
    body: '{"organizationId":"acme","token":"rare"}',
  },
  {
    method: 'POST',
    target: '/v1/orgs/acme/tokens',
    headers: json,
    body: '{"name":"rare","scopes":["unknown"],"expiresAt":"2026-03-02T00:00:00Z"}',
  },
  {
    method: 'PATCH',
    target: '/v1/orgs/acme/openapi/ferry',
    headers: json,
    body: '{"defaultLabel":"unknown"}',
  },
  { method: 'PATCH', target: '/v1/orgs/acme/openapi/ferry', headers: json, body: '{}' },
  {
    method: 'GET',
    target: '/v1/orgs/acme/openapi/ferry/versions/latest/source/schemas/boat.yaml',
    headers: token,
  },
  {
    method: 'OPTIONS',
    target: '/published/acme/ferry.json',
    headers: { origin: 'https://site.example', 'access-control-request-method': 'GET' },
  },
];

/** Sends requests, besides these mostly generated ones, through the middleware to the server and compares the verdicts of both. */
export async function crossCheck(
  server: ValidatedServer,
  { count, seed, requests = [] }: { count: number; seed: number; requests?: readonly TwinRequest[] },
): Promise<CrossCheck> {
  const listed = new Map(listedDifferences.map(({ reason }) => [reason, 0]));
  const differences: string[] = [];
  const violations: string[] = [];
  const totals = { accepted: 0, rejected: 0, validatedResponses: 0 };
  const generated = fc.sample(arbitraryRequest(), { numRuns: count, seed });
  for (const request of [...rare, ...requests, ...generated]) {
    const exchange = await server.exchange(request);
    const isRejected = isRejectedByServer(exchange.response);
    totals[isRejected ? 'rejected' : 'accepted'] += 1;
    if (exchange.isResponseValidated) totals.validatedResponses += 1;
    if (exchange.violation !== undefined || exchange.response.status >= 500) {
      violations.push(explain(request, exchange));
    }
    if (isRejected === (exchange.rejection !== undefined)) continue;
    const difference = listedDifferences.find(({ explains }) => explains(request, exchange));
    if (difference) listed.set(difference.reason, (listed.get(difference.reason) ?? 0) + 1);
    else differences.push(explain(request, exchange));
  }
  return { ...totals, listed, differences, violations };
}

/** Returns whether the server rejects the request itself, independent of stored resources. */
function isRejectedByServer(response: Exchange['response']): boolean {
  const isUnknownPath = response.status === 404 && errorOf(response).message.startsWith('The path ');
  return isUnknownPath || [400, 401, 405, 413, 415, 417, 431].includes(response.status);
}

function explain(request: TwinRequest, { rejection, response, violation }: Exchange): string {
  const verdict = rejection ? `${rejection.status} ${rejection.message}` : 'accepted';
  return [
    printRequest(request),
    `Middleware: ${shortened(verdict)}`,
    `Server: ${response.status} ${shortened(response.text)}`,
    ...(violation === undefined ? [] : [`Violation: ${shortened(violation)}`]),
  ].join('\n');
}
