import type { Schema } from '@specshelf/contract';
import type { JSONObject } from '@specshelf/parser';
import type { Outline } from './outline/outline.js';

export interface GeneratorInput {
  outline: Outline;
  /** What was asked for. */
  source: Schema<'ComputedContentSource'>;
  /** The slug that blocks and links refer to the specification by. */
  specSlug: string;
  /** What ids are made from. */
  seed: string;
  /** What the addresses of the pages begin with, without a slash at the end. */
  appURL: string;
  /** The file of the document, for the prop `downloadLink`. */
  download?: Schema<'RevisionFile'> | undefined;
}

/** Where the blocks of a self-contained document get what they show. */
export interface FragmentSource {
  specification: JSONObject;
}
