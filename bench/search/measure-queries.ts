import { withServer } from '../shared/fill-database.js';
import { percentile } from '../shared/series.js';
import { expectResponse, organizationId, organizationPath } from '../shared/servers/exchange.js';
import { quiet, startSubject } from '../shared/servers/start-subject.js';
import type { Row } from '../shared/table.js';
import type { FilledIndex } from './fill-index.js';
import type { Queries, SearchRequest } from './queries.js';

/** The first requests of each kind, which are sent before all others and not measured. */
export const warmUp = 16;

interface Sent {
  /** Milliseconds, as seen by a client. */
  time: number;
  results: number;
}

export async function measureQueries(index: FilledIndex, queries: Queries, folder: string): Promise<Row[]> {
  const kinds = Object.entries(queries);
  const isAnonymous = ([, [first]]: (typeof kinds)[number]) => first?.isAnonymous === true;
  const sent: Record<string, Sent[]> = {};
  const floor = await sendRequests(index, Object.fromEntries(kinds.filter((kind) => !isAnonymous(kind))), {
    ...{ folder, sent },
  });
  await searchInProcess(index, Object.fromEntries(kinds.filter(isAnonymous)), sent);
  const all = { all: Object.values(sent).flat(), 'floor: read a specification': floor };
  return Object.entries({ ...sent, ...all }).map(([kind, times]) => ({
    requests: kind,
    ...summaryOf(times),
  }));
}

/** Returns the times of requests for a specification by its slug. */
async function sendRequests(
  { url: databaseURL, slugs }: FilledIndex,
  kinds: Queries,
  { folder, sent }: { folder: string; sent: Record<string, Sent[]> },
): Promise<Sent[]> {
  const server = await startSubject(quiet, { databaseURL, folder });
  const get = async (path: string) => {
    const { time, body } = await expectResponse({ path }, server);
    return { time, body: JSON.parse(body.toString()) };
  };
  const send = async ({ isSecondPage, ...query }: SearchRequest) => {
    const path = `/v1/orgs/${organizationId}/search?${new URLSearchParams(Object.entries(query))}`;
    const first = await get(path);
    if (!isSecondPage || !first.body.next) return first;
    return get(`${path}&page=${encodeURIComponent(first.body.next.page)}`);
  };
  try {
    for (const requests of Object.values(kinds)) {
      for (const request of requests.slice(0, warmUp)) await send(request);
    }
    const floor: Sent[] = [];
    for (const [kind, requests] of Object.entries(kinds)) {
      const times: Sent[] = [];
      for (const request of requests.slice(warmUp)) {
        const { time, body } = await send(request);
        times.push({ time, results: body.items.length });
        const slug = slugs[(floor.length * 7_919) % slugs.length];
        floor.push({ time: (await get(`${organizationPath}/${slug}`)).time, results: 1 });
      }
      sent[kind] = times;
    }
    return floor;
  } finally {
    await server.stop();
  }
}

/** The API requires a token; the public pages search without one. */
function searchInProcess({ url }: FilledIndex, kinds: Queries, sent: Record<string, Sent[]>): Promise<void> {
  return withServer(url, async ({ service }) => {
    for (const [kind, requests] of Object.entries(kinds)) {
      const times: Sent[] = [];
      for (const { q } of requests) {
        const started = performance.now();
        const { items } = await service.search({ organizationId }, { q });
        times.push({ time: performance.now() - started, results: items.length });
      }
      sent[kind] = times.slice(warmUp);
    }
  });
}

function summaryOf(sent: readonly Sent[]): Row {
  const times = sent.map(({ time }) => time);
  return {
    ...{ number: sent.length, 'p50 ms': percentile(times, 50), 'p95 ms': percentile(times, 95) },
    'worst ms': Math.max(...times),
    results: percentile(
      sent.map(({ results }) => results),
      50,
    ),
  };
}
