import type { Deps } from '@specshelf/service';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { version } from '../version.js';
import { createStateMetrics, type StateSources } from './create-state-metrics.js';

/** Metrics of a server. Labels have few, fixed values, and never published data. */
export interface Metrics {
  /** Counts a started request. Call the returned function when the request has ended. */
  beginRequest(): (operation: string, status: string) => void;
  /** Counts a completed run of a specification. */
  endRun(outcome: string, milliseconds: number): void;
  /** Counts a completed hook call. */
  endCall(outcome: string): void;
  /** Counts a claim of a job whose earlier claim ended without a result. */
  countTakeover(kind: 'specification' | 'delivery'): void;
  /** Measures the duration of a processing phase. */
  timed: Deps['timed'];
  /** Adds the metrics of the process. */
  watchProcess(): void;
  /** Returns all metrics in the Prometheus text format. */
  text(): Promise<string>;
  contentType: string;
}

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const workBuckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 60];

/** Creates the metrics of one server, in a registry of their own: a process may have several servers. */
export function createMetrics(sources: StateSources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  // In the order of their text.
  const beginRequest = createRequestMetrics(registers);
  const workMetrics = createWorkMetrics(registers);
  addBuild(registers);
  const refreshState = createStateMetrics(registers, sources);
  return {
    beginRequest,
    ...workMetrics,
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    text: async () => {
      await refreshState();
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}

function createRequestMetrics(registers: Registry[]): Metrics['beginRequest'] {
  const requests = new Counter({
    registers,
    name: 'specshelf_http_requests_total',
    help: 'Completed requests',
    labelNames: ['operation', 'status'],
  });
  const durations = new Histogram({
    registers,
    name: 'specshelf_http_request_duration_seconds',
    help: 'Request duration in seconds, from the request headers to the end of the response',
    labelNames: ['operation'],
    buckets: requestBuckets,
  });
  const inFlight = new Gauge({
    registers,
    name: 'specshelf_http_requests_in_flight',
    help: 'Requests in progress',
  });
  return () => {
    inFlight.inc();
    const observe = durations.startTimer();
    return (operation, status) => {
      inFlight.dec();
      observe({ operation });
      requests.inc({ operation, status });
    };
  };
}

/** Creates the metrics of processing and of hook calls. */
function createWorkMetrics(
  registers: Registry[],
): Pick<Metrics, 'endRun' | 'countTakeover' | 'endCall' | 'timed'> {
  const runs = new Histogram({
    registers,
    name: 'specshelf_processing_duration_seconds',
    help: 'Processing duration in seconds, by outcome',
    labelNames: ['outcome'],
    buckets: workBuckets,
  });
  const phases = new Histogram({
    registers,
    name: 'specshelf_processing_phase_duration_seconds',
    help: 'Duration of the processing phases in seconds',
    labelNames: ['phase'],
    buckets: workBuckets,
  });
  const calls = new Counter({
    registers,
    name: 'specshelf_hook_calls_total',
    help: 'Hook calls, by outcome',
    labelNames: ['outcome'],
  });
  const takeovers = new Counter({
    registers,
    name: 'specshelf_takeovers_total',
    help: 'Claims of jobs whose earlier claim ended without a result, such as after a crash',
    labelNames: ['kind'],
  });
  for (const kind of ['specification', 'delivery']) takeovers.inc({ kind }, 0);
  return {
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
  };
}

function addBuild(registers: Registry[]): void {
  const build = new Gauge({
    registers,
    name: 'specshelf_build_info',
    help: 'Release and Node.js version',
    labelNames: ['version', 'node'],
  });
  build.set({ version: version(), node: process.version }, 1);
}
