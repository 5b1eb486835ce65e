import { defined } from '@specshelf/base/defined';
import type { Dispatcher } from 'undici';
import type { Config } from '../config/config.js';
import { FetchFailure } from '../fetching/failures/fetch-failure.js';
import { toFetchFailure } from '../fetching/failures/to-fetch-failure.js';
import { fetchDefaults } from '../fetching/fetch-options.js';
import { createAddressPolicy } from '../fetching/guard/address-policy.js';
import { createGuardedAgent, type GuardedAgent } from '../fetching/guard/guarded-agent.js';
import { hasPrivateHost } from '../fetching/guard/source-url-problem.js';
import { readBody } from '../fetching/read-body.js';

/** A request to an issuer, as openid-client sends it. */
export interface IssuerRequest {
  method: string;
  headers: Readonly<Record<string, string>>;
  body?: unknown;
}

export interface IssuerFetch {
  /** Sends a request without following redirects. Throws a `FetchFailure` if there is no response. */
  send(url: string, request: IssuerRequest): Promise<Response>;
  close(): Promise<void>;
}

const timeout = 10_000;
const maximumBytes = 1024 * 1024;

type NetworkConfig = Pick<Config, 'fetchAllow' | 'fetchProxy'>;

/** The URLs of issuers that the operator configures, and the variables with them. */
export interface ConfiguredIssuers {
  urls: readonly string[];
  variables: string;
}

/**
 * Creates the client for requests to issuers. The origins that the operator configures may have any address, and `http`. Other
 * origins, which a discovery document may name, need `https`, and the fetch guard checks them like sources.
 * See docs/decisions/0051-sign-users-in-with-openid-connect.md.
 */
export function createIssuerFetch(
  { fetchAllow, fetchProxy: proxy }: NetworkConfig,
  { urls, variables }: ConfiguredIssuers,
): IssuerFetch {
  const configured = new Set(urls.map((url) => new URL(url).origin));
  const open = (allow: NetworkConfig['fetchAllow'], isProxied: boolean): GuardedAgent =>
    createGuardedAgent({
      ...fetchDefaults,
      connectionsPerHost: 4,
      ownOrigins: [],
      policy: createAddressPolicy(allow),
      ...defined({ proxy: isProxied ? proxy : undefined }),
    });
  const agents = {
    // An outbound proxy does not know hosts of the private network.
    private: open(true, false),
    configured: open(true, true),
    other: open(fetchAllow, true),
  };
  return {
    send: (text, request) => {
      const url = new URL(text);
      if (!configured.has(url.origin)) {
        if (url.protocol !== 'https:') return Promise.reject(insecure(url, variables));
        return send(agents.other.dispatcher, url, request);
      }
      const agent = hasPrivateHost(url) ? agents.private : agents.configured;
      return send(agent.dispatcher, url, request);
    },
    close: async () => {
      await Promise.all(Object.values(agents).map((agent) => agent.destroy()));
    },
  };
}

function insecure({ origin }: URL, variables: string): FetchFailure {
  const advice = `Only origins in ${variables} may use http://.`;
  return new FetchFailure('refused', `The discovery document names an endpoint at ${origin}. ${advice}`);
}

async function send(
  dispatcher: Dispatcher,
  { origin, pathname, search }: URL,
  { method, headers, body }: IssuerRequest,
): Promise<Response> {
  try {
    const response = await dispatcher.request({
      origin,
      path: `${pathname}${search}`,
      method: method === 'POST' ? 'POST' : 'GET',
      headers: { 'user-agent': 'Specshelf', ...headers },
      body: body instanceof URLSearchParams ? body.toString() : null,
      signal: AbortSignal.timeout(timeout),
    });
    response.body.on('error', () => undefined);
    const bytes = await readBody(response, maximumBytes);
    return new Response(hasBody(response.statusCode) ? Buffer.from(bytes) : null, {
      status: response.statusCode,
      headers: headersOf(response.headers),
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') throw tooSlow();
    throw toFetchFailure(error);
  }
}

function hasBody(status: number): boolean {
  return status !== 204 && status !== 205 && status !== 304;
}

function tooSlow(): FetchFailure {
  return new FetchFailure('timeout', `The host did not respond within ${timeout / 1000} seconds.`);
}

function headersOf(headers: Dispatcher.ResponseData['headers']): Headers {
  const result = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const each of [value ?? []].flat()) result.append(name, each);
  }
  return result;
}
