import type { EncodedText } from './content.js';

/**
 * The encoded texts of a source: those of a set by path, a single text under `''`. The thread that parses a large body encodes
 * them, so that the request thread never holds, copies, or scans them.
 */
export type PreparedTexts = ReadonlyMap<string, EncodedText>;

/** A large body without the texts of its source, or why it is invalid. */
export type SourceBody =
  | { rest: unknown; texts: PreparedTexts }
  | { invalid: string }
  /** The size of the body without these texts exceeds the limit of other bodies. */
  | { restSize: number };
