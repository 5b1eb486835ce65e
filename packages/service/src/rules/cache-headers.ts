import type { OpenAPISpecRecord } from '../records.js';

type SpecPlace = Pick<OpenAPISpecRecord, 'organizationId' | 'slug'>;

/** The name under which readers keep what rests on a specification. */
export function specTag({ organizationId, slug }: SpecPlace): string {
  return `organization:${organizationId}:openapi:${slug}`;
}

/** For readers that keep answers by tag and drop them when told so: one tag for each thing that an answer rests on. */
export function cacheHeaders(tags: readonly string[]) {
  return {
    'x-gitbook-cache-tag': [...new Set(tags.map(inHeader))].join(','),
    'x-gitbook-cache-control': 'max-age=60',
  };
}

/** Parts of a tag may be what somebody has sent: a header has visible ASCII only, and commas are between the tags. */
function inHeader(tag: string): string {
  return tag.toWellFormed().replace(/[^!-+\--~]/gu, encodeURIComponent);
}
