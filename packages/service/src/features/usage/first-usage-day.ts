import { addMilliseconds } from '../../state/times.js';

/** The number of days for which reads of versions are stored, with the current one. */
const usageDays = 30;

const day = 86_400_000;

/** Returns the first day of the period that ends now, in UTC. */
export function firstUsageDay(now: Date): string {
  return addMilliseconds(now, -(usageDays - 1) * day).slice(0, 10);
}
