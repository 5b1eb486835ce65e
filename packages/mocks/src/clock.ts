/** The clock of a backend. It stands still until it is advanced. */
export interface Clock {
  now(): Date;
  /** Moves the time on, by milliseconds. */
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
