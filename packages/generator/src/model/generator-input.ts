import type { JSONObject } from '@specshelf/base/json';
import type { Schema } from '@specshelf/contract';
import type { Outline } from '../outline/outline.js';

export interface GeneratorInput {
  outline: Outline;
  source: Schema<'ComputedContentSource'>;
  /** The slug of the specification in blocks and links. */
  specSlug: string;
  /** Every id depends on the seed. */
  seed: string;
  /** The base URL of the pages, without a trailing slash. */
  appURL: string;
  /** The file of the document, for the prop `downloadLink`. */
  download?: Schema<'RevisionFile'> | undefined;
}

/** The specification that the blocks of a self-contained document (schema 2) contain parts of. */
export interface FragmentSource {
  specification: JSONObject;
  /** Limits the parts, see `FragmentLimits`. */
  depth?: number | undefined;
}
