import type { IssuerKeysResult } from '@specshelf/service';
import type { IssuerKeys } from '../types/options.js';

/** The public keys of issuers of identity tokens, in place of the network. */
export interface Issuers {
  set(issuer: string, keys: IssuerKeys): void;
  fetch(issuer: string): Promise<IssuerKeysResult>;
  /** Returns why identity tokens of an issuer can never be accepted. */
  problemOf(issuer: string): string | undefined;
  all(): ReadonlyMap<string, IssuerKeys>;
}

export function createIssuers(given: Iterable<readonly [issuer: string, keys: IssuerKeys]>): Issuers {
  const known = new Map(given);
  return {
    set: (issuer, keys) => void known.set(issuer, keys),
    fetch: async (issuer) => {
      const keys = known.get(issuer);
      return keys ? { kind: 'fetched', keys } : { kind: 'failed', reason };
    },
    problemOf: (issuer) => (known.has(issuer) || issuer.startsWith('https:') ? undefined : insecure),
    all: () => new Map(known),
  };
}

const reason =
  'The mocks fetch nothing from the network. Add the keys with the option `issuers` or `add.issuer`.';

const insecure = 'must begin with https://';
