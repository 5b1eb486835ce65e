/** Threads for two kinds of work. */
export interface Turns<Thread> {
  /** Waits for a thread, and gives it back when `work` has ended. Rejects when there are no more turns. */
  take<Output>(kind: Kind, work: (thread: Thread) => Promise<Output>): Promise<Output>;
  /** Nobody gets a turn any more, nor does who waits for one. */
  end(reason: Error): void;
}

/** What somebody waits for at this moment, and what is done in the background. */
export type Kind = 'request' | 'background';

interface Waiting<Thread> {
  start(thread: Thread): void;
  fail(reason: Error): void;
}

/**
 * Each kind leaves one thread to the other, so that neither ever waits behind the other. In the order they came, the first
 * free thread for each, so that the last threads may rest.
 */
export function createTurns<Thread>(threads: readonly Thread[]): Turns<Thread> {
  const most = Math.max(1, threads.length - 1);
  const busy = new Map<Thread, Kind>();
  const waiting: Record<Kind, Waiting<Thread>[]> = { request: [], background: [] };
  let ended: Error | undefined;

  const giveOut = (kind: Kind): void => {
    const thread = threads.find((thread) => !busy.has(thread));
    if (!thread || count(busy, kind) >= most) return;
    const next = waiting[kind].shift();
    if (!next) return;
    busy.set(thread, kind);
    next.start(thread);
  };
  const wait = (kind: Kind): Promise<Thread> =>
    new Promise((start, fail) => {
      waiting[kind].push({ start, fail });
      giveOut(kind);
    });

  return {
    take: async (kind, work) => {
      if (ended) throw ended;
      const thread = await wait(kind);
      try {
        return await work(thread);
      } finally {
        busy.delete(thread);
        giveOut('request');
        giveOut('background');
      }
    },
    end: (reason) => {
      ended = reason;
      for (const { fail } of [...waiting.request.splice(0), ...waiting.background.splice(0)]) fail(reason);
    },
  };
}

function count(busy: ReadonlyMap<unknown, Kind>, kind: Kind): number {
  return [...busy.values()].filter((other) => other === kind).length;
}
