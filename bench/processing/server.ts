import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type OpenAPISpec } from '@specshelf/sdk';
import { type BenchDocument, textsOf } from '../shared/bench-document.js';
import { documentSet } from '../shared/document-set.js';
import { type Options, readOptions } from '../shared/options.js';
import { median } from '../shared/series.js';
import { rounded, table } from '../shared/table.js';
import { type RunningServer, runServer } from './running-server.js';

const organizationId = 'default';
const titles = [
  'document',
  'kB',
  'acknowledged ms',
  'complete ms',
  'delay: upload',
  'worst',
  'processing',
  'worst',
];

/** One document sent to the server, in milliseconds. */
interface Publication {
  acknowledged: number;
  complete: number;
  uploadDelay: number;
  processingDelay: number;
}

interface Result {
  name: string;
  bytes: number;
  publications: Publication[];
}

await main(readOptions(process.argv.slice(2), process.env));

async function main(options: Options): Promise<void> {
  const documents = chosen(documentSet(options).documents);
  const server = await runServer();
  const results: Result[] = [];
  try {
    // The first run of anything is the one that compiles it.
    for (const document of documents) await publish(server, document, 'first');
    for (const document of documents) results.push(await measure(server, document, options.quick ? 1 : 5));
  } finally {
    await server.stop();
  }
  console.log(report(results));
  if (options.json !== undefined) writeFileSync(options.json, JSON.stringify(results, undefined, 2));
}

/** The largest document, and the largest that is YAML. */
function chosen(documents: readonly BenchDocument[]): BenchDocument[] {
  const single = documents.filter(({ files }) => files.size === 1).sort((a, b) => b.bytes - a.bytes);
  return [...new Set([single[0], single.find(({ format }) => format === 'yaml')])].flatMap(
    (document) => document ?? [],
  );
}

async function measure(server: RunningServer, document: BenchDocument, rounds: number): Promise<Result> {
  const publications: Publication[] = [];
  for (let round = 0; round < rounds; round += 1) {
    publications.push(await publish(server, document, `round-${round}`));
  }
  return { name: document.name, bytes: document.bytes, publications };
}

/** Under a new name each time: the same document again would be no new version. */
async function publish(server: RunningServer, document: BenchDocument, round: string): Promise<Publication> {
  const { specs } = new Client({ baseUrl: server.url, token: server.token });
  const specSlug = `${document.format}-${document.bytes}-${round}`;
  const text = textsOf(document).get(document.entry) ?? '';
  const start = performance.now();
  await specs.upsert({ organizationId, specSlug, source: { text } });
  const acknowledged = performance.now() - start;
  await untilComplete(() => specs.get({ organizationId, specSlug }));
  const complete = performance.now() - start;
  const { upload, processing } = await server.delays();
  return { acknowledged, complete, uploadDelay: upload, processingDelay: processing };
}

async function untilComplete(read: () => PromiseLike<OpenAPISpec>): Promise<void> {
  for (;;) {
    const { processingState, lastProcessErrorCode } = await read();
    if (lastProcessErrorCode !== undefined) throw new Error(`Processing ended with ${lastProcessErrorCode}.`);
    if (processingState === 'complete') return;
    await sleep(5);
  }
}

function report(results: readonly Result[]): string {
  return [
    'From sending a document to its version (medians), and the longest delay of the event loop of the server meanwhile (the median of the rounds, and the worst)',
    table([titles, ...results.map(row)]),
    'Goals: a YAML document of 3 MB is complete within 1000 ms; delays of at most 60 ms while it is read, 20 ms afterwards.',
  ].join('\n\n');
}

function row({ name, bytes, publications }: Result): string[] {
  const all = (key: keyof Publication) => publications.map((publication) => publication[key]);
  const middle = (key: keyof Publication) => rounded(median(all(key)));
  const most = (key: keyof Publication) => rounded(Math.max(...all(key)));
  return [
    name,
    rounded(bytes / 1000),
    middle('acknowledged'),
    middle('complete'),
    middle('uploadDelay'),
    most('uploadDelay'),
    middle('processingDelay'),
    most('processingDelay'),
  ];
}
