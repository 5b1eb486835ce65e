import type { OpenAPISpecRecord } from '../ports/records.js';

type SpecPlace = Pick<OpenAPISpecRecord, 'organizationId' | 'slug'>;

/** The name under which readers keep what rests on a specification. */
export function specTag({ organizationId, slug }: SpecPlace): string {
  return `organization:${organizationId}:openapi:${slug}`;
}

/** For readers that keep answers by tag and drop them when told so: one tag for each thing that an answer rests on. */
export function cacheHeaders(tags: readonly string[]) {
  return {
    'x-gitbook-cache-tag': asManyAsFit([...new Set(tags.map(inHeader))]).join(','),
    'x-gitbook-cache-control': 'max-age=60',
  };
}

// Many proxies take 4 KiB for all headers together, and what is longer makes a good answer a failure.
const longestHeader = 3000;

/** The first of them. Of the rest a reader hears when the time is over for which it keeps the answer. */
function asManyAsFit(tags: readonly string[]): string[] {
  let length = -1;
  return tags.filter((tag) => {
    length += tag.length + 1;
    return length <= longestHeader;
  });
}

/** Parts of a tag may be what somebody has sent: a header has visible ASCII only, and commas are between the tags. */
function inHeader(tag: string): string {
  return tag.toWellFormed().replace(/[^!-+\--~]/gu, encodeURIComponent);
}
