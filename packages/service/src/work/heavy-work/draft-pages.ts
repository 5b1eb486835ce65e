import { draftResponse, type OpenDraft, type RevisionDraft } from '@specshelf/generator';
import { decodeUTF8, encodeUTF8 } from '../../base/content/utf8.js';
import type { DraftedPages, DraftInput } from '../../base/ports/work/rendering.js';
import { checkRevisionResponse } from './check-response.js';
import { computedIn, countPages } from './expand-drafts.js';

/** Validates the pages in the response of an integration, and assigns IDs and seeds. */
export async function draftPages({ text, seed }: DraftInput): Promise<DraftedPages> {
  const response = await checkRevisionResponse(text);
  if ('problems' in response) return response;
  const draft = draftResponse(response.value, seed);
  return {
    body: encodeUTF8(JSON.stringify(draft)),
    items: countPages(draft.pages) + draft.files.length,
    computed: computedIn(draft.pages).map(({ source, seed }) => ({ source, seed })),
  };
}

/** The pages and files in the `body` of `draftPages`. */
export function readDraft(body: Uint8Array): RevisionDraft<OpenDraft> {
  // The one place that trusts these bytes: only `draftPages` writes them.
  const draft: RevisionDraft<OpenDraft> = JSON.parse(decodeUTF8(body));
  return draft;
}
