import { isObject } from '@specshelf/base/json';
import { type Deps, parseURL } from '@specshelf/service';
import type { Config } from '../config/config.js';
import { FetchFailure } from '../fetching/failures/fetch-failure.js';
import { createIssuerFetch, type IssuerFetch } from '../oidc/create-issuer-fetch.js';

export interface IssuerKeysFetcher extends Pick<Deps, 'fetchIssuerKeys'> {
  close(): Promise<void>;
}

/** The configuration that permits issuers. */
export type IssuerConfig = Pick<Config, 'fetchAllow' | 'fetchProxy' | 'trustedIssuers'>;

/**
 * Fetches the discovery documents and keys of issuers of identity tokens, which users choose: the fetch guard checks them like sources,
 * except those that the operator lists. See docs/decisions/0059-publish-from-ci-with-identity-tokens.md.
 */
export function createIssuerKeysFetcher(config: IssuerConfig): IssuerKeysFetcher {
  const urls = config.trustedIssuers ?? [];
  const fetch = createIssuerFetch(config, { urls, variables: 'SPECSHELF_TRUSTED_ISSUERS' });
  return {
    fetchIssuerKeys: async (issuer) => {
      try {
        return { kind: 'fetched', keys: await fetchKeys(fetch, issuer) };
      } catch (error) {
        if (!(error instanceof FetchFailure)) throw error;
        return { kind: 'failed', reason: error.message };
      }
    },
    close: fetch.close,
  };
}

async function fetchKeys(fetch: IssuerFetch, issuer: string): Promise<unknown> {
  const discoveryURL = `${issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`;
  const discovery = await fetchJSON(fetch, discoveryURL);
  if (!isObject(discovery) || discovery['issuer'] !== issuer) {
    throw failure(`Its discovery document, ${discoveryURL}, does not name the issuer ${issuer}.`);
  }
  const { jwks_uri: keysURL } = discovery;
  if (typeof keysURL !== 'string' || !parseURL(keysURL))
    throw failure(`Its discovery document, ${discoveryURL}, has no valid jwks_uri.`);
  return fetchJSON(fetch, keysURL);
}

async function fetchJSON(fetch: IssuerFetch, url: string): Promise<unknown> {
  const response = await fetch.send(url, { method: 'GET', headers: { accept: 'application/json' } });
  if (response.status !== 200)
    throw failure(`It returns the status ${response.status} for ${withoutQuery(url)}.`);
  try {
    return await response.json();
  } catch {
    throw failure(`Its response for ${withoutQuery(url)} is not JSON.`);
  }
}

function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

function failure(message: string): FetchFailure {
  return new FetchFailure('invalid-answer', message);
}
