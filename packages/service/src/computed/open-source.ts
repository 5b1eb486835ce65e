import { invalidRequest } from '../errors.js';
import type { Rendered } from '../heavy-work/render.js';
import type { PageSource } from '../heavy-work/render-revision.js';
import type { Deps } from '../ports/deps.js';
import { spaceAppURL } from '../present/urls.js';
import { openBuiltinSource } from './builtin-source.js';
import type { ComputedRequest, DocumentSchema } from './computed-request.js';
import { openIntegrationSource } from './integration-source.js';
import { pagesWithin, type Trip } from './pages-within.js';
import type { Renderers } from './renderers.js';

/** A source whose dependencies are resolved. Its content is not computed yet. */
export interface OpenedSource {
  /** What its content follows from, besides the seed. */
  identity: unknown;
  /** Whether its content follows from nothing else. */
  isPure: boolean;
  /** What the addresses of its pages begin with, unless they are part of the pages of another source. */
  appURL: string;
  /** Where its pages come from. `trip` limits the pages that are part of those of another source. */
  pages(seed: string, trip?: Trip): Promise<TaggedPages>;
  /** The document of a page. */
  document(seed: string, schema: DocumentSchema): Promise<Rendered>;
  /** The cache tags of its content. */
  tags: readonly string[];
}

/** Where pages come from, with the cache tags of all sources that they come from. */
export interface TaggedPages {
  pages: PageSource;
  tags: readonly string[];
}

export type OpenSource = (
  kind: 'revision' | 'document',
  request: Omit<ComputedRequest, 'seed'>,
) => Promise<OpenedSource>;

/** Resolves the dependencies of sources. Rejects unknown types and invalid props. */
export function createSourceOpener(deps: Deps, renderers: Renderers): OpenSource {
  const openSource: OpenSource = async (kind, request) => {
    const { space, source, principal } = request;
    if (source.type === 'builtin:openapi') return openBuiltinSource(deps, renderers, kind, space, source);
    const integration = await openIntegrationSource(deps, renderers, space, source, principal);
    if (!integration) throw unknownType(source.type);
    const openNested = (nested: typeof source) => openSource('revision', { ...request, source: nested });
    return {
      ...integration,
      isPure: false,
      appURL: spaceAppURL(deps, space.id),
      pages: (seed, trip) => pagesWithin(deps, integration, openNested, seed, trip),
    };
  };
  return openSource;
}

function unknownType(type: string) {
  const message = `${JSON.stringify(type)} is not a source type that is known here; use "builtin:openapi" or "integration:<name>:<source>"`;
  return invalidRequest([{ path: '/body/source/type', message }]);
}
