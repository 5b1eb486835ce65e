import { isStoredForLong } from '../reading/cache-control.js';
import type { Reading } from '../reading/reading.js';

/** The time whose year days omit. Undefined on pages that caches store for long: they show the year of all days, because it can end meanwhile. */
export function yearShown(reading: Reading): Date | undefined {
  return isStoredForLong(reading) ? undefined : reading.now;
}
