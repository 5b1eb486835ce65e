/**
 * The clock of a backend. It stands still until it is advanced, whatever timers and dates the test has faked.
 *
 * @example
 * ```ts
 * const inAnHour = ({ now }: Clock) => new Date(now().getTime() + 3_600_000);
 * ```
 */
export interface Clock {
  /**
   * The time of the backend: `startAt`, and what it was advanced by.
   *
   * @example
   * ```ts
   * console.log(backend.clock.now().toISOString()); // 2026-01-01T00:00:00.000Z
   * ```
   */
  now(): Date;
  /**
   * Moves the time on, by milliseconds. What is due then happens with the next request. Throws a `RangeError` on less than 0.
   *
   * @example
   * ```ts
   * backend.clock.advance(6 * 60 * 60 * 1000);
   * ```
   */
  advance(ms: number): void;
}

/** A clock that can be set back. */
export interface RestartableClock extends Clock {
  /** Milliseconds since the start. */
  elapsed(): number;
  /** Sets it to so many milliseconds after the start. */
  restart(elapsed: number): void;
}

export function createClock(startAt: string): RestartableClock {
  const start = Date.parse(startAt);
  if (Number.isNaN(start)) throw new RangeError(`startAt is not a date: ${JSON.stringify(startAt)}`);
  let elapsed = 0;
  return {
    now: () => new Date(start + elapsed),
    advance(ms) {
      if (!(ms >= 0))
        throw new RangeError(`A clock advances by milliseconds that are not negative, not by ${ms}`);
      elapsed += ms;
    },
    elapsed: () => elapsed,
    restart(at) {
      elapsed = at;
    },
  };
}
