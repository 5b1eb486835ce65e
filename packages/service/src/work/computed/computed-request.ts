import type { Schema } from '@specshelf/contract';
import type { Principal } from '../../base/ports/access/principal.js';
import type { SpaceRecord } from '../../base/ports/records.js';

export type Source = Schema<'ComputedContentSource'>;

/** How much of the specification the blocks of a document contain. */
export interface DocumentForm {
  schema: Schema<'DocumentSchema'>;
  /** The number of references between schemas that blocks of schema `next` follow. Default: all. */
  depth?: number | undefined;
}

/** A request for a source, for a space. */
export interface SourceRequest {
  space: SpaceRecord;
  source: Source;
  principal: Principal;
}

/** A request for the content of a source. */
export interface ComputedRequest extends SourceRequest {
  seed: string;
}
