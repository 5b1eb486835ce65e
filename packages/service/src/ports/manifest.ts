import type { OriginalText } from '../sources/original-text.js';
import type { Validators } from './outbound.js';

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
