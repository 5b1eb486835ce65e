import type { SpecSourceRecord } from '../../base/ports/records.js';
import type { Content } from '../../base/ports/work/content.js';

/** A source record, and the contents that it refers to. */
export interface EncodedSource {
  record: SpecSourceRecord;
  contents: Content[];
}
