import { setTimeout } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';

/** Where to look for what is counted only when somebody asks. */
export interface StateSources {
  /** What waits in the database. Rejects when that does not answer. */
  backlog(): Promise<Backlog>;
  /** The connections to the database. */
  connections(): Connections;
  /** Whether the file of the database is damaged. */
  isDamaged(): boolean;
  /** The threads for work on documents. */
  heavyWork(): HeavyWorkLoad;
  now(): Date;
}

export interface Backlog {
  /** How many specifications wait, are processed, are due to be looked at again. */
  waiting: number;
  inProgress: number;
  due: number;
  /** When the one was sent that has waited longest. */
  waitingSince?: string;
  /** When the run began that has been in progress for longest. */
  inProgressSince?: string;
  /** How many calls of hooks wait, those included that are tried again later. */
  deliveries: number;
}

interface Connections {
  used: number;
  free: number;
  /** How many queries wait for one. */
  waiting: number;
}

interface HeavyWorkLoad {
  running: KindCounts;
  waiting: KindCounts;
}

type KindCounts = Readonly<Record<'request' | 'background', number>>;

// Who asks waits for ten seconds as a rule.
const patience = 2_000;

/** Metrics of what is the case now. Gives what looks at the database for them. */
export function createStateMetrics(registers: Registry[], sources: StateSources): () => Promise<void> {
  watchConnections(registers, sources);
  watchHeavyWork(registers, sources);
  const queue = new Gauge({
    registers,
    name: 'specshelf_queue_specifications',
    help: 'Specifications in the queue of the database',
    labelNames: ['state'],
  });
  const age = new Gauge({
    registers,
    name: 'specshelf_queue_oldest_seconds',
    help: 'For how long the specification has waited that has waited longest',
  });
  const progressAge = new Gauge({
    registers,
    name: 'specshelf_queue_in_progress_oldest_seconds',
    help: 'Age of the oldest run in progress',
  });
  const deliveries = new Gauge({
    registers,
    name: 'specshelf_hook_calls_waiting',
    help: 'Calls of hooks that wait in the database',
  });
  const up = new Gauge({
    registers,
    name: 'specshelf_database_up',
    help: 'Whether the database answers',
  });
  return async () => {
    const backlog = await inTime(sources.backlog());
    up.set(backlog ? 1 : 0);
    if (!backlog) {
      // What was the case may no longer be.
      queue.reset();
      age.remove();
      progressAge.remove();
      deliveries.remove();
      return;
    }
    queue.set({ state: 'waiting' }, backlog.waiting);
    queue.set({ state: 'in-progress' }, backlog.inProgress);
    queue.set({ state: 'due' }, backlog.due);
    age.set(secondsSince(backlog.waitingSince, sources.now()));
    progressAge.set(secondsSince(backlog.inProgressSince, sources.now()));
    deliveries.set(backlog.deliveries);
  };
}

function watchConnections(registers: Registry[], { connections, isDamaged }: StateSources): void {
  new Gauge({
    registers,
    name: 'specshelf_database_connections',
    help: 'Connections to the database',
    labelNames: ['state'],
    collect() {
      const { used, free } = connections();
      this.set({ state: 'used' }, used);
      this.set({ state: 'free' }, free);
    },
  });
  new Gauge({
    registers,
    name: 'specshelf_database_waiting',
    help: 'Queries that wait for a connection',
    collect() {
      this.set(connections().waiting);
    },
  });
  new Gauge({
    registers,
    name: 'specshelf_database_damaged',
    help: 'Whether the file of the database is damaged',
    collect() {
      this.set(isDamaged() ? 1 : 0);
    },
  });
}

function watchHeavyWork(registers: Registry[], { heavyWork }: StateSources): void {
  for (const state of ['running', 'waiting'] as const) {
    new Gauge({
      registers,
      name: `specshelf_heavy_work_${state}`,
      help: `Pieces of work on documents that are ${state}`,
      labelNames: ['kind'],
      collect() {
        const { request, background } = heavyWork()[state];
        this.set({ kind: 'request' }, request);
        this.set({ kind: 'background' }, background);
      },
    });
  }
}

async function inTime(asked: Promise<Backlog>): Promise<Backlog | undefined> {
  const patient = new AbortController();
  try {
    return await Promise.race([asked, setTimeout(patience, undefined, patient)]);
  } catch {
    return undefined;
  } finally {
    patient.abort();
  }
}

function secondsSince(moment: string | undefined, now: Date): number {
  return moment === undefined ? 0 : Math.max(0, (now.getTime() - Date.parse(moment)) / 1000);
}
