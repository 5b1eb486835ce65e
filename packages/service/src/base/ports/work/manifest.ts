import type { Validators } from '../outbound.js';

/** The files of a specification, with the digests of their texts. A manifest is itself stored as content. */
export interface Manifest {
  /** Key of the source of the files (`sourceKey`): the responses of another source are not reused. */
  source?: string;
  /** Location of the entry: a URL after redirects, or a path. */
  entry: string;
  /** The entry first. Not an object, because paths may have any name. */
  files: readonly ManifestFile[];
  /** Other requested files: unavailable, for this reason, or unused. */
  others: readonly { asked: string; reason?: string }[];
}

export interface ManifestFile extends Validators {
  /** Location after redirects. */
  location: string;
  content: string;
  /** The requested URL; absent for submitted files. */
  asked?: string;
  /** The fetched form of the text, unless that was UTF-8. Absent in manifests of early releases. */
  original?: OriginalText;
}

/**
 * A fetched text that was not in UTF-8. It is stored in UTF-8, from which its bytes follow.
 * See docs/decisions/0054-return-original-files-from-stored-texts.md.
 */
export interface OriginalText {
  encoding: 'utf-16le' | 'utf-16be';
  /** SHA-256 of the fetched bytes in lower-case hex. */
  digest: string;
  /** Their number. */
  size: number;
}
