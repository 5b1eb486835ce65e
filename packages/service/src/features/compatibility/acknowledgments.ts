import type { Schema } from '@specshelf/contract';
import type { OpenAPISpecRecord } from '../../base/ports/records.js';

/** Returns the acknowledgments that are valid at a time. */
export function presentAcknowledgments(
  { acknowledgments }: OpenAPISpecRecord,
  now: string,
): Schema<'OpenAPISpecAcknowledgmentList'> {
  const items = acknowledgments.filter(({ expiresAt }) => expiresAt > now).map((each) => ({ ...each }));
  return { items, count: items.length };
}
