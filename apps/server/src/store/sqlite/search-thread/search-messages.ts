import type { FoundDocument, SearchFind } from '@specshelf/service';

/** A message to the thread. */
export interface SearchRequest {
  number: number;
  file: string;
  search: SearchFind;
}

/** A message from the thread. The error is a plain object, because its members would not be cloned. */
export type SearchReply =
  | { number: number; found: FoundDocument[] }
  | { number: number; error: { message: string; code: string | undefined } };
