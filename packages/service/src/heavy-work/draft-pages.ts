import { draftAnswer, type OpenDraft, type RevisionDraft } from '@specshelf/generator';
import { checkRevisionAnswer } from '../computed/check-answer.js';
import type { Source } from '../computed/computed-request.js';
import { computedIn, countPages } from '../computed/expand-drafts.js';
import { fromText, toText } from '../content/utf8.js';
import type { RequestProblem } from '../errors.js';

/** The response of an integration with pages. Only data that can be sent to another thread. */
export interface DraftInput {
  /** The body of the response. */
  text: string;
  seed: string;
}

export type DraftedPages =
  | {
      /** The pages and files, as JSON. */
      body: Uint8Array;
      /** The number of pages and files. */
      items: number;
      /** The sources of the pages of type `computed`, in their order. */
      computed: { source: Source; seed: string }[];
    }
  | { problems: RequestProblem[] };

/** Validates the pages that an integration has returned, and gives them IDs and seeds. */
export async function draftPages({ text, seed }: DraftInput): Promise<DraftedPages> {
  const answer = await checkRevisionAnswer(text);
  if ('problems' in answer) return answer;
  const draft = draftAnswer(answer.value, seed);
  return {
    body: fromText(JSON.stringify(draft)),
    items: countPages(draft.pages) + draft.files.length,
    computed: computedIn(draft.pages).map(({ source, seed }) => ({ source, seed })),
  };
}

/** The pages and files in the `body` of `draftPages`. */
export function readDraft(body: Uint8Array): RevisionDraft<OpenDraft> {
  // The one place that trusts these bytes: only `draftPages` writes them.
  const draft: RevisionDraft<OpenDraft> = JSON.parse(toText(body));
  return draft;
}
