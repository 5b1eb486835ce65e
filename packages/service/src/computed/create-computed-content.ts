import { type Schema, Serialized } from '@specshelf/contract';
import { finishRevision } from '@specshelf/generator';
import type { Deps } from '../deps.js';
import { Kept } from '../kept.js';
import { cacheHeaders } from '../rules/cache-headers.js';
import { revalidate } from '../rules/conditional.js';
import type { KeptOutline } from './builtin-source.js';
import type { ComputedRequest, DocumentSchema } from './computed-request.js';
import { createSourceOpener, type OpenedSource } from './open-source.js';

/** Content that is computed when it is asked for, and kept for those who ask for the same. */
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

interface Computed {
  json: string;
  /** Of the bytes, so that a new release cannot mistake what an old one has made for its own. */
  etag: string;
  tags: readonly string[];
}

/** How much larger an outline is than its text. */
const inMemory = 4;

export function createComputedContent(deps: Deps): ComputedContent {
  const { computed: maximum } = deps.limits;
  const results = new Kept<Computed>({ maximum, weigh: ({ json }) => json.length });
  const open = createSourceOpener(
    deps,
    new Kept<KeptOutline>({ maximum, weigh: ({ length }) => length * inMemory }),
  );

  const answer = async <Body>(
    { identity, isPure }: OpenedSource,
    asked: readonly unknown[],
    compute: () => Promise<Omit<Computed, 'etag'>>,
  ): Promise<ComputedAnswer<Body>> => {
    const key = deps.digest(JSON.stringify([identity, asked]));
    const make = async () => {
      const made = await compute();
      return { ...made, etag: deps.digest(made.json) };
    };
    const { json, etag, tags } = await (isPure ? results.get(key, make) : results.share(key, make));
    return {
      headers: { ...revalidate(etag), ...cacheHeaders(tags) },
      body: new Serialized<Body>([json]),
    };
  };

  return {
    async revision({ seed, ...request }) {
      const source = await open('revision', request);
      return answer(source, ['revision', source.appURL, seed], async () => {
        const { tags, ...draft } = await source.draft(seed);
        return { tags, json: JSON.stringify(finishRevision(draft, source.appURL)) };
      });
    },
    async document({ seed, schema, ...request }) {
      const source = await open('document', request);
      return answer(source, ['document', schema, seed], async () => {
        return { tags: source.tags, json: await source.document(seed, schema) };
      });
    },
  };
}
