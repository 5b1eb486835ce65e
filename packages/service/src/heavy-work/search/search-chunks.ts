import type { SearchDocument, SearchEntry } from '@specshelf/search';
import { deflateSync, inflateSync } from 'fflate';
import { decodeUTF8 } from '../../content/utf8.js';

/** The documents of a chunk: results of a page are rarely neighbors, so larger chunks would be read for a few documents. */
export const documentsInChunk = 32;

/** Documents as bytes: sending each of their tokens to another thread would block that thread. */
export interface SearchChunk {
  /** What results show, as compressed JSON. */
  entries: Uint8Array;
  /** The tokens of each document, in UTF-8. */
  tokens: Uint8Array;
}

export function printChunk(documents: readonly SearchDocument[]): SearchChunk {
  const entries = JSON.stringify(documents.map(({ entry }) => entry));
  // No token has a space or a line break.
  const tokens = documents.map((document) => document.tokens.join(' ')).join('\n');
  const encoder = new TextEncoder();
  return { entries: deflateSync(encoder.encode(entries)), tokens: encoder.encode(tokens) };
}

/** The entries of a chunk, in order. */
export function readEntries(bytes: Uint8Array): SearchEntry[] {
  // Not validated, because only `printChunk` writes them.
  const entries: SearchEntry[] = JSON.parse(decodeUTF8(inflateSync(bytes)));
  return entries;
}

/** The tokens of each document of a chunk, separated by spaces. */
export function readTokens(bytes: Uint8Array): string[] {
  return decodeUTF8(bytes).split('\n');
}
