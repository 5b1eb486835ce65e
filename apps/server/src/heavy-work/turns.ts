/** Threads for two kinds of work. */
export interface Turns<Thread> {
  /** Waits for a thread, and gives it back when `work` has ended. Rejects when there are no more turns for it. */
  take<Output>(kind: Kind, work: (thread: Thread) => Promise<Output>): Promise<Output>;
  load(): Load;
  /** Nobody gets a turn for this any more, nor does who waits for one. Gives the threads that are at it. */
  end(kind: Kind, reason: Error): Thread[];
}

/** What somebody waits for at this moment, and what is done in the background. */
export type Kind = 'request' | 'background';

export type Load = Readonly<Record<'running' | 'waiting', Readonly<Record<Kind, number>>>>;

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
  const ended: Partial<Record<Kind, Error>> = {};

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
      const reason = ended[kind];
      if (reason) throw reason;
      const thread = await wait(kind);
      try {
        return await work(thread);
      } finally {
        busy.delete(thread);
        giveOut('request');
        giveOut('background');
      }
    },
    load: () => ({
      running: { request: count(busy, 'request'), background: count(busy, 'background') },
      waiting: { request: waiting.request.length, background: waiting.background.length },
    }),
    end: (kind, reason) => {
      ended[kind] = reason;
      for (const { fail } of waiting[kind].splice(0)) fail(reason);
      return [...busy].flatMap(([thread, other]) => (other === kind ? [thread] : []));
    },
  };
}

function count(busy: ReadonlyMap<unknown, Kind>, kind: Kind): number {
  return [...busy.values()].filter((other) => other === kind).length;
}
