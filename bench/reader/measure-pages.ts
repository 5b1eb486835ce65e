import { Agent } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { exchange } from '../server/load/exchange.js';
import { percentile } from '../server/load/percentile.js';
import type { MonitoredServer } from '../server/processes/run-monitored-server.js';
import { docsPath } from './own-reader.js';

/** Rendering of all pages of a document, each once. Times in milliseconds. */
export interface PagesMeasurement {
  document: string;
  kinds: PageKindMeasurement[];
  /** Links within the specification that do not lead to a page. */
  broken: string[];
}

interface PageKindMeasurement {
  /** The path below that of the specification, such as `docs/*`, or `allKinds`. */
  kind: string;
  pages: number;
  p50: number;
  p95: number;
  longest: number;
  /** The longest event loop delay of the server. */
  delay: number;
  /** Path of the largest page. */
  largest: string;
}

interface FetchedPage {
  path: string;
  status: number;
  location: string | string[] | undefined;
  html: string;
  time: number;
}

type MeasuredPage = FetchedPage & { delay: number };

export const allKinds = 'all';

/** Follows the links from the first page to all others, one after the other. No page is cached when it is requested. */
export async function measurePages(
  server: MonitoredServer,
  { name, slug }: { name: string; slug: string },
): Promise<PagesMeasurement> {
  const root = `${docsPath}/${slug}`;
  const agent = new Agent({ keepAlive: true });
  const get = (path: string) => fetchPage(path, server, agent);
  // The server reads the specification once, not for each page.
  const index = await get(`${root}/operations`);
  await get(linksIn(index.html, root).find((path) => path.startsWith(`${root}/docs/`)) ?? root);
  const found = new Set([root]);
  const pages: MeasuredPage[] = [];
  // A set iterates over the paths that are added meanwhile, too.
  for (const path of found) {
    server.reset();
    const page = await get(path);
    const { processing: delay } = await server.delays();
    pages.push({ ...page, delay });
    for (const link of linksIn(page.html, root)) found.add(link);
    if (typeof page.location === 'string') found.add(new URL(page.location, server.url).pathname);
  }
  agent.destroy();
  const shown = pages.filter(({ status }) => status === 200);
  const broken = pages.filter(({ status }) => status >= 400).map(({ path }) => path);
  return { document: name, kinds: kindsOf(shown, root), broken };
}

async function fetchPage(path: string, { url }: MonitoredServer, agent: Agent): Promise<FetchedPage> {
  const headers = { 'accept-encoding': 'gzip' };
  const { status, time, body, headers: received } = await exchange({ path, headers }, { url, agent });
  const bytes = received['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
  return { path, status, location: received.location, time, html: bytes.toString() };
}

/** Returns the paths of the linked pages below a path. */
function linksIn(html: string, root: string): string[] {
  const links = [...html.matchAll(/\shref="([^"#?]+)/g)].map(([, path = '']) =>
    path.replaceAll('&amp;', '&').replaceAll('&#39;', "'"),
  );
  return links.filter((path) => path === root || path.startsWith(`${root}/`));
}

function kindsOf(pages: readonly MeasuredPage[], root: string): PageKindMeasurement[] {
  const kinds = new Map<string, MeasuredPage[]>();
  for (const page of pages) {
    const [, first = 'overview', below] = page.path.slice(root.length).split('/');
    const kind = below === undefined ? first : `${first}/*`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), page]);
  }
  return [...kinds, [allKinds, pages] as const].map(([kind, some]) => measurementOf(kind, some));
}

function measurementOf(kind: string, pages: readonly MeasuredPage[]): PageKindMeasurement {
  const times = pages.map(({ time }) => time);
  const [largest] = [...pages].sort((a, b) => b.html.length - a.html.length);
  return {
    kind,
    pages: pages.length,
    p50: percentile(times, 50),
    p95: percentile(times, 95),
    longest: Math.max(...times),
    delay: Math.max(...pages.map(({ delay }) => delay)),
    largest: largest?.path ?? '',
  };
}
