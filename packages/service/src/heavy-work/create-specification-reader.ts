import type { JSONObject } from '@specshelf/parser';
import type { ContentCodec } from '../ports/content.js';
import type { StoredSpecification } from '../ports/rendering.js';
import { readSpecification } from './read-specification.js';

export type ReadSpecification = (stored: StoredSpecification) => Promise<JSONObject>;

/**
 * Reads documents, and keeps the last one: the pages of one specification are often asked for one after the other, and reading
 * a large document takes longer than all else that is done for a page.
 */
export function createSpecificationReader(bytes: ContentCodec): {
  readSpecification: ReadSpecification;
  forget(): void;
} {
  let last: { digest: string; specification: Promise<JSONObject> } | undefined;
  return {
    readSpecification: ({ digest, bytes: stored }) => {
      const known =
        last?.digest === digest ? last : { digest, specification: readSpecification(stored, bytes) };
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
