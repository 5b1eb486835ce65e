import { type Schema, Serialized } from '@specshelf/contract';
import { CoalescingCache } from '../concurrency/coalescing-cache.js';
import { revalidate } from '../http/conditional-reply.js';
import type { Deps } from '../ports/deps.js';
import type { Rendered } from '../ports/rendering.js';
import { cacheHeaders } from '../rules/cache-headers.js';
import type { ComputedRequest, DocumentSchema } from './computed-request.js';
import { createSourceOpener } from './create-source-opener.js';
import { withinWorkLimit } from './integration-source.js';
import type { OpenedSource, TaggedPages } from './opened-source.js';
import { exceeds } from './pages-within.js';
import { createRenderers, type Renderers } from './renderers.js';

/** Computed content, from a cache of results. */
export interface ComputedContent {
  revision(request: ComputedRequest): Promise<ComputedAnswer<Schema<'ComputedRevision'>>>;
  document(
    request: ComputedRequest & { schema: DocumentSchema },
  ): Promise<ComputedAnswer<Schema<'Document'>>>;
}

interface ComputedAnswer<Body> {
  headers: ReturnType<typeof revalidate> & ReturnType<typeof cacheHeaders>;
  body: Serialized<Body>;
}

/** The ETag is the digest of the body, so that a new release cannot mistake the result of an old one for its own. */
interface Computed extends Rendered {
  tags: readonly string[];
}

// See docs/decisions/0012-hash-response-bodies-for-etags.md.
export function createComputedContent(deps: Deps): ComputedContent {
  const results = new CoalescingCache<Computed>({
    maximum: deps.limits.computed,
    weigh: ({ body }) => body.byteLength,
  });
  const renderers = createRenderers(deps);
  const open = createSourceOpener(deps, renderers);

  const answer = async <Body>(
    { identity, isPure }: OpenedSource,
    asked: readonly unknown[],
    compute: () => Promise<Computed>,
  ): Promise<ComputedAnswer<Body>> => {
    const key = deps.digest(JSON.stringify([identity, asked]));
    const { body, digest, tags } = await (isPure ? results.get(key, compute) : results.share(key, compute));
    return {
      headers: { ...revalidate(digest), ...cacheHeaders(tags) },
      body: new Serialized<Body>([body]),
    };
  };

  return {
    async revision({ seed, ...request }) {
      const source = await open('revision', request);
      return answer(source, ['revision', source.appURL, seed], async () => {
        const { pages, tags } = await source.pages(seed);
        return { tags, ...(await renderPages(renderers, pages, seed, source.appURL)) };
      });
    },
    async document({ seed, schema, ...request }) {
      const source = await open('document', request);
      return answer(source, ['document', schema, seed], async () => {
        return { tags: source.tags, ...(await source.document(seed, schema)) };
      });
    },
  };
}

async function renderPages(
  renderers: Renderers,
  pages: TaggedPages['pages'],
  seed: string,
  appURL: string,
): Promise<Rendered> {
  const work = renderers.revision({ pages, seed, appURL });
  const rendered = await (pages.kind === 'answer' ? withinWorkLimit(pages.integration, 'pages', work) : work);
  if ('exceeded' in rendered) throw exceeds(rendered.exceeded.integration, rendered.exceeded.limit);
  return rendered;
}
