import { isObject } from '@specshelf/base/json';
import type { ServerMetadata } from 'openid-client';
import type { OIDCConfig } from '../config/oidc-config.js';
import { FetchFailure } from '../fetching/failures/fetch-failure.js';
import type { ConfiguredIssuers, IssuerFetch } from './create-issuer-fetch.js';

/** The identity provider cannot be used. The message names the remedy, and contains no secret. */
export class IssuerProblem extends Error {
  override readonly name = 'IssuerProblem';
}

export interface Discovered {
  metadata: ServerMetadata;
  /** The clock of the provider, from its Date header. */
  date: Date | undefined;
}

/** Returns the origins that the configuration of sign-in names. */
export function configuredIssuers({ issuer, discoveryURL }: OIDCConfig): ConfiguredIssuers {
  return { urls: [issuer, discoveryURL], variables: 'SPECSHELF_OIDC_ISSUER and SPECSHELF_OIDC_DISCOVERY' };
}

/** Fetches and checks the discovery document of the issuer. Throws an `IssuerProblem`. */
export async function discover(fetch: IssuerFetch, config: OIDCConfig): Promise<Discovered> {
  const { discoveryURL } = config;
  const response = await request(fetch, discoveryURL);
  if (response.status !== 200) {
    throw new IssuerProblem(
      `${discoveryURL} returns the status ${response.status} instead of a discovery document. Check SPECSHELF_OIDC_ISSUER: at Keycloak it has the form https://sso.example.org/realms/<realm>, without a trailing slash.`,
    );
  }
  const metadata: unknown = await response.json().catch(() => undefined);
  if (!isObject(metadata)) {
    throw new IssuerProblem(`${discoveryURL} is not a JSON object. Check SPECSHELF_OIDC_ISSUER.`);
  }
  const date = Date.parse(response.headers.get('date') ?? '');
  return {
    metadata: checkMetadata(metadata, config),
    date: Number.isNaN(date) ? undefined : new Date(date),
  };
}

async function request(fetch: IssuerFetch, url: string): Promise<Response> {
  try {
    return await fetch.send(url, { method: 'GET', headers: { accept: 'application/json' } });
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    throw new IssuerProblem(
      `${url} cannot be fetched. ${error.message} If this server reaches the provider at another address than browsers do, set SPECSHELF_OIDC_DISCOVERY.`,
    );
  }
}

const endpoints = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const;

function checkMetadata(
  metadata: Readonly<Record<string, unknown>>,
  { issuer, discoveryURL }: OIDCConfig,
): ServerMetadata {
  if (metadata['issuer'] !== issuer) {
    throw new IssuerProblem(
      `${discoveryURL} names the issuer ${JSON.stringify(metadata['issuer'])}, but SPECSHELF_OIDC_ISSUER is ${JSON.stringify(issuer)}. The values must be equal, including scheme, port, and trailing slash: set SPECSHELF_OIDC_ISSUER to the value of the provider, or correct its public URL (Keycloak: KC_HOSTNAME). If this server reaches it at another address, set SPECSHELF_OIDC_DISCOVERY, too.`,
    );
  }
  for (const name of endpoints) {
    const value = metadata[name];
    if (typeof value === 'string' && URL.canParse(value)) continue;
    throw new IssuerProblem(`${discoveryURL} has no ${name}. The provider must support OpenID Connect.`);
  }
  return { ...metadata, issuer };
}
