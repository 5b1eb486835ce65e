import { type SearchDocument, type SearchEntry, wordOfToken } from '@specshelf/search';
import { deflateSync, inflateSync } from 'fflate';
import { decodeUTF8 } from '../../../base/content/utf8.js';
import type { ContentCodec } from '../../../base/ports/work/content.js';

/** The documents of a chunk: results of a page are rarely neighbors, so larger chunks would be read for a few documents. */
export const documentsInChunk = 32;

/** Documents as bytes: sending each of their tokens to another thread would block that thread. */
export interface SearchChunk {
  /** What results show, compressed by the codec: the JSON of each document on its own line. */
  entries: Uint8Array;
  /** The tokens of each document, in UTF-8. */
  tokens: Uint8Array;
  /** The words of the tokens that no former chunk has, compressed. */
  words: Uint8Array;
}

/** Adds the words of the documents to the known ones, which are those of former chunks. */
export async function printChunk(
  { compress }: Pick<ContentCodec, 'compress'>,
  documents: readonly SearchDocument[],
  known: Set<string>,
): Promise<SearchChunk> {
  const entries = documents.map(({ entry }) => JSON.stringify(entry)).join('\n');
  // No token has a space or a line break.
  const tokens = documents.map((document) => document.tokens.join(' ')).join('\n');
  const encoder = new TextEncoder();
  return {
    tokens: encoder.encode(tokens),
    words: printWords(addWords(documents, known)),
    entries: await compress(encoder.encode(entries)),
  };
}

/** Returns the words that were not known. */
function addWords(documents: readonly SearchDocument[], known: Set<string>): string[] {
  const added: string[] = [];
  for (const token of documents.flatMap(({ tokens }) => tokens)) {
    const word = wordOfToken(token);
    if (word === undefined || known.has(word)) continue;
    known.add(word);
    added.push(word);
  }
  return added;
}

type Decompressor = Pick<ContentCodec, 'decompress'>;

/** The entries of a chunk, in order. */
export async function readEntries(codec: Decompressor, bytes: Uint8Array): Promise<SearchEntry[]> {
  return (await linesOf(codec, bytes)).map(parseEntry);
}

/** The entries of a chunk. Each is parsed when it is read: most pages need one of each chunk. */
export interface OpenedChunk {
  /** Approximate memory in bytes. */
  size: number;
  /** Returns the entry at a place; undefined if the chunk has fewer. */
  entryAt(place: number): SearchEntry | undefined;
}

export async function openEntries(codec: Decompressor, bytes: Uint8Array): Promise<OpenedChunk> {
  const lines = await linesOf(codec, bytes);
  return {
    // A string has two bytes for each character if one of them is not in Latin-1.
    size: lines.reduce((sum, line) => sum + 2 * line.length, 1_000),
    entryAt: (place) => {
      const line = lines[place];
      return line === undefined ? undefined : parseEntry(line);
    },
  };
}

async function linesOf({ decompress }: Decompressor, bytes: Uint8Array): Promise<string[]> {
  return decodeUTF8(await decompress(bytes)).split('\n');
}

function parseEntry(line: string): SearchEntry {
  // Not validated, because only `printChunk` writes them.
  const entry: SearchEntry = JSON.parse(line);
  return entry;
}

/** The tokens of each document of a chunk, separated by spaces. */
export function readTokens(bytes: Uint8Array): string[] {
  return decodeUTF8(bytes).split('\n');
}

/** Compresses words, none of which has a space. */
export function printWords(words: readonly string[]): Uint8Array {
  return deflateSync(new TextEncoder().encode(words.join(' ')));
}

/** The words of a chunk that no former one of its generation has. */
export function readWords(bytes: Uint8Array): string[] {
  const text = decodeUTF8(inflateSync(bytes));
  return text === '' ? [] : text.split(' ');
}
