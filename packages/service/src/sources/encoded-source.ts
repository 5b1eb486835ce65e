import type { Content } from '../ports/content.js';
import type { SpecSourceRecord } from '../ports/records.js';

/** A source as it is kept, and the contents that it names. */
export interface EncodedSource {
  record: SpecSourceRecord;
  contents: Content[];
}
