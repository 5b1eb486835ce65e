/** A limit on the bytes that several tasks hold in memory at the same time. */
export interface ByteBudget {
  /** Reserves bytes at once. Returns undefined when they do not fit, or when others wait for bytes. */
  tryReserve(bytes: number, owner?: string): Reservation | undefined;
  /**
   * Reserves bytes as soon as they fit, first come, first served. Rejects with the reason of the signal when that aborts
   * first. A task that needs more than the whole budget gets all of it, once nothing else is reserved.
   */
  reserve(bytes: number, signal: AbortSignal, owner?: string): Promise<Reservation>;
  /** Number of reserved bytes. */
  readonly used: number;
}

export interface Reservation {
  /** Extends the reservation to `bytes` as soon as they fit. Rejects like `reserve`, and keeps its bytes then. */
  grow(bytes: number, signal: AbortSignal): Promise<void>;
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

/** The bytes of one reservation. */
interface Holding {
  readonly owner: string | undefined;
  bytes: number;
  isReleased: boolean;
}

interface Waiting {
  holding: Holding;
  /** Additional bytes. */
  more: number;
  grant(): void;
}

/**
 * Creates a byte budget. An owner, such as an organization, holds at most half of it in several reservations, so that the rest
 * remains for others. A single reservation of an owner may be larger.
 */
export function createByteBudget({ capacity, small = 0 }: ByteBudgetOptions): ByteBudget {
  const waiting = new Set<Waiting>();
  const ledger = createLedger(capacity);

  const grantNext = (): void => {
    for (const next of waiting) {
      // Blocks only other reservations of its owner.
      if (!ledger.hasShare(next.holding, next.more)) continue;
      if (!ledger.fits(next.more)) return;
      waiting.delete(next);
      ledger.add(next.holding, next.more);
      next.grant();
    }
  };
  const tryAdd = (holding: Holding, more: number): boolean => {
    const isNext =
      holding.bytes + more <= small ||
      ![...waiting].some((other) => ledger.hasShare(other.holding, other.more));
    if (!isNext || !ledger.hasShare(holding, more) || !ledger.fits(more)) return false;
    ledger.add(holding, more);
    return true;
  };
  const extend = async (holding: Holding, wanted: number, signal: AbortSignal): Promise<void> => {
    signal.throwIfAborted();
    const more = Math.min(wanted, capacity) - holding.bytes;
    if (more > 0 && !tryAdd(holding, more)) await waitFor(waiting, { holding, more }, signal, grantNext);
  };
  const reservationOf = (holding: Holding): Reservation => {
    const shrink = (bytes: number): void => {
      if (bytes >= holding.bytes) return;
      ledger.add(holding, bytes - holding.bytes);
      grantNext();
    };
    const release = (): void => {
      ledger.add(holding, -holding.bytes);
      holding.isReleased = true;
      grantNext();
    };
    return { shrink, release, grow: (bytes, signal) => extend(holding, bytes, signal) };
  };

  return {
    tryReserve: (wanted, owner) => {
      const holding = { owner, bytes: 0, isReleased: false };
      return tryAdd(holding, Math.min(wanted, capacity)) ? reservationOf(holding) : undefined;
    },
    reserve: async (wanted, signal, owner) => {
      const holding = { owner, bytes: 0, isReleased: false };
      await extend(holding, wanted, signal);
      return reservationOf(holding);
    },
    get used() {
      return ledger.used;
    },
  };
}

/** Counts the reserved bytes, in total and by owner. */
function createLedger(capacity: number) {
  const byOwner = new Map<string, number>();
  const share = Math.floor(capacity / 2);
  let used = 0;
  const heldBy = (owner: string) => byOwner.get(owner) ?? 0;
  return {
    get used() {
      return used;
    },
    fits: (more: number): boolean => used + more <= capacity,
    hasShare: ({ owner, bytes }: Holding, more: number): boolean => {
      if (owner === undefined) return true;
      const held = heldBy(owner);
      return held === bytes || held + more <= share;
    },
    /** `more` is negative for returned bytes. A released reservation gets none, even if it has waited. */
    add: (holding: Holding, more: number): void => {
      if (holding.isReleased) return;
      holding.bytes += more;
      used += more;
      if (holding.owner === undefined) return;
      const held = heldBy(holding.owner) + more;
      if (held > 0) byOwner.set(holding.owner, held);
      else byOwner.delete(holding.owner);
    },
  };
}

function waitFor(
  waiting: Set<Waiting>,
  wanted: Omit<Waiting, 'grant'>,
  signal: AbortSignal,
  grantNext: () => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      waiting.delete(entry);
      reject(signal.reason);
      // Smaller reservations may have waited behind this one only.
      grantNext();
    };
    const entry: Waiting = {
      ...wanted,
      grant: () => {
        signal.removeEventListener('abort', abort);
        resolve();
      },
    };
    signal.addEventListener('abort', abort, { once: true });
    waiting.add(entry);
  });
}
