import { FairQueue, type Turn } from '@specshelf/service';

/** Threads for two kinds of work. */
export interface WorkScheduler<Thread> {
  /** Waits for a thread, and gives it back when `work` has ended. Rejects once this kind of work has ended. */
  take<Output>(kind: Kind, work: (thread: Thread) => Promise<Output>, turn?: Turn): Promise<Output>;
  load(): Load;
  /** Takes no more work of this kind, and rejects what waits. Returns the threads that are at work on it. */
  end(kind: Kind, reason: Error): Thread[];
}

/** Work for a request that waits for it, and work in the background. */
export type Kind = 'request' | 'background';

export type Load = Readonly<Record<'running' | 'waiting', Readonly<Record<Kind, number>>>>;

interface Waiting<Thread> {
  start(thread: Thread): void;
  fail(reason: Error): void;
}

/**
 * Of three threads or more, requests leave two to the background, and the background leaves one to requests. The last thread in
 * the background is reserved for an owner without work in progress: slow documents of one organization delay no others. The first
 * free thread is used, so that the last threads may rest.
 */
export function createWorkScheduler<Thread>(threads: readonly Thread[]): WorkScheduler<Thread> {
  const mostRequests = Math.max(1, threads.length - 2);
  const mostBackground = Math.max(1, threads.length - 1);
  const busy = new Map<Thread, Kind>();
  const queues: Record<Kind, FairQueue<Waiting<Thread>>> = {
    // All requests have one owner, to whom the reserved slot never falls.
    request: new FairQueue({ slots: mostRequests + 1, share: mostRequests }),
    background: new FairQueue({ slots: mostBackground, share: mostBackground }),
  };
  const ended: Partial<Record<Kind, Error>> = {};

  const assignNext = (kind: Kind): void => {
    const thread = threads.find((candidate) => !busy.has(candidate));
    if (!thread) return;
    const next = queues[kind].start(
      undefined,
      kind === 'background' ? threads.length - queues.request.running : undefined,
    );
    if (!next) return;
    busy.set(thread, kind);
    next.start(thread);
  };
  const wait = (kind: Kind, turn: Turn): Promise<Thread> =>
    new Promise((start, fail) => {
      queues[kind].add({ start, fail }, turn);
      assignNext(kind);
    });

  return {
    take: async (kind, work, turn = { owner: '' }) => {
      const reason = ended[kind];
      if (reason) throw reason;
      const thread = await wait(kind, turn);
      try {
        return await work(thread);
      } finally {
        busy.delete(thread);
        queues[kind].end(turn.owner);
        assignNext('request');
        assignNext('background');
      }
    },
    load: () => ({
      running: { request: queues.request.running, background: queues.background.running },
      waiting: { request: queues.request.waiting, background: queues.background.waiting },
    }),
    end: (kind, reason) => {
      ended[kind] = reason;
      for (const { fail } of queues[kind].clear()) fail(reason);
      return [...busy].flatMap(([thread, other]) => (other === kind ? [thread] : []));
    },
  };
}
