import { defined } from '@specshelf/base/defined';
import type { Schema } from '@specshelf/contract';
import { placesOfEntry, type Query, type SearchEntry } from '@specshelf/search';
import type { Deps } from '../base/ports/deps.js';
import type { CurrentGeneration } from '../base/ports/search/search-store.js';
import { isDeprecatedAt } from '../features/deprecation/is-deprecated.js';
import { appURL, docsURL, versionURL } from '../state/urls.js';

export function presentResult(
  deps: Pick<Deps, 'publicURL' | 'now'>,
  { spec, versionId }: CurrentGeneration,
  found: SearchEntry,
  { query, isMember }: { query: Query; isMember: boolean },
): Schema<'SearchResult'> {
  const { kind, title, method, path, identifier, page, snippet, ...entry } = found;
  // The deprecation of a specification begins without a change that would update the index.
  const isDeprecated = kind === 'spec' ? isDeprecatedAt(spec.deprecation, deps.now()) : entry.deprecated;
  return {
    object: 'search-result',
    kind,
    spec: spec.slug,
    version: versionId,
    title,
    ...defined({ method, path, identifier, snippet, deprecated: isDeprecated ? (true as const) : undefined }),
    matches: placesOfEntry(query, found, {
      contexts: [spec.slug, spec.facts?.title ?? ''],
      ...(isMember && { labels: labelsOf(spec) }),
    }),
    urls: {
      location: versionURL(deps, spec, versionId),
      app: pageURL(deps, spec, { kind, ...defined({ identifier, page }) }),
    },
  };
}

function labelsOf({ owner, lifecycle, tags }: CurrentGeneration['spec']): string[] {
  return [owner, lifecycle, ...tags].filter((label) => label !== undefined);
}

/** Returns the documentation page of a result: of a page, of a schema, otherwise of the specification. */
function pageURL(
  deps: Pick<Deps, 'publicURL'>,
  spec: CurrentGeneration['spec'],
  { kind, identifier, page }: Pick<SearchEntry, 'kind' | 'identifier' | 'page'>,
): string {
  if (page !== undefined) return `${docsURL(deps, spec)}/${page.split('/').map(segment).join('/')}`;
  const overview = appURL(deps, spec);
  return kind === 'schema' && identifier !== undefined
    ? `${overview}/schemas/${segment(identifier)}`
    : overview;
}

/** Names may have surrogates without their pair, which URLs cannot contain. */
function segment(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}
