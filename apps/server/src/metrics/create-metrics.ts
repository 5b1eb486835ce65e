import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { version } from '../version.js';
import { createStateMetrics, type StateSources } from './create-state-metrics.js';

/** What a server counts of itself. Labels have few values that are known beforehand: nothing of what people publish. */
export interface Metrics {
  /** A request has begun. Call what it gives when that has ended. */
  beginRequest(): (operation: string, status: string) => void;
  /** A run of a specification has ended. */
  endRun(outcome: string, milliseconds: number): void;
  /** A call of a hook has ended. */
  endCall(outcome: string): void;
  /** Work was claimed whose earlier claim ended without a result. */
  countTakeover(kind: 'specification' | 'delivery'): void;
  /** Takes the time of a phase of processing. */
  timed: Timed;
  /** Counts what the process uses as well. */
  watchProcess(): void;
  /** All of it, in the text format of Prometheus. */
  text(): Promise<string>;
  contentType: string;
}

type Phase = 'fetch' | 'pipeline' | 'settle';
export type Timed = <T>(phase: Phase, work: () => Promise<T>) => Promise<T>;

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const workBuckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 60];

/** The metrics of one server: a process may have several. */
export function createMetrics(sources: StateSources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    registers,
    name: 'specshelf_http_requests_total',
    help: 'Requests that were answered',
    labelNames: ['operation', 'status'],
  });
  const durations = new Histogram({
    registers,
    name: 'specshelf_http_request_duration_seconds',
    help: 'How long requests took, from their head to the end of the answer',
    labelNames: ['operation'],
    buckets: requestBuckets,
  });
  const inFlight = new Gauge({
    registers,
    name: 'specshelf_http_requests_in_flight',
    help: 'Requests under way',
  });
  const runs = new Histogram({
    registers,
    name: 'specshelf_processing_duration_seconds',
    help: 'How long specifications took to be processed, by what became of them',
    labelNames: ['outcome'],
    buckets: workBuckets,
  });
  const phases = new Histogram({
    registers,
    name: 'specshelf_processing_phase_duration_seconds',
    help: 'How long the phases of processing took',
    labelNames: ['phase'],
    buckets: workBuckets,
  });
  const calls = new Counter({
    registers,
    name: 'specshelf_hook_calls_total',
    help: 'Calls of hooks',
    labelNames: ['outcome'],
  });
  const takeovers = new Counter({
    registers,
    name: 'specshelf_takeovers_total',
    help: 'Claims of work whose earlier claim ended without a result, such as after a crash',
    labelNames: ['kind'],
  });
  for (const kind of ['specification', 'delivery']) takeovers.inc({ kind }, 0);
  const build = new Gauge({
    registers,
    name: 'specshelf_build_info',
    help: 'Which release this is',
    labelNames: ['version', 'node'],
  });
  build.set({ version: version(), node: process.version }, 1);
  const refreshState = createStateMetrics(registers, sources);

  return {
    beginRequest: () => {
      inFlight.inc();
      const observe = durations.startTimer();
      return (operation, status) => {
        inFlight.dec();
        observe({ operation });
        requests.inc({ operation, status });
      };
    },
    endRun: (outcome, milliseconds) => runs.observe({ outcome }, milliseconds / 1000),
    countTakeover: (kind) => takeovers.inc({ kind }),
    endCall: (outcome) => calls.inc({ outcome }),
    timed: async (phase, work) => {
      const observe = phases.startTimer({ phase });
      try {
        return await work();
      } finally {
        observe();
      }
    },
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    text: async () => {
      await refreshState();
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
