import type { Content } from '../ports/content.js';
import type { SpecSourceRecord } from '../ports/records.js';

/** A source record, and the contents that it refers to. */
export interface EncodedSource {
  record: SpecSourceRecord;
  contents: Content[];
}
