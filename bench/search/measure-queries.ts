import { organizationId } from '../scale/fill-database.js';
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
  { url, token, slugs }: FilledIndex,
  queries: Readonly<Record<string, readonly SearchRequest[]>>,
): Promise<Times[]> {
  const server = await startServerAt(url, token, slugs[0] ?? '');
  const fetchJSON = async (path: string, isAnonymous?: true) => {
    const headers = isAnonymous ? {} : { authorization: `Bearer ${token}` };
    const started = performance.now();
    const response = await fetch(`${server.url}/v1/orgs/${organizationId}${path}`, { headers });
    const text = await response.text();
    const time = performance.now() - started;
    if (!response.ok) throw new Error(`${path} returned ${response.status}: ${text}`);
    return { time, body: JSON.parse(text) };
  };
  const send = async ({ isSecondPage, isAnonymous, ...query }: SearchRequest) => {
    const path = `/search?${new URLSearchParams(Object.entries(query))}`;
    const first = await fetchJSON(path, isAnonymous);
    if (!isSecondPage || !first.body.next) return first;
    return fetchJSON(`${path}&page=${encodeURIComponent(first.body.next.page)}`, isAnonymous);
  };
  try {
    const measured: Times[] = [];
    const all: Sent[] = [];
    for (const [what, requests] of Object.entries(queries)) {
      const sent: Sent[] = [];
      for (const request of requests) {
        const { time, body } = await send(request);
        sent.push({ time, results: body.items.length });
      }
      measured.push(timesOf(what, sent));
      all.push(...sent);
    }
    const floor: Sent[] = [];
    for (let round = 0; round < all.length; round++) {
      const { time } = await fetchJSON(`/openapi/${slugs[round % slugs.length]}`);
      floor.push({ time, results: 1 });
    }
    return [...measured, timesOf('all', all), timesOf('floor: read a specification', floor)];
  } finally {
    await server.stop();
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
