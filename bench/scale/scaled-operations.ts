import { deepSlug, label, text } from '../shared/fill-database.js';
import { type BenchRequest, expectJSON, organizationPath, publication } from '../shared/servers/exchange.js';

/** A server on a filled database. */
export interface ScaledSubject {
  url: string;
  slugs: readonly string[];
}

type RequestsOf = (subject: ScaledSubject) => Promise<BenchRequest[]>;

const one =
  (path: string): RequestsOf =>
  async () => [{ path: organizationPath + path }];
const each =
  (path: string): RequestsOf =>
  async ({ slugs }) =>
    slugs.map((slug) => ({ path: `${organizationPath}/${slug}${path}` }));
const page =
  (path: string, part: number): RequestsOf =>
  async (subject) => [{ path: await pageOf(subject, organizationPath + path, part) }];

const versions = `/${deepSlug}/versions`;

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

/** Requests by their name in the report. */
export const scaledOperations: readonly [string, RequestsOf][] = [
  ['list specifications, first page', one('?limit=50')],
  ['list specifications, middle page', page('', 0.5)],
  ['list specifications, last page', page('', 1)],
  ['list versions, first page', one(`${versions}?limit=50`)],
  ['list versions, middle page', page(versions, 0.5)],
  ['list versions, last page', page(versions, 1)],
  ['count', one('?limit=1')],
  ['read a specification', each('')],
  ['read the latest version', each('/versions/latest')],
  ['read its content', each('/versions/latest/content')],
  ['read a version by its label', one(`${versions}/label:${label}`)],
  ['list labels', one(`/${deepSlug}/labels`)],
  ['publish, acknowledged', async ({ slugs }) => slugs.map(publicationOf)],
  ...Object.entries(queries).flatMap(([name, query]): [string, RequestsOf][] => [
    [`${name}, first page`, one(`?${query}&limit=50`)],
    [`${name}, page 10`, async (subject) => [{ path: await pageAfter(subject, query) }]],
  ]),
];

let published = 1_000;

/** Each request publishes another text. */
function publicationOf(slug: string): BenchRequest {
  const { path, ...request } = publication(slug, '');
  const renew = () => {
    published += 1;
    return { path, body: JSON.stringify({ source: { text: text(published) } }) };
  };
  return { ...request, path, renew };
}

/** Returns the tenth page of fifty, or the last one. */
async function pageAfter(subject: ScaledSubject, query: string): Promise<string> {
  const first = `${organizationPath}?${query}&limit=50`;
  let path = first;
  for (let number = 1; number < 10; number++) {
    const { next } = await expectJSON({ path }, subject);
    if (!next) break;
    path = `${first}&page=${next.page}`;
  }
  return path;
}

const largestPage = 1_000;

/** Returns the page of fifty after a fraction of a list, or the last one. */
async function pageOf(subject: ScaledSubject, path: string, part: number): Promise<string> {
  const { count } = await expectJSON({ path: `${path}?limit=1` }, subject);
  const before = Math.max(0, Math.floor(count * part) - 50);
  let cursor = '';
  for (let passed = 0; passed < before; ) {
    const limit = Math.min(largestPage, before - passed);
    const { next } = await expectJSON({ path: `${path}?limit=${limit}${cursor}` }, subject);
    cursor = `&page=${next.page}`;
    passed += limit;
  }
  return `${path}?limit=50${cursor}`;
}
