import type { PageDraft, RevisionDraft } from '@specshelf/generator';
import type { Deps } from '../deps.js';
import { invalidRequest } from '../errors.js';
import { spaceAppURL } from '../present/urls.js';
import { type KeptOutlines, openBuiltinSource } from './builtin-source.js';
import type { ComputedRequest, DocumentSchema } from './computed-request.js';
import { draftWithin, type Trip } from './draft-within.js';
import { openIntegrationSource } from './integration-source.js';

/** A source whose dependencies were found: what it depends on is settled, and nothing of it is made yet. */
export interface OpenedSource {
  /** What its content follows from, besides the seed. */
  identity: unknown;
  /** Whether its content follows from nothing else. */
  isPure: boolean;
  /** What the addresses of its pages begin with, unless they are part of the pages of another source. */
  appURL: string;
  /** Its pages; as a part of the pages of another source, what is left of that trip. */
  draft(seed: string, trip?: Trip): Promise<TaggedDraft>;
  /** The document of a page, as JSON. */
  document(seed: string, schema: DocumentSchema): Promise<string>;
  /** The names under which readers keep what is made of it. */
  tags: readonly string[];
}

/** The pages of a source, those of other sources among them, with the names of all of these. */
export interface TaggedDraft extends RevisionDraft<PageDraft> {
  tags: readonly string[];
}

export type OpenSource = (
  kind: 'revision' | 'document',
  request: Omit<ComputedRequest, 'seed'>,
) => Promise<OpenedSource>;

/** Finds what sources depend on. Refuses those that no generator here understands, or whose props it cannot use. */
export function createSourceOpener(deps: Deps, outlines: KeptOutlines): OpenSource {
  const openSource: OpenSource = async (kind, request) => {
    const { space, source, principal } = request;
    if (source.type === 'builtin:openapi') return openBuiltinSource(deps, outlines, kind, space, source);
    const integration = await openIntegrationSource(deps, space, source, principal);
    if (!integration) throw unknownType(source.type);
    const openNested = (nested: typeof source) => openSource('revision', { ...request, source: nested });
    return {
      ...integration,
      isPure: false,
      appURL: spaceAppURL(deps, space.id),
      draft: (seed, trip) => draftWithin(deps, integration, openNested, seed, trip),
    };
  };
  return openSource;
}

function unknownType(type: string) {
  const message = `${JSON.stringify(type)} is not a source type that is known here; use "builtin:openapi" or "integration:<name>:<source>"`;
  return invalidRequest([{ path: '/body/source/type', message }]);
}
