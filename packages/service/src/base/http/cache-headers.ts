import type { OpenAPISpecRecord } from '../ports/records.js';

type SpecPlace = Pick<OpenAPISpecRecord, 'organizationId' | 'slug'>;

/** Returns the cache tag of responses that depend on a specification. */
export function specTag({ organizationId, slug }: SpecPlace): string {
  return `organization:${organizationId}:openapi:${slug}`;
}

/** Returns headers for caches with tag-based invalidation: one tag for each dependency of a response. */
export function cacheHeaders(tags: readonly string[]) {
  return {
    'x-gitbook-cache-tag': asManyAsFit([...new Set(tags.map(inHeader))]).join(','),
    'x-gitbook-cache-control': 'max-age=60',
  };
}

// Many proxies reject responses with more than 4 KiB of headers.
const longestHeader = 3000;

/** Returns the first tags. A cache revalidates the response after its `max-age`, which covers the others. */
function asManyAsFit(tags: readonly string[]): string[] {
  let length = -1;
  return tags.filter((tag) => {
    length += tag.length + 1;
    return length <= longestHeader;
  });
}

/** Escapes a tag, which may contain values from a request: a header has visible ASCII only, and commas separate tags. */
function inHeader(tag: string): string {
  return tag.toWellFormed().replace(/[^!-+\--~]/gu, encodeURIComponent);
}
