import type { FoundDocument, SearchFind } from '@specshelf/service';

/** A message to the thread. */
export interface SearchRequest {
  file: string;
  search: SearchFind;
}

/** A message from the thread: `ready` when it has started, then a reply to each request. */
export type SearchMessage = 'ready' | SearchReply;

/** The error is a plain object, because its members would not be cloned. */
export type SearchReply =
  | { found: FoundDocument[] }
  | { error: { message: string; code: string | undefined } };
