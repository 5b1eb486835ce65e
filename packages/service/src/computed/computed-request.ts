import type { Schema } from '@specshelf/contract';
import type { Principal } from '../access/principal.js';
import type { SpaceRecord } from '../ports/records.js';

export type Source = Schema<'ComputedContentSource'>;
export type DocumentSchema = Schema<'DocumentSchema'>;

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
