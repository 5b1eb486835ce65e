import type { Content } from '../processing/run-pipeline.js';
import type { SpecSourceRecord } from '../records.js';

/** A source as it is kept, and the contents that it names. */
export interface PackedSource {
  record: SpecSourceRecord;
  contents: Content[];
}
