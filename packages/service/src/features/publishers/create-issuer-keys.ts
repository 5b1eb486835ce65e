import { isObject } from '@specshelf/base/json';
import { createLocalJWKSet, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import { LRUCache } from 'lru-cache';
import { RequestError } from '../../base/errors.js';
import type { Deps } from '../../base/ports/deps.js';
import { shown } from './match-publisher.js';

/** The public keys of issuers. */
export interface IssuerKeys {
  /** Returns the keys of an issuer, fetched again if they are old or have no key with this ID. */
  find(issuer: string, keyId: string | undefined): Promise<JWTVerifyGetKey>;
}

// In milliseconds. Issuers announce a key for longer before they sign with it. Unknown key IDs and failures must not cause a request each.
const lifetime = 3_600_000;
const pause = 60_000;
const failurePause = 10_000;
const mostIssuers = 200;
const mostKeys = 100;

interface FetchedKeys {
  at: number;
  outcome: Promise<Outcome>;
}

type Outcome = { reason: string } | { getKey: JWTVerifyGetKey; ids: ReadonlySet<unknown> };

/** Caches the keys of issuers in this process. Concurrent requests share one fetch. */
export function createIssuerKeys(deps: Pick<Deps, 'fetchIssuerKeys' | 'now'>): IssuerKeys {
  const cache = new LRUCache<string, FetchedKeys>({ max: mostIssuers });
  const fetchKeys = (issuer: string): FetchedKeys => {
    const fetched = { at: deps.now().getTime(), outcome: fetchOutcome(deps, issuer) };
    cache.set(issuer, fetched);
    return fetched;
  };
  return {
    find: async (issuer, keyId) => {
      const cached = cache.get(issuer) ?? fetchKeys(issuer);
      const known = await cached.outcome;
      const age = deps.now().getTime() - cached.at;
      // Negative if the clock was set back.
      const isCurrent = age >= 0 && age < lifetimeOf(known, keyId);
      // Another request may have fetched them meanwhile.
      const current = cache.get(issuer);
      const latest = isCurrent ? cached : current && current !== cached ? current : fetchKeys(issuer);
      const outcome = await latest.outcome;
      if ('getKey' in outcome) return outcome.getKey;
      const message = `The keys of the issuer ${shown(issuer)} cannot be fetched. ${outcome.reason} Try again later.`;
      throw new RequestError('issuer-unavailable', message);
    },
  };
}

/** Returns how long an outcome is used for a token with a key ID. */
function lifetimeOf(outcome: Outcome, keyId: string | undefined): number {
  if ('reason' in outcome) return failurePause;
  return outcome.ids.has(keyId) ? lifetime : pause;
}

async function fetchOutcome(deps: Pick<Deps, 'fetchIssuerKeys'>, issuer: string): Promise<Outcome> {
  const fetched = await deps.fetchIssuerKeys(issuer);
  if (fetched.kind === 'failed') return fetched;
  const { keys: keySet } = fetched;
  if (!isKeySet(keySet)) return { reason: 'Its response is not a JSON Web Key Set with 1 to 100 keys.' };
  return { getKey: createLocalJWKSet(keySet), ids: new Set(keySet.keys.map(({ kid }) => kid)) };
}

function isKeySet(value: unknown): value is JSONWebKeySet {
  if (!isObject(value) || !Array.isArray(value['keys'])) return false;
  const keys: unknown[] = value['keys'];
  return keys.length > 0 && keys.length <= mostKeys && keys.every(isObject);
}
