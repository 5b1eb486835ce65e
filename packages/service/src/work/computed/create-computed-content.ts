import { type Schema, Serialized } from '@specshelf/contract';
import { CoalescingCache } from '../../base/concurrency/coalescing-cache.js';
import { invalidRequest } from '../../base/errors.js';
import { cacheHeaders } from '../../base/http/cache-headers.js';
import { revalidate } from '../../base/http/conditional-reply.js';
import type { Deps } from '../../base/ports/deps.js';
import type { Rendered } from '../../base/ports/work/rendering.js';
import type { SpecVersion } from '../../state/access/accessible-records.js';
import { spaceAppURL } from '../../state/urls.js';
import { openBuiltinSource } from './builtin-source.js';
import type { ComputedRequest, DocumentForm, Source, SourceRequest } from './computed-request.js';
import { openIntegrationSource, withinWorkLimit } from './integration-source.js';
import type { OpenedSource, TaggedPages } from './opened-source.js';
import { exceeds, pagesWithin } from './pages-within.js';
import type { Renderers } from './renderers.js';

/** Computed content, from a cache of results. */
export interface ComputedContent {
  revision(request: ComputedRequest): Promise<ComputedResponse<Schema<'ComputedRevision'>>>;
  document(request: ComputedRequest & { form: DocumentForm }): Promise<ComputedResponse<Schema<'Document'>>>;
}

interface ComputedResponse<Body> {
  headers: ReturnType<typeof revalidate> & ReturnType<typeof cacheHeaders>;
  body: Serialized<Body>;
  /** The version that the content shows, if it shows one. */
  served: SpecVersion | undefined;
}

/** The ETag is the digest of the body, so that a new release cannot mistake the result of an old one for its own. */
interface Computed extends Rendered {
  tags: readonly string[];
}

// See docs/decisions/0012-hash-response-bodies-for-etags.md.
export function createComputedContent(deps: Deps, renderers: Renderers): ComputedContent {
  const results = new CoalescingCache<Computed>({
    maximum: deps.limits.computed,
    weigh: ({ body }) => body.byteLength,
  });

  const respond = async <Body>(
    { identity, isPure, served }: OpenedSource,
    parameters: readonly unknown[],
    compute: () => Promise<Computed>,
  ): Promise<ComputedResponse<Body>> => {
    const key = deps.digest(JSON.stringify([identity, parameters]));
    const { body, digest, tags } = await (isPure ? results.get(key, compute) : results.share(key, compute));
    return {
      headers: { ...revalidate(digest), ...cacheHeaders(tags) },
      body: new Serialized<Body>([body]),
      served,
    };
  };

  return {
    async revision({ seed, ...request }) {
      const source = await openSource(deps, renderers, 'revision', request);
      return respond(source, ['revision', source.appURL, seed], async () => {
        const { pages, tags } = await source.pages(seed);
        return { tags, ...(await renderPages(renderers, pages, seed, source.appURL)) };
      });
    },
    async document({ seed, form, ...request }) {
      const source = await openSource(deps, renderers, 'document', request);
      return respond(source, ['document', form.schema, form.depth, seed], async () => {
        return { tags: source.tags, ...(await source.document(seed, form)) };
      });
    },
  };
}

/** Resolves the dependencies of a source. Rejects unknown types and invalid props. */
async function openSource(
  deps: Deps,
  renderers: Renderers,
  kind: 'revision' | 'document',
  request: SourceRequest,
): Promise<OpenedSource> {
  const { space, source } = request;
  if (source.type === 'builtin:openapi') return openBuiltinSource(deps, renderers, kind, request);
  const integration = await openIntegrationSource(deps, renderers, request);
  if (!integration) throw unknownType(source.type);
  const openNested = (nested: Source) =>
    openSource(deps, renderers, 'revision', { ...request, source: nested });
  return {
    ...integration,
    isPure: false,
    appURL: spaceAppURL(deps, space.id),
    pages: (seed, budget) => pagesWithin(deps, { integration, open: openNested, seed, budget }),
  };
}

function unknownType(type: string) {
  const message = `${JSON.stringify(type)} is not a source type that is known here; use "builtin:openapi" or "integration:<name>:<source>"`;
  return invalidRequest([{ path: '/body/source/type', message }]);
}

async function renderPages(
  renderers: Renderers,
  pages: TaggedPages['pages'],
  seed: string,
  appURL: string,
): Promise<Rendered> {
  const work = renderers.revision({ pages, seed, appURL });
  const rendered = await (pages.kind === 'integration'
    ? withinWorkLimit(pages.integration, 'pages', work)
    : work);
  if ('exceeded' in rendered) throw exceeds(rendered.exceeded.integration, rendered.exceeded.limit);
  return rendered;
}
