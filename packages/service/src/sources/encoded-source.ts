import type { SpecSourceRecord } from '../ports/records.js';
import type { Content } from '../processing/run-pipeline.js';

/** A source as it is kept, and the contents that it names. */
export interface PackedSource {
  record: SpecSourceRecord;
  contents: Content[];
}
