import type { Retention } from '../../base/ports/records.js';
import type { KeptVersions } from '../../base/ports/spec-stores.js';
import { addMilliseconds } from '../../state/times.js';

/** Returns the rules of a retention at a time; undefined if it keeps all versions. */
export function keptVersions(
  { keepVersions: newest, keepDays }: Retention = {},
  now: Date,
): KeptVersions | undefined {
  const since = keepDays === undefined ? undefined : addMilliseconds(now, -keepDays * day);
  if (since === undefined) return newest === undefined ? undefined : { newest };
  return newest === undefined ? { since } : { newest, since };
}

const day = 86_400_000;
