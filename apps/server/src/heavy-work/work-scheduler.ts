import { FairQueue, type Turn } from '@specshelf/service';

/** Assigns two kinds of work to threads. */
export interface WorkScheduler<Thread> {
  /** Runs `work` on the next free thread. Rejects once this kind of work has ended. */
  take<Output>(kind: Kind, work: (thread: Thread) => Promise<Output>, turn?: Turn): Promise<Output>;
  load(): Load;
  /** Rejects queued and further work of this kind. Returns the threads that are running such work. */
  end(kind: Kind, reason: Error): Thread[];
}

/** `request`: a client waits for the result. */
export type Kind = 'request' | 'background';

export type Load = Readonly<Record<'running' | 'waiting', Readonly<Record<Kind, number>>>>;

interface Waiting<Thread> {
  start(thread: Thread): void;
  fail(reason: Error): void;
}

/**
 * Of three threads or more, two are reserved for background work and one for requests. The last background thread is reserved
 * for an owner without work in progress: slow documents of one organization delay no others. The first free thread is used, so
 * that the last threads can become idle and exit.
 */
export function createWorkScheduler<Thread>(threads: readonly Thread[]): WorkScheduler<Thread> {
  const mostRequests = Math.max(1, threads.length - 2);
  const mostBackground = Math.max(1, threads.length - 1);
  const busy = new Map<Thread, Kind>();
  const queues: Record<Kind, FairQueue<Waiting<Thread>>> = {
    // All requests have one owner, which never gets the reserved slot.
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
