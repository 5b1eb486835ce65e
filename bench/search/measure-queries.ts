import { createServer } from '@specshelf/server';
import { configuration, organizationId } from '../scale/fill-database.js';
import { startServerAt } from '../scale/server-at.js';
import type { FilledIndex } from './fill-index.js';
import type { SearchRequest } from './queries.js';

/** Milliseconds of requests, as seen by a client. */
export interface Times {
  what: string;
  count: number;
  p50: number;
  p95: number;
  worst: number;
  /** Results of the median request. */
  results: number;
}

export async function measureQueries(
  index: FilledIndex,
  queries: Readonly<Record<string, readonly SearchRequest[]>>,
): Promise<Times[]> {
  const sent: Record<string, Sent[]> = {};
  const isAnonymous = ([, [first]]: [string, readonly SearchRequest[]]) => first?.isAnonymous === true;
  const kinds = Object.entries(queries);
  const floor = await sendRequests(
    index,
    kinds.filter((kind) => !isAnonymous(kind)),
    sent,
  );
  await searchInProcess(index, kinds.filter(isAnonymous), sent);
  const measured = Object.entries(sent).map(([what, times]) => timesOf(what, times));
  return [
    ...measured,
    timesOf('all', Object.values(sent).flat()),
    timesOf('floor: read a specification', floor),
  ];
}

/** The first requests of each kind, which are sent before all others and not measured. */
export const warmUp = 16;

type Kinds = [string, readonly SearchRequest[]][];

/** Returns the times of requests for a specification by its slug. */
async function sendRequests(
  { url, token, slugs }: FilledIndex,
  kinds: Kinds,
  sent: Record<string, Sent[]>,
): Promise<Sent[]> {
  const server = await startServerAt(url, token, slugs[0] ?? '');
  const fetchJSON = async (path: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const started = performance.now();
    const response = await fetch(`${server.url}/v1/orgs/${organizationId}${path}`, { headers });
    const text = await response.text();
    const time = performance.now() - started;
    if (!response.ok) throw new Error(`${path} returned ${response.status}: ${text}`);
    return { time, body: JSON.parse(text) };
  };
  const send = async ({ isSecondPage, ...query }: SearchRequest) => {
    const path = `/search?${new URLSearchParams(Object.entries(query))}`;
    const first = await fetchJSON(path);
    if (!isSecondPage || !first.body.next) return first;
    return fetchJSON(`${path}&page=${encodeURIComponent(first.body.next.page)}`);
  };
  try {
    for (const [, requests] of kinds) {
      for (const request of requests.slice(0, warmUp)) await send(request);
    }
    const floor: Sent[] = [];
    for (const [what, requests] of kinds) {
      sent[what] = [];
      for (const request of requests.slice(warmUp)) {
        const { time, body } = await send(request);
        sent[what].push({ time, results: body.items.length });
        const slug = slugs[(floor.length * 7_919) % slugs.length];
        floor.push({ time: (await fetchJSON(`/openapi/${slug}`)).time, results: 1 });
      }
    }
    return floor;
  } finally {
    await server.stop();
  }
}

/** The API requires a token; the public pages search without one. */
async function searchInProcess(
  { url }: FilledIndex,
  kinds: Kinds,
  sent: Record<string, Sent[]>,
): Promise<void> {
  const { service, close } = await createServer(configuration(url));
  try {
    for (const [what, requests] of kinds) {
      sent[what] = [];
      for (const { q } of requests.slice(0, warmUp)) await service.search({ organizationId }, { q });
      for (const { q } of requests.slice(warmUp)) {
        const started = performance.now();
        const { items } = await service.search({ organizationId }, { q });
        sent[what].push({ time: performance.now() - started, results: items.length });
      }
    }
  } finally {
    await close();
  }
}

interface Sent {
  time: number;
  results: number;
}

function timesOf(what: string, sent: readonly Sent[]): Times {
  const times = sent.map(({ time }) => time).sort((a, b) => a - b);
  const results = sent.map(({ results }) => results).sort((a, b) => a - b);
  const at = (values: readonly number[], part: number) =>
    values[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;
  return {
    what,
    count: sent.length,
    p50: at(times, 0.5),
    p95: at(times, 0.95),
    worst: times.at(-1) ?? Number.NaN,
    results: at(results, 0.5),
  };
}
