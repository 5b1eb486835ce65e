/**
 * The clock of a backend. It does not run: only `advance` changes its time. Fake timers of the test have no effect on it.
 *
 * @example
 * ```ts
 * const inAnHour = ({ now }: Clock) => new Date(now().getTime() + 3_600_000);
 * ```
 */
export interface Clock {
  /**
   * Returns the time of the backend: `startAt` plus all advances.
   *
   * @example
   * ```ts
   * console.log(backend.clock.now().toISOString()); // 2026-01-01T00:00:00.000Z
   * ```
   */
  now(): Date;
  /**
   * Advances the time by milliseconds. Work that becomes due runs with the next request. Throws a `RangeError` if `ms` is negative.
   *
   * @example
   * ```ts
   * backend.clock.advance(6 * 60 * 60 * 1000);
   * ```
   */
  advance(ms: number): void;
}

/** A clock whose time can be set. */
export interface RestartableClock extends Clock {
  /** Milliseconds since the start. */
  elapsed(): number;
  /** Sets the time to `elapsed` milliseconds after the start. */
  restart(elapsed: number): void;
}

export function createClock(startAt: string): RestartableClock {
  const start = Date.parse(startAt);
  if (Number.isNaN(start))
    throw new RangeError(
      `\`startAt\` must be a date such as 2026-01-01T00:00:00Z, not ${JSON.stringify(startAt)}.`,
    );
  let elapsed = 0;
  return {
    now: () => new Date(start + elapsed),
    advance(ms) {
      if (!(ms >= 0)) throw new RangeError(`\`ms\` must be a number of at least 0, not ${ms}.`);
      elapsed += ms;
    },
    elapsed: () => elapsed,
    restart(at) {
      elapsed = at;
    },
  };
}
