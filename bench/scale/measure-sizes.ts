import { median, ratio } from '../shared/series.js';
import { deepSlug, type FilledDatabase, label, organizationId, text } from './fill-database.js';
import { type ServerAt, startServerAt } from './server-at.js';

/** Costs on a small and on a large database. */
export interface Measurement {
  engine: string;
  what: string;
  unit: 'ms' | 'MB';
  small: number;
  large: number;
  ratio: number;
}

const starts = 5;

/** Sends the same requests to both in turns, so that a disturbance of the machine affects both alike. */
export async function measureSizes(
  engine: string,
  databases: readonly FilledDatabase[],
  rounds: number,
): Promise<Measurement[]> {
  const measurements = await measureStarts(engine, databases, Math.min(starts, rounds));
  const subjects = await Promise.all(databases.map(openSubject));
  try {
    for (const [what, requestsOf] of [...Object.entries(operations), ...queryOperations()]) {
      const requests = await Promise.all(subjects.map(requestsOf));
      const series: number[][] = databases.map(() => []);
      for (let round = -warmUp; round < rounds; round++) {
        for (const [place, subject] of subjects.entries()) {
          const request = requests[place]?.[Math.abs(round) % requests[place].length];
          if (!request) throw new Error(`The database has no data for: ${what}`);
          const time = await timed(subject, request, round);
          if (round >= 0) series[place]?.push(time);
        }
      }
      measurements.push(compared(engine, what, 'ms', series));
    }
  } finally {
    for (const { server } of subjects) await server.stop();
  }
  return measurements;
}

const warmUp = 20;

async function measureStarts(
  engine: string,
  databases: readonly FilledDatabase[],
  rounds: number,
): Promise<Measurement[]> {
  const times: number[][] = databases.map(() => []);
  const memory: number[][] = databases.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [place, { url, token }] of databases.entries()) {
      const server = await startServerAt(url, token, deepSlug);
      times[place]?.push(server.startTime);
      memory[place]?.push(server.memory / 1e6);
      await server.stop();
    }
  }
  return [
    compared(engine, 'start until the first response', 'ms', times),
    compared(engine, 'memory after the start', 'MB', memory),
  ];
}

function compared(
  engine: string,
  what: string,
  unit: Measurement['unit'],
  [small = [], large = []]: number[][],
): Measurement {
  return { engine, what, unit, small: median(small), large: median(large), ratio: ratio(large, small) };
}

interface Subject {
  database: FilledDatabase;
  server: ServerAt;
}

interface Request {
  path: string;
  /** Whether to publish a document, which the number of the round makes unique. */
  put?: boolean;
}

async function openSubject(database: FilledDatabase): Promise<Subject> {
  return { database, server: await startServerAt(database.url, database.token, deepSlug) };
}

async function timed(subject: Subject, { path, put }: Request, round: number): Promise<number> {
  const body = put ? JSON.stringify({ source: { text: text(round + 1_000) } }) : undefined;
  const start = performance.now();
  await send(subject, path, body);
  return performance.now() - start;
}

async function send({ server, database }: Subject, path: string, body?: string): Promise<Response> {
  const response = await fetch(`${server.url}/v1/orgs/${organizationId}/openapi${path}`, {
    ...(body === undefined ? {} : { method: 'PUT', body }),
    headers: { authorization: `Bearer ${database.token}`, 'content-type': 'application/json' },
  });
  const complete = new Response(await response.arrayBuffer());
  if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await complete.text()}`);
  return complete;
}

/** Requests by their name in the report. */
const operations: Readonly<Record<string, (subject: Subject) => Promise<Request[]>>> = {
  'list specifications, first page': async () => [{ path: '?limit=50' }],
  'list specifications, middle page': async (subject) => [await pageOf(subject, '', 0.5)],
  'list specifications, last page': async (subject) => [await pageOf(subject, '', 1)],
  'list versions, first page': async () => [{ path: `/${deepSlug}/versions?limit=50` }],
  'list versions, middle page': async (subject) => [await pageOf(subject, `/${deepSlug}/versions`, 0.5)],
  'list versions, last page': async (subject) => [await pageOf(subject, `/${deepSlug}/versions`, 1)],
  count: async () => [{ path: '?limit=1' }],
  'read a specification': async ({ database }) => database.slugs.map((slug) => ({ path: `/${slug}` })),
  'read the latest version': async ({ database }) =>
    database.slugs.map((slug) => ({ path: `/${slug}/versions/latest` })),
  'read its content': async ({ database }) =>
    database.slugs.map((slug) => ({ path: `/${slug}/versions/latest/content` })),
  'read a version by its label': async () => [{ path: `/${deepSlug}/versions/label:${label}` }],
  'list labels': async () => [{ path: `/${deepSlug}/labels` }],
  'publish, acknowledged': async ({ database }) =>
    database.slugs.map((slug) => ({ path: `/${slug}`, put: true })),
};

/** Queries of the list by their name in the report. */
const queries = {
  'sort by name': 'sort=name',
  'sort by last change, newest first': 'sort=-updatedAt',
  'state failed (2 %)': 'state=failed',
  'state complete (98 %)': 'state=complete',
  'owner (2.5 %)': 'owner=team%207',
  'tag (14 %)': 'tag=tag%203',
  'rare tag (0.2 %)': 'tag=rare%2042',
  'lifecycle (90 %)': 'lifecycle=production',
  'visibility (20 %)': 'visibility=public',
  'problems: error (2 %)': 'problems=error',
  'problems: none (65 %)': 'problems=none',
  'search: one word, all match': 'q=harbour',
  'search: two words, few match': 'q=harbour%20123',
  'search: no match': 'q=lighthouse',
  'three filters, by name': 'lifecycle=production&visibility=public&problems=warning&sort=name',
  'two filters that exclude each other': 'visibility=public&owner=team%207',
} as const;

function queryOperations(): [string, (subject: Subject) => Promise<Request[]>][] {
  return Object.entries(queries).flatMap(([name, query]) => [
    [`${name}, first page`, async () => [{ path: `?${query}&limit=50` }]],
    [`${name}, page 10`, async (subject: Subject) => [await pageAfter(subject, query)]],
  ]);
}

/** Returns the tenth page of fifty, or the last one. */
async function pageAfter(subject: Subject, query: string): Promise<Request> {
  let path = `?${query}&limit=50`;
  for (let page = 1; page < 10; page++) {
    const { next } = await (await send(subject, path)).json();
    if (!next) break;
    path = `?${query}&limit=50&page=${next.page}`;
  }
  return { path };
}

const largestPage = 1_000;

/** Returns the page of fifty after a fraction of a list, or the last one. */
async function pageOf(subject: Subject, path: string, part: number): Promise<Request> {
  const { count } = await (await send(subject, `${path}?limit=1`)).json();
  const before = Math.max(0, Math.floor(count * part) - 50);
  let cursor = '';
  for (let passed = 0; passed < before; ) {
    const limit = Math.min(largestPage, before - passed);
    const { next } = await (await send(subject, `${path}?limit=${limit}${cursor}`)).json();
    cursor = `&page=${next.page}`;
    passed += limit;
  }
  return { path: `${path}?limit=50${cursor}` };
}
