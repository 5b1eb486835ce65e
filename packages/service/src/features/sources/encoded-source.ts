import type { Content } from '../../base/ports/work/content.js';
import type { SpecSourceRecord } from '../../base/ports/records.js';

/** A source record, and the contents that it refers to. */
export interface EncodedSource {
  record: SpecSourceRecord;
  contents: Content[];
}
