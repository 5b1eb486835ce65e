import type { Expression } from '@specshelf/search';
import type { OpenAPISpecSummary } from '../records.js';

export type { Expression as SearchExpression } from '@specshelf/search';

/**
 * The search index. All documents of a specification are a generation: it is written in batches, and replaces the former one at once. What
 * must be indexed follows from changes of the specifications.
 * See docs/decisions/0062-index-opaque-tokens-in-generations.md
 */
export interface SearchStore {
  /**
   * Starts a generation of a specification that has changed, or that an earlier version of the index contains. Returns undefined if there is
   * none that no other process is indexing.
   */
  begin(start: { indexVersion: number; now: string }): Promise<StartedGeneration | undefined>;
  /**
   * Adds documents at a time. Returns false if the generation has been removed: with its specification, or because nothing was written for too
   * long.
   */
  write(generation: number, chunks: readonly SearchChunk[], now: string): Promise<boolean>;
  /** Makes a generation current. Returns false, and removes it, if its specification has changed since the start. */
  complete(generation: number, indexVersion: number): Promise<boolean>;
  /**
   * Removes a generation that cannot be written if the current one is of the same version and visibility, and has more than one document: that
   * remains until the specification changes. Returns false if there is none.
   */
  keepFormer(generation: number, indexVersion: number): Promise<boolean>;
  /** Removes a generation that is not complete, so that the specification is indexed again. */
  release(generation: number): Promise<void>;
  /**
   * Does one step of removing former generations, and those that are not complete and were last written before a time. Returns false if there
   * is nothing to remove.
   */
  removeNext(old: { writtenBefore: string }): Promise<boolean>;
  /**
   * Returns documents: first those of the first expression, in the order of their IDs, then the others of the second one, and so on. `after`
   * limits those of the first expression only, so later expressions must exclude the documents up to it. They may belong to generations that
   * are not current.
   */
  find(query: SearchFind): Promise<FoundDocument[]>;
  /** Returns those of the generations that are current, with their specifications. */
  findCurrent(generations: readonly number[]): Promise<CurrentGeneration[]>;
  /** Returns the entries of chunks, in any order. */
  readEntries(places: readonly ChunkPlace[]): Promise<ChunkEntries[]>;
  /**
   * Returns the words of the chunks of the current generation of a specification, compressed, in any order. Undefined if it has more documents,
   * or more compressed bytes of words, than these.
   */
  readWords(specId: string, most: { documents: number; bytes: number }): Promise<Uint8Array[] | undefined>;
  /** Returns the words, as in tokens, that occur in a document, in any order. Some may no longer be in any document. */
  findTerms(words: readonly string[]): Promise<string[]>;
  /** Checks a number of the terms of removed documents, and removes those that no document has any more. Returns whether more may be left. */
  sweepTerms(limit: number): Promise<boolean>;
  /** Removes everything, so that all specifications are indexed again. */
  clear(): Promise<void>;
  inspect(indexVersion: number): Promise<SearchInspection>;
}

export interface StartedGeneration {
  /** Never used before. */
  generation: number;
  spec: OpenAPISpecSummary;
}

export interface ChunkPlace {
  generation: number;
  /** Number of the chunk in its generation. */
  chunk: number;
}

export interface SearchChunk {
  chunk: number;
  /** A byte for each document, which is a part of its ID. */
  ranks: Uint8Array;
  /** The tokens of each document, separated by spaces. */
  tokens: readonly string[];
  /** The words of the tokens that no former chunk of the generation has, compressed. */
  words: Uint8Array;
  /** What results show, compressed. */
  entries: Uint8Array;
}

export interface SearchFind {
  expressions: readonly Expression[];
  /** Of the first expression only IDs greater than this. */
  after: number;
  /** Only IDs that are at least this. */
  from: number;
  /** Only IDs less than this. */
  below: number;
  limit: number;
}

export interface FoundDocument {
  id: number;
  /** Index of the expression that found it. */
  expression: number;
}

export interface CurrentGeneration {
  generation: number;
  /** The version with the documents; it exists. */
  versionId: string;
  spec: OpenAPISpecSummary;
}

export interface ChunkEntries extends ChunkPlace {
  entries: Uint8Array;
}

export interface SearchInspection {
  /** Number of specifications that are not indexed yet. */
  waiting: number;
  /** Number of documents of the current generations. */
  documents: number;
  /** Why the index must be rebuilt; absent if it is intact. */
  damage?: string;
}
