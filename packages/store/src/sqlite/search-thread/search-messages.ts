import type { FoundDocument, SearchFind } from '@specshelf/service';

/** A message to the thread. */
export interface SearchRequest {
  file: string;
  search: SearchFind;
}

/** A message from the thread. The error is a plain object, because its members would not be cloned. */
export type SearchReply =
  | { found: FoundDocument[] }
  | { error: { message: string; code: string | undefined } };
