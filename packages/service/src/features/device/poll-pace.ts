import type { DeviceLoginRecord } from '../../base/ports/access/device-logins.js';

const penalty = 5;
const longestInterval = 60;

// In milliseconds. Requests take different times to arrive.
const tolerance = 1000;

/** Returns whether a poll of an undecided login is too early, and the interval before the next one. */
export function pollPace(
  { polledAt, intervalSeconds }: Pick<DeviceLoginRecord, 'polledAt' | 'intervalSeconds'>,
  now: string,
): { state: 'pending' | 'slow-down'; intervalSeconds: number } {
  const elapsed = polledAt === undefined ? Infinity : Date.parse(now) - Date.parse(polledAt);
  if (elapsed >= intervalSeconds * 1000 - tolerance) return { state: 'pending', intervalSeconds };
  return { state: 'slow-down', intervalSeconds: Math.min(intervalSeconds + penalty, longestInterval) };
}
