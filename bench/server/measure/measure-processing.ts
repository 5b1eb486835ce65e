import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchDocument } from '../../shared/bench-document.js';
import { median } from '../../shared/series.js';
import { type Documents, textOf } from '../documents.js';
import { organizationPath } from '../load/bench-request.js';
import { expectResponse } from '../load/exchange.js';
import { startPacedGets } from '../load/paced-gets.js';
import { percentile } from '../load/percentile.js';
import { publishAndWait, untilComplete } from '../load/publish-and-wait.js';
import type { LoopDelays } from '../processes/monitored-process.js';
import { type MonitoredServer, runMonitoredServer } from '../processes/run-monitored-server.js';

/** Effect of a large document on other requests while it is sent and processed. Times in milliseconds, medians of the rounds. */
interface BesideProcessing {
  name: string;
  bytes: number;
  acknowledged: number;
  complete: number;
  /** The longest event loop delay of the server: the median of the rounds, and the maximum. */
  sendingDelay: number;
  worstSendingDelay: number;
  processingDelay: number;
  worstProcessingDelay: number;
}

/** Times of a small request that is sent continuously. */
interface BesideLatency {
  name: string;
  when: 'idle' | 'sending' | 'processing';
  p50: number;
  p99: number;
}

/** From sending a document until it is processed. */
interface CompleteTime {
  name: string;
  count: number;
  p50: number;
  p95: number;
}

export interface ProcessingMeasurement {
  delays: BesideProcessing[];
  latencies: BesideLatency[];
  complete: CompleteTime[];
  /** Small documents per second, from the first request until all are complete. */
  throughput: { count: number; perSecond: number };
}

interface Effort {
  rounds: number;
  idleSeconds: number;
  /** Number of small documents published at once. */
  publications: number;
}

export async function measureProcessing(
  documents: Documents,
  effort: Effort,
): Promise<ProcessingMeasurement> {
  const server = await runMonitoredServer();
  try {
    // The first run also compiles the code.
    for (const document of chosen(documents.all)) {
      await publishAndWait(`first-${document.format}`, textOf(document), server);
    }
    await publishAndWait('requested', documents.small, server);
    const delays: BesideProcessing[] = [];
    for (const document of chosen(documents.all)) delays.push(await measureDelays(server, document, effort));
    const latencies: BesideLatency[] = [];
    for (const document of chosen(documents.all))
      latencies.push(...(await measureLatencies(server, document, effort)));
    return {
      delays,
      latencies,
      complete: await measureComplete(server, documents, effort),
      throughput: await measureThroughput(server, documents, effort),
    };
  } finally {
    await server.stop();
  }
}

/** The largest document, and the largest in YAML. */
function chosen(documents: readonly BenchDocument[]): BenchDocument[] {
  const bySize = [...documents].sort((a, b) => b.bytes - a.bytes);
  return [...new Set([bySize[0], bySize.find(({ format }) => format === 'yaml')])].flatMap(
    (document) => document ?? [],
  );
}

/** Without other requests, to measure the processing alone. */
async function measureDelays(
  server: MonitoredServer,
  document: BenchDocument,
  { rounds }: Effort,
): Promise<BesideProcessing> {
  const publications: Publication[] = [];
  for (let round = 0; round < rounds; round += 1) publications.push(await publish(server, document));
  const all = (key: keyof Publication) => publications.map((publication) => publication[key]);
  return {
    name: document.name,
    bytes: document.bytes,
    acknowledged: median(all('acknowledged')),
    complete: median(all('complete')),
    sendingDelay: median(all('upload')),
    worstSendingDelay: Math.max(...all('upload')),
    processingDelay: median(all('processing')),
    worstProcessingDelay: Math.max(...all('processing')),
  };
}

interface Publication extends LoopDelays {
  acknowledged: number;
  complete: number;
}

let published = 0;

/** Uses a new slug each time: the same document again would not be a new version. */
async function publish(
  server: MonitoredServer,
  document: BenchDocument,
  { onSending = () => {}, onAcknowledged = () => {}, interval = 5 } = {},
): Promise<Publication> {
  published += 1;
  const path = `${organizationPath}/${document.format}-${document.bytes}-${published}`;
  const body = bodyOf(document);
  onSending();
  const start = performance.now();
  await expectResponse({ path, method: 'PUT', body, status: 201 }, server);
  const acknowledged = performance.now() - start;
  onAcknowledged();
  await untilComplete(path, server, interval);
  return { acknowledged, complete: performance.now() - start, ...(await server.delays()) };
}

const bodies = new WeakMap<BenchDocument, Buffer>();

/** Encoded once, because encoding takes as long as some responses. */
function bodyOf(document: BenchDocument): Buffer {
  const body = bodies.get(document) ?? Buffer.from(JSON.stringify({ source: { text: textOf(document) } }));
  bodies.set(document, body);
  return body;
}

const perSecond = 200;

async function measureLatencies(
  server: MonitoredServer,
  document: BenchDocument,
  { rounds, idleSeconds }: Effort,
): Promise<BesideLatency[]> {
  const gets = startPacedGets({ path: `${organizationPath}/requested` }, server, perSecond);
  const times: Record<BesideLatency['when'], number[][]> = { idle: [], sending: [], processing: [] };
  const begin = (when: BesideLatency['when']) => times[when].push(gets.begin());
  for (let round = 0; round < rounds; round += 1) {
    // Meanwhile the remaining requests of the previous round complete.
    gets.begin();
    await sleep(idleSeconds * 500);
    begin('idle');
    await sleep(idleSeconds * 1000);
    await publish(server, document, {
      onSending: () => begin('sending'),
      onAcknowledged: () => begin('processing'),
      // Polls rarely, because polling is load as well.
      interval: 50,
    });
  }
  await gets.stop();
  const whens = ['idle', 'sending', 'processing'] as const;
  return whens.map((when) => ({
    name: document.name,
    when,
    p50: percentile(times[when].flat(), 50),
    p99: percentile(times[when].flat(), 99),
  }));
}

const sizes = [
  { name: 'small, up to 200 kB', from: 0, to: 200_000 },
  { name: 'medium, up to 1 MB', from: 200_000, to: 1_000_000 },
  { name: 'large', from: 1_000_000, to: Number.POSITIVE_INFINITY },
];

async function measureComplete(
  server: MonitoredServer,
  { all }: Documents,
  { rounds }: Effort,
): Promise<CompleteTime[]> {
  const measured: CompleteTime[] = [];
  for (const { name, from, to } of sizes) {
    const times: number[] = [];
    for (const document of all.filter(({ bytes }) => bytes >= from && bytes < to)) {
      for (let round = 0; round < rounds; round += 1) times.push((await publish(server, document)).complete);
    }
    if (times.length === 0) continue;
    measured.push({ name, count: times.length, p50: percentile(times, 50), p95: percentile(times, 95) });
  }
  return measured;
}

const atOnce = 16;

async function measureThroughput(
  server: MonitoredServer,
  { smallOf }: Documents,
  { publications }: Effort,
): Promise<ProcessingMeasurement['throughput']> {
  const pathOf = (number: number) => `${organizationPath}/one-of-many-${number}`;
  let next = 0;
  const send = async (): Promise<void> => {
    for (let number = next++; number < publications; number = next++) {
      const body = JSON.stringify({ source: { text: smallOf(number + 1_000) } });
      await expectResponse({ path: pathOf(number), method: 'PUT', body, status: 201 }, server);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: atOnce }, send));
  for (let number = 0; number < publications; number++) await untilComplete(pathOf(number), server, 20);
  return { count: publications, perSecond: publications / ((performance.now() - start) / 1000) };
}
