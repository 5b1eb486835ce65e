import { isObject, type JSONObject, type JSONValue } from '@specshelf/parser';
import { toText } from './bytes-of-text.js';
import type { Bytes } from './deps.js';

/** A processed document as it is stored, under its digest. */
export interface StoredSpecification {
  digest: string;
  bytes: Uint8Array;
}

export type ReadSpecification = (stored: StoredSpecification) => Promise<JSONObject>;

/**
 * Reads documents, and keeps the last one: the pages of one specification are often asked for one after the other, and reading
 * a large document takes longer than all else that is done for a page.
 */
export function createSpecificationReader(bytes: Bytes): {
  readSpecification: ReadSpecification;
  forget(): void;
} {
  let last: { digest: string; specification: Promise<JSONObject> } | undefined;
  return {
    readSpecification: ({ digest, bytes: stored }) => {
      const known = last?.digest === digest ? last : { digest, specification: read(stored, bytes) };
      last = known;
      // What could not be read now may be readable the next time.
      known.specification.catch(() => {
        if (last === known) last = undefined;
      });
      return known.specification;
    },
    forget: () => {
      last = undefined;
    },
  };
}

async function read(stored: Uint8Array, bytes: Bytes): Promise<JSONObject> {
  const specification: JSONValue = JSON.parse(toText(await bytes.decompress(stored)));
  if (!isObject(specification)) throw new Error('What is stored for a version is not a document');
  return specification;
}
