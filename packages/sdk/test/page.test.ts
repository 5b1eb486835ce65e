import { ArgumentError, ParseError } from '@specshelf/sdk';
import { expect, test } from 'vitest';
import { clientOf, json, type Sent, spec } from './support/fake-server.js';

const org = { organizationId: 'acme' };

/** A server with these pages, whose cursor is the number of the page. */
function pages(...all: string[][]) {
  return ({ url }: Sent) => {
    const number = Number(url.searchParams.get('page') ?? 0);
    const items = (all[number] ?? []).map((slug) => spec({ slug }));
    return json({
      items,
      count: all.flat().length,
      next: number + 1 < all.length ? { page: `${number + 1}` } : undefined,
    });
  };
}

test('a list iterates over the items of all pages, including empty pages', async () => {
  const { client, sent } = clientOf(pages(['a', 'b'], [], [], ['c']));
  const slugs: string[] = [];
  for await (const { slug } of client.specs.list({ ...org, limit: 2 })) slugs.push(slug);
  expect(slugs).toEqual(['a', 'b', 'c']);
  expect(sent.map(({ url }) => url.search)).toEqual([
    '?limit=2',
    '?limit=2&page=1',
    '?limit=2&page=2',
    '?limit=2&page=3',
  ]);
});

test('a list resolves to its first page', async () => {
  const { client, sent } = clientOf(pages(['a', 'b'], ['c']));
  const page = await client.specs.list(org);
  expect(page.items.map(({ slug }) => slug)).toEqual(['a', 'b']);
  expect(page).toMatchObject({ count: 3, countCapped: false, next: { page: '1' } });
  expect(page.hasNextPage()).toBe(true);
  const last = await page.getNextPage();
  expect(await page.getNextPage()).toEqual(last);
  expect(last.hasNextPage()).toBe(false);
  await expect(last.getNextPage()).rejects.toBeInstanceOf(ArgumentError);
  expect(sent).toHaveLength(3);
});

test('a page of a filtered list shows that its count is capped', async () => {
  const { client } = clientOf(() => json({ items: [spec({ slug: 'a' })], count: 1000, countCapped: true }));
  expect(await client.specs.list({ ...org, q: 'a' })).toMatchObject({ count: 1000, countCapped: true });
});

test('pages() iterates from the promise and from any page', async () => {
  const { client } = clientOf(pages(['a'], ['b'], ['c']));
  const sizes: number[] = [];
  for await (const page of client.specs.list(org).pages()) sizes.push(page.items.length);
  expect(sizes).toEqual([1, 1, 1]);
  const second = await (await client.specs.list(org)).getNextPage();
  const rest: string[] = [];
  for await (const { slug } of second) rest.push(slug);
  expect(rest).toEqual(['b', 'c']);
});

test('toArray stops at its limit and fetches no further page', async () => {
  const { client, sent } = clientOf(pages(['a', 'b'], ['c', 'd'], ['e']));
  expect(await client.specs.list(org).toArray({ limit: 4 })).toHaveLength(4);
  expect(sent).toHaveLength(2);
  await expect(client.specs.list(org).toArray({ limit: 0 })).rejects.toBeInstanceOf(ArgumentError);
});

test('leaving the loop fetches no further page', async () => {
  const { client, sent } = clientOf(pages(['a'], ['b']));
  for await (const _ of client.specs.list(org)) break;
  expect(sent).toHaveLength(1);
});

test.each([
  ['to itself', ['1', '1']],
  ['to the previous page', ['1', '2', '1']],
  ['into a cycle of three', ['1', '2', '3', '4', '5', '3', '4', '5', '3', '4', '5', '3', '4', '5', '3']],
])('a list whose pages lead %s fails instead of continuing forever', async (_, cursors) => {
  const { client, sent } = clientOf(() =>
    json({ items: [], count: 0, next: { page: cursors[sent.length - 1] ?? cursors[2] } }),
  );
  const error = await client.specs
    .list(org)
    .toArray({ limit: 1 })
    .catch((caught) => caught);
  expect(error).toBeInstanceOf(ParseError);
  expect(error.message).toBe('listOpenAPISpecs returned 200 with a cycle of pages.');
});

test('every page is fetched with the headers, the signal, and the other options', async () => {
  const controller = new AbortController();
  const { client, sent } = clientOf((request) => {
    if (request.url.searchParams.get('page') === '1') controller.abort();
    return pages(['a'], ['b'], ['c'])(request);
  });
  const list = client.specs.list(org, { signal: controller.signal, headers: { 'x-trace': 't' } });
  await expect(list.toArray({ limit: 10 })).rejects.toMatchObject({ kind: 'aborted' });
  expect(sent.map(({ headers }) => headers.get('x-trace'))).toEqual(['t', 't']);
});

test.each([0, 1001, 1.5, Number.NaN])('a limit of %d is rejected before a request is sent', async (limit) => {
  const { client, sent } = clientOf(pages(['a']));
  await expect(client.specs.list({ ...org, limit })).rejects.toThrow(
    '`limit` must be an integer from 1 to 1000',
  );
  expect(sent).toHaveLength(0);
});

test('a page without `items` is a ParseError', async () => {
  const { client } = clientOf(json({ error: 'unknown' }));
  await expect(client.specs.list(org)).rejects.toBeInstanceOf(ParseError);
});

test('a page has the other members of its response, which replace no method', async () => {
  const others = {
    bump: 'major',
    pages: 'shadow',
    getNextPage: 'shadow',
    ['__proto__']: { hasNextPage: 'shadow' },
  };
  const { client } = clientOf(() => json({ items: [], count: 0, complete: true, ...others }));
  const page = await client.specs.versions.listLatestChanges({ ...org, specSlug: 'pets' });
  expect([page.bump, page.complete, page.hasNextPage()]).toEqual(['major', true, false]);
  await expect(page.getNextPage()).rejects.toBeInstanceOf(ArgumentError);
  for await (const each of page.pages()) expect(each).toBe(page);
});
