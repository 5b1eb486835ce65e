import { Agent } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { percentile } from '../shared/series.js';
import { exchange } from '../shared/servers/exchange.js';
import type { MonitoredServer } from '../shared/servers/start-subject.js';
import type { Row } from '../shared/table.js';
import { docsPath } from './own-reader.js';

/** Rendering of all pages of a document, each once, by the path below that of the specification, such as `docs/*`. */
export interface MeasuredPages {
  rows: Row[];
  /** The largest page of each kind. */
  largest: { document: string; kind: string; path: string }[];
}

interface FetchedPage {
  path: string;
  status: number;
  location: string | undefined;
  html: string;
  time: number;
}

type MeasuredPage = FetchedPage & { delay: number };

/** Follows the links from the first page to all others, one after the other. No page is cached when it is requested. */
export async function measurePages(
  server: MonitoredServer,
  { name, slug }: { name: string; slug: string },
): Promise<MeasuredPages> {
  const root = `${docsPath}/${slug}`;
  const agent = new Agent({ keepAlive: true });
  const get = (path: string) => fetchPage(path, server.url, agent);
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
    if (page.location !== undefined) found.add(new URL(page.location, server.url).pathname);
  }
  agent.destroy();
  const shown = pages.filter(({ status }) => status === 200);
  const broken = pages.filter(({ status }) => status >= 400);
  for (const { path } of broken) console.log(`broken link: ${path}`);
  const kinds = kindsOf(shown, root);
  return {
    rows: [...kinds, ['all', shown] as const].map(([kind, some]) => ({
      ...{ document: name, kind, ...rowOf(some) },
      ...{ 'broken links': kind === 'all' ? broken.length : undefined },
    })),
    largest: [...kinds].map(([kind, some]) => ({ document: name, kind, path: largestOf(some) })),
  };
}

async function fetchPage(path: string, url: string, agent: Agent): Promise<FetchedPage> {
  const headers = { 'accept-encoding': 'gzip' };
  const {
    status,
    time,
    body,
    headers: received,
  } = await exchange({ path, headers, isAnonymous: true }, { url, agent });
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

function kindsOf(pages: readonly MeasuredPage[], root: string): Map<string, MeasuredPage[]> {
  const kinds = new Map<string, MeasuredPage[]>();
  for (const page of pages) {
    const [, first = 'overview', below] = page.path.slice(root.length).split('/');
    const kind = below === undefined ? first : `${first}/*`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), page]);
  }
  return kinds;
}

function rowOf(pages: readonly MeasuredPage[]): Row {
  const times = pages.map(({ time }) => time);
  return {
    ...{
      pages: pages.length,
      p50: percentile(times, 50),
      p95: percentile(times, 95),
      longest: Math.max(...times),
    },
    'event loop delay': Math.max(...pages.map(({ delay }) => delay)),
  };
}

function largestOf(pages: readonly MeasuredPage[]): string {
  return [...pages].sort((a, b) => b.html.length - a.html.length)[0]?.path ?? '';
}
