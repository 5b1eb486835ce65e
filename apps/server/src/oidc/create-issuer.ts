import type { Configuration } from 'openid-client';
import type { OIDCConfig } from '../config/oidc-config.js';
import { clockTolerance } from './assert-id-token.js';
import type { IssuerFetch, IssuerRequest } from './create-issuer-fetch.js';
import { type Discovered, discover, IssuerProblem } from './discover.js';

type OpenIDClient = typeof import('openid-client');

/** A discovered identity provider, and the library that talks to it. */
export interface ConnectedIssuer {
  client: OpenIDClient;
  /** Returns a configuration without cached keys. */
  configuration(): Configuration;
}

/** Discovers the identity provider, and prepares the client. Throws an `IssuerProblem`. */
export async function connectIssuer(fetch: IssuerFetch, config: OIDCConfig): Promise<ConnectedIssuer> {
  const discovered = await discover(fetch, config);
  // Lazy: most servers have no identity provider.
  const client = await import('openid-client');
  // The library caches the keys of the provider for a minute, and would reject tokens with a key that is newer. A sign-in is rare
  // enough to fetch the keys each time.
  return { client, configuration: () => configure(client, fetch, config, discovered) };
}

function configure(
  client: OpenIDClient,
  fetch: IssuerFetch,
  { clientId, clientSecret, issuer, discoveryURL }: OIDCConfig,
  { metadata }: Discovered,
): Configuration {
  // Without the list, the standard assumes `client_secret_basic`.
  const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  const authentication = methods.includes('client_secret_basic')
    ? client.ClientSecretBasic(clientSecret)
    : client.ClientSecretPost(clientSecret);
  const configuration = new client.Configuration(
    metadata,
    clientId,
    { client_secret: clientSecret, [client.clockTolerance]: clockTolerance },
    authentication,
  );
  configuration[client.customFetch] = (url, { method, headers, body }) =>
    sendOrFail(fetch, url, { method, headers: Object.fromEntries(Object.entries(headers)), body });
  // By default, the library trusts the connection to the token endpoint instead of the signature of the ID token.
  client.enableNonRepudiationChecks(configuration);
  // The fetch function decides about `http`.
  if ([issuer, discoveryURL].some((url) => url.startsWith('http:')))
    client.allowInsecureRequests(configuration);
  return configuration;
}

async function sendOrFail(fetch: IssuerFetch, url: string, request: IssuerRequest): Promise<Response> {
  const response = await fetch.send(url, request);
  if (response.status < 500) return response;
  const { origin, pathname } = new URL(url);
  throw new IssuerProblem(`${origin}${pathname} returns the status ${response.status}.`);
}
