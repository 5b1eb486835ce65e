import type { OpenAPISpecRecord } from '../records.js';

type SpecPlace = Pick<OpenAPISpecRecord, 'organizationId' | 'slug'>;

/** For readers that keep answers by tag and drop them when told so: one tag for each specification an answer rests on. */
export function cacheHeaders(specs: readonly SpecPlace[]) {
  return {
    'x-gitbook-cache-tag': specs
      .map((spec) => `organization:${spec.organizationId}:openapi:${spec.slug}`)
      .join(','),
    'x-gitbook-cache-control': 'max-age=60',
  };
}
