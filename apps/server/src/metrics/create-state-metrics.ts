import { setTimeout } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';

/** Sources of the metrics that are read for each scrape. */
export interface StateSources {
  /** Returns the queued work in the database. Rejects if the database is unavailable. */
  backlog(): Promise<Backlog>;
  /** Returns the state of the connection pool. */
  connections(): Connections;
  /** Whether the database file is damaged. */
  isDamaged(): boolean;
  /** Returns the numbers of running and queued tasks of the worker threads. */
  heavyWork(): HeavyWorkLoad;
  /** Returns the free bytes of the disk with the database. Undefined if it is not on a disk of this machine. */
  freeBytes(): Promise<number | undefined>;
  /** Whether the last request to the identity provider succeeded. Undefined without a provider. */
  isProviderUp(): boolean | undefined;
  now(): Date;
}

interface Backlog {
  /** Numbers of queued specifications, of runs in progress, and of due refreshes. */
  waiting: number;
  inProgress: number;
  due: number;
  /** Submission time of the oldest queued specification. */
  waitingSince?: string;
  /** Start of the oldest run in progress. */
  inProgressSince?: string;
  /** Number of pending hook calls, including retries. */
  deliveries: number;
  /** Number of specifications that the search does not find in their present form. */
  indexing: number;
  /** The oldest change that the search does not find. */
  indexingSince?: string;
  /** When the latest backup was complete: empty without a backup, undefined if other programs make them. */
  backupAt: string | undefined;
}

interface Connections {
  used: number;
  free: number;
  /** Number of queries that wait for a connection. */
  waiting: number;
}

interface HeavyWorkLoad {
  running: KindCounts;
  waiting: KindCounts;
}

type KindCounts = Readonly<Record<'request' | 'background', number>>;

// In milliseconds. Prometheus usually waits for 10 s.
const patience = 2_000;

/** Creates metrics of the current state. Returns a function that updates those from the database. */
export function createStateMetrics(registers: Registry[], sources: StateSources): () => Promise<void> {
  watchConnections(registers, sources);
  watchHeavyWork(registers, sources);
  watchSurroundings(registers, sources);
  const gauge = (name: string, help: string) => new Gauge({ registers, name: `specshelf_${name}`, help });
  const queue = new Gauge({
    registers,
    name: 'specshelf_queue_specifications',
    help: 'Specifications in the processing queue, by state',
    labelNames: ['state'],
  });
  const age = gauge('queue_oldest_seconds', 'Age of the oldest queued specification in seconds');
  const progressAge = gauge(
    'queue_in_progress_oldest_seconds',
    'Age of the oldest run in progress in seconds',
  );
  const deliveries = gauge('hook_calls_waiting', 'Pending hook calls in the database');
  const indexing = gauge('search_waiting', 'Specifications that wait for the search index');
  const indexingAge = gauge(
    'search_oldest_seconds',
    'Age of the oldest change that the search does not find',
  );
  const backup = gauge('backup_timestamp_seconds', 'When the latest backup was complete, in Unix time');
  const up = gauge('database_up', 'Whether the database responds');
  return async () => {
    const backlog = await withTimeout(sources.backlog());
    up.set(backlog ? 1 : 0);
    if (!backlog) {
      // The last values may be outdated.
      queue.reset();
      for (const each of [age, progressAge, deliveries, indexing, indexingAge, backup]) each.remove();
      return;
    }
    queue.set({ state: 'waiting' }, backlog.waiting);
    queue.set({ state: 'in-progress' }, backlog.inProgress);
    queue.set({ state: 'due' }, backlog.due);
    age.set(secondsSince(backlog.waitingSince, sources.now()));
    progressAge.set(secondsSince(backlog.inProgressSince, sources.now()));
    deliveries.set(backlog.deliveries);
    indexing.set(backlog.indexing);
    indexingAge.set(secondsSince(backlog.indexingSince, sources.now()));
    setOrRemove(backup, backlog.backupAt === '' ? 0 : secondsOf(backlog.backupAt));
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
    help: 'Whether the database file is damaged',
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
      help: `Tasks for worker threads: ${state}`,
      labelNames: ['kind'],
      collect() {
        const { request, background } = heavyWork()[state];
        this.set({ kind: 'request' }, request);
        this.set({ kind: 'background' }, background);
      },
    });
  }
}

/** Watches what is outside of the process, and not everywhere: a disk, an identity provider. */
function watchSurroundings(registers: Registry[], { freeBytes, isProviderUp }: StateSources): void {
  new Gauge({
    registers,
    name: 'specshelf_database_disk_free_bytes',
    help: 'Free space on the disk with the database file',
    async collect() {
      setOrRemove(this, await withTimeout(freeBytes()));
    },
  });
  new Gauge({
    registers,
    name: 'specshelf_identity_provider_up',
    help: 'Whether the last request to the identity provider succeeded',
    collect() {
      const isUp = isProviderUp();
      setOrRemove(this, isUp === undefined ? undefined : Number(isUp));
    },
  });
}

function setOrRemove(gauge: Gauge, value: number | undefined): void {
  if (value === undefined) gauge.remove();
  else gauge.set(value);
}

async function withTimeout<T>(value: Promise<T>): Promise<T | undefined> {
  const timeout = new AbortController();
  try {
    return await Promise.race([value, setTimeout(patience, undefined, timeout)]);
  } catch {
    return undefined;
  } finally {
    timeout.abort();
  }
}

function secondsOf(moment: string | undefined): number | undefined {
  return moment === undefined ? undefined : Date.parse(moment) / 1000;
}

function secondsSince(moment: string | undefined, now: Date): number {
  return moment === undefined ? 0 : Math.max(0, (now.getTime() - Date.parse(moment)) / 1000);
}
