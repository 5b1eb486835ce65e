import type { OriginalText } from './manifest.js';

/** A stored text, with the encoding that it was fetched in. */
export interface StoredOriginal {
  bytes: Uint8Array;
  encoding?: OriginalText['encoding'];
}

/** Files for a ZIP archive. */
export interface ZipInput {
  files: readonly (StoredOriginal & { path: string })[];
  /** The date of all files, in ISO 8601. */
  date: string;
}
