import type { Schema } from '@specshelf/contract';
import { defined } from '@specshelf/markdown/defined';
import type { SearchEntry } from '@specshelf/search';
import type { Deps } from '../ports/deps.js';
import type { CurrentGeneration } from '../ports/search.js';
import { docsURL, versionURL } from './urls.js';

export function presentResult(
  deps: Pick<Deps, 'publicURL'>,
  { spec, versionId }: CurrentGeneration,
  { kind, title, method, path, identifier, page, snippet, deprecated }: SearchEntry,
): Schema<'SearchResult'> {
  const docs = docsURL(deps, spec);
  return {
    object: 'search-result',
    kind,
    spec: spec.slug,
    version: versionId,
    title,
    ...defined({ method, path, identifier, snippet, deprecated }),
    urls: {
      location: versionURL(deps, spec, versionId),
      app: page === undefined ? docs : `${docs}/${page}`,
    },
  };
}
