import type { OpenAPISpecRecord } from '../../base/ports/records.js';
import { latestOf } from '../times.js';

type TouchedMembers = Pick<OpenAPISpecRecord, 'updatedAt' | 'lastProcessedAt'>;

/** The clock may have been set back: neither time decreases, and the one written last is never before the other. */
export function touch({ updatedAt, lastProcessedAt }: TouchedMembers, now: string): string {
  return latestOf(now, updatedAt, lastProcessedAt);
}

export function touchedMembers({ updatedAt, lastProcessedAt }: TouchedMembers) {
  return { updatedAt, lastProcessedAt };
}
