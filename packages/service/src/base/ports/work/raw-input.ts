import type { OpenAPISpecVersionRecord } from '../records.js';

/** The stored texts of a version as it was submitted. */
export interface RawInput {
  text: Uint8Array;
  format: OpenAPISpecVersionRecord['format'];
  /** The files of a set. */
  set?: { entry: string; files: readonly { location: string; content: Uint8Array }[] };
}
