import type { JSONObject } from '@specshelf/base/json';
import type { ContentCodec } from '../../../base/ports/work/content.js';
import type { StoredSpecification } from '../../../base/ports/work/rendering.js';
import { readSpecification } from '../read-specification.js';

export type ReadSpecification = (stored: StoredSpecification) => Promise<JSONObject>;

/**
 * Reads documents, and caches the last one: the pages of a specification are often requested in sequence, and reading a large
 * document takes longer than rendering a page.
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
      // Do not cache failures.
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
