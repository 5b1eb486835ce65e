import { setTimeout as sleep } from 'node:timers/promises';
import type { Run } from '../shared/area.js';
import { type BenchDocument, textOf } from '../shared/bench-document.js';
import { median, percentile } from '../shared/series.js';
import {
  expectResponse,
  organizationPath,
  publication,
  publishAndWait,
  untilComplete,
} from '../shared/servers/exchange.js';
import { type MonitoredServer, startMonitored } from '../shared/servers/start-subject.js';
import type { Row } from '../shared/table.js';
import type { Documents } from './documents.js';
import { startPacedGets } from './paced-gets.js';

export interface ProcessingEffort {
  rounds: number;
  idleSeconds: number;
}

/** Rows by the title of their table. */
export type ProcessingRows = Readonly<Record<'delays' | 'latencies', Row[]>>;

/** Measures large documents while they are processed: their times, and the effect on other requests. */
export async function measureProcessing(
  documents: Documents,
  effort: ProcessingEffort,
  { folder }: Run,
): Promise<ProcessingRows> {
  const server = await startMonitored(folder);
  try {
    // The largest document, and the largest in YAML.
    const yaml = documents.all.find(({ format }) => format === 'yaml');
    const chosen = [...new Set([documents.all[0], yaml])].flatMap((document) => document ?? []);
    // The first run also compiles the code.
    for (const document of chosen) await publishAndWait(`first-${document.format}`, textOf(document), server);
    await publishAndWait('requested', documents.small, server);
    const delays: Row[] = [];
    for (const document of chosen) delays.push(await measureDelays(server, document, effort));
    const latencies: Row[] = [];
    for (const document of chosen) latencies.push(...(await measureLatencies(server, document, effort)));
    return { delays, latencies };
  } finally {
    await server.stop();
  }
}

/** Without other requests, to measure the processing alone: the medians of the rounds, and the worst. */
async function measureDelays(
  server: MonitoredServer,
  document: BenchDocument,
  { rounds }: ProcessingEffort,
): Promise<Row> {
  const publications: Publication[] = [];
  for (let round = 0; round < rounds; round += 1) publications.push(await publish(server, document));
  const all = (key: keyof Publication) => publications.map((each) => each[key]);
  return {
    ...{ document: document.name, kB: document.bytes / 1000, 'acknowledged ms': median(all('acknowledged')) },
    ...{ 'complete ms': median(all('complete')), 'delay: sending': median(all('upload')) },
    ...{ 'worst sending': Math.max(...all('upload')), processing: median(all('processing')) },
    'worst processing': Math.max(...all('processing')),
  };
}

type Publication = Record<'acknowledged' | 'complete' | 'upload' | 'processing', number>;

let published = 0;

/** Uses a new slug each time: the same document again would not be a new version. */
async function publish(
  server: MonitoredServer,
  document: BenchDocument,
  { onSending = () => {}, onAcknowledged = () => {}, interval = 2 } = {},
): Promise<Publication> {
  published += 1;
  const { body = '', ...request } = publication(`${document.format}-${published}`, textOf(document));
  // Encoded before, because encoding takes as long as some responses.
  const bytes = Buffer.from(body);
  onSending();
  const start = performance.now();
  await expectResponse({ ...request, body: bytes, status: 201 }, server);
  const acknowledged = performance.now() - start;
  onAcknowledged();
  await untilComplete(request.path, server, interval);
  return { acknowledged, complete: performance.now() - start, ...(await server.delays()) };
}

const perSecond = 200;

async function measureLatencies(
  server: MonitoredServer,
  document: BenchDocument,
  { rounds, idleSeconds }: ProcessingEffort,
): Promise<Row[]> {
  const gets = startPacedGets({ path: `${organizationPath}/requested` }, server, perSecond);
  const times: Record<'idle' | 'sending' | 'processing', number[][]> = {
    idle: [],
    sending: [],
    processing: [],
  };
  const begin = (when: keyof typeof times) => times[when].push(gets.begin());
  for (let round = 0; round < rounds; round += 1) {
    // Meanwhile the remaining requests of the previous round complete.
    gets.begin();
    await sleep(idleSeconds * 500);
    begin('idle');
    await sleep(idleSeconds * 1000);
    const [onSending, onAcknowledged] = [() => begin('sending'), () => begin('processing')];
    // Polls rarely, because polling is load as well.
    await publish(server, document, { onSending, onAcknowledged, interval: 50 });
  }
  await gets.stop();
  return Object.entries(times).map(([when, all]) => ({
    ...{
      beside: document.name,
      when,
      'p50 ms': percentile(all.flat(), 50),
      'p99 ms': percentile(all.flat(), 99),
    },
  }));
}
