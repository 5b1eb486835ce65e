/** A limit on the bytes that several tasks hold in memory at the same time. */
export interface ByteBudget {
  /** Reserves bytes at once. Returns undefined when they do not fit, or when others wait. */
  tryReserve(bytes: number): Reservation | undefined;
  /**
   * Reserves bytes as soon as they fit, first come, first served. Rejects with the reason of the signal when that aborts
   * first. A task that needs more than the whole budget gets all of it, once nothing else is reserved.
   */
  reserve(bytes: number, signal: AbortSignal): Promise<Reservation>;
  /** Number of reserved bytes. */
  readonly used: number;
}

export interface Reservation {
  /** Reduces the reservation to `bytes`: the task needs less than it expected. */
  shrink(bytes: number): void;
  /** Releases the rest. Calls after the first one do nothing. */
  release(): void;
}

export interface ByteBudgetOptions {
  capacity: number;
  /** Reservations of at most this number of bytes overtake larger ones that wait. Default: 0. */
  small?: number;
}

interface Waiting {
  bytes: number;
  grant(reservation: Reservation): void;
}

export function createByteBudget({ capacity, small = 0 }: ByteBudgetOptions): ByteBudget {
  const waiting = new Set<Waiting>();
  let used = 0;

  const take = (bytes: number): Reservation => {
    let held = bytes;
    used += held;
    const shrink = (least: number): void => {
      if (least >= held) return;
      used -= held - least;
      held = least;
      grantNext();
    };
    return { shrink, release: () => shrink(0) };
  };
  const fits = (bytes: number): boolean => used + bytes <= capacity;
  const grantNext = (): void => {
    for (const next of waiting) {
      if (!fits(next.bytes)) return;
      waiting.delete(next);
      next.grant(take(next.bytes));
    }
  };
  const tryReserve = (wanted: number): Reservation | undefined => {
    const bytes = Math.min(wanted, capacity);
    const isNext = waiting.size === 0 || bytes <= small;
    return isNext && fits(bytes) ? take(bytes) : undefined;
  };

  return {
    tryReserve,
    reserve: async (wanted, signal) => {
      signal.throwIfAborted();
      return tryReserve(wanted) ?? waitFor(waiting, Math.min(wanted, capacity), signal, grantNext);
    },
    get used() {
      return used;
    },
  };
}

function waitFor(
  waiting: Set<Waiting>,
  bytes: number,
  signal: AbortSignal,
  grantNext: () => void,
): Promise<Reservation> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      waiting.delete(entry);
      reject(signal.reason);
      // Smaller reservations may have waited behind this one only.
      grantNext();
    };
    const entry: Waiting = {
      bytes,
      grant: (reservation) => {
        signal.removeEventListener('abort', abort);
        resolve(reservation);
      },
    };
    signal.addEventListener('abort', abort, { once: true });
    waiting.add(entry);
  });
}
