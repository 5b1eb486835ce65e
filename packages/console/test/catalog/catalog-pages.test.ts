import { expect, it } from 'vitest';
import { shownNumbers } from '../../src/catalog/page-numbers.js';
import { createTestConsole, signIn, type TestConsole } from '../support/create-test-console.js';
import { fetchPage, hrefsOf } from '../support/fetch-page.js';

const spec = {
  object: 'openapi-spec',
  id: 'spec1',
  createdAt: '1969-12-01T00:00:00.000Z',
  updatedAt: '1969-12-31T23:55:00.000Z',
  slug: 'ferry',
  processingState: 'complete',
  visibility: 'private',
  lastVersion: 'version1',
  lastProcessedAt: '1969-12-31T23:55:00.000Z',
  lastProcessedErrors: [],
  lastProcessedErrorCount: 0,
  problemCounts: { error: 0, warning: 0, info: 0 },
  title: 'Ferry',
  tags: ['booking'],
  lifecycle: 'deprecated',
  links: [],
};

async function see(
  target: string,
  { list = {}, change = () => undefined }: { list?: object; change?: (test: TestConsole) => void } = {},
) {
  const test = createTestConsole(({ operationId }) =>
    operationId === 'listOpenAPISpecs'
      ? { items: [spec], count: 305, next: { page: 'next.cursor' }, ...list }
      : { id: 'acme', title: 'Acme', urls: { app: 'https://specs.example/orgs/acme' } },
  );
  change(test);
  const page = await fetchPage(test, target, { cookie: await signIn(test) });
  const calls = test.calls.filter(({ operationId }) => operationId === 'listOpenAPISpecs');
  return { ...page, text: page.body.replaceAll(/<[^>]*>/g, ''), queries: calls.map(({ query }) => query) };
}

it('links the previous page, the next one, and pages by number', async () => {
  const { body, queries } = await see('/orgs/acme?tag=booking&page=3', { list: { count: 305 } });
  expect(queries).toEqual([expect.objectContaining({ page: 'cursor.after.100', tag: 'booking' })]);
  expect(body).toContain('101 to 101 of 305');
  expect(body).toMatch(/rel="prev"[^>]*>Previous/);
  expect(body).toContain('aria-label="Page 3" aria-current="page"');
  const root = '/specs/orgs/acme?tag=booking';
  expect(hrefsOf(body)).toEqual(
    expect.arrayContaining([root, `${root}&page=2`, `${root}&page=4`, `${root}&page=7`]),
  );
});

it('has no numbers for a list of one page', async () => {
  const { body } = await see('/orgs/acme', { list: { count: 1, next: undefined } });
  expect(body).not.toContain('aria-label="Pages"');
});

it('links the pages after the last counted match by a cursor', async () => {
  const capped = { count: 1000, countCapped: true };
  const last = await see('/orgs/acme?q=f&page=20', { list: capped });
  expect(last.body).toContain('951 to 951 of more than 1,000');
  expect(hrefsOf(last.body)).toContain('/specs/orgs/acme?q=f&page=next.cursor');
  const after = await see('/orgs/acme?q=f&page=next.cursor', { list: capped });
  expect(after.queries).toEqual([expect.objectContaining({ page: 'next.cursor' })]);
  expect(hrefsOf(after.body)).toContain('/specs/orgs/acme?q=f');
});

it('reads no entries for a page after the counted matches', async () => {
  const { status, body } = await see('/orgs/acme?q=f&page=21');
  expect(status).toBe(200);
  expect(body).toContain('No more specifications');
});

it.each([
  [1, 3, [1, 2, 3]],
  [1, 7, [1, 2, undefined, 7]],
  [4, 7, [1, undefined, 3, 4, 5, undefined, 7]],
  [7, 7, [1, undefined, 6, 7]],
  [3, 4, [1, 2, 3, 4]],
])('page %i of %i shows the numbers %j', (current, last, numbers) => {
  expect(shownNumbers(current, last)).toEqual(numbers);
});

const values = {
  owners: {
    values: [
      { value: 'Team Tide', count: 12 },
      { value: 'Logistics', count: 3 },
    ],
    isComplete: true,
  },
  tags: { values: [{ value: 'booking', count: 2 }], isComplete: false },
};

it('lists existing owners and tags with counts, as links that keep the other filters', async () => {
  const { body, text } = await see('/orgs/acme?owner=team+tide&state=failed', {
    change: (test) => {
      test.values = values;
    },
  });
  expect(text).toContain('Team Tide (12)');
  expect(text).toContain('booking (2+)');
  expect(hrefsOf(body)).toEqual(
    expect.arrayContaining([
      // Removes the selected one.
      '/specs/orgs/acme?state=failed',
      '/specs/orgs/acme?state=failed&owner=Logistics',
      '/specs/orgs/acme?state=failed&owner=team+tide&tag=booking',
    ]),
  );
  // The form keeps the owner, and takes other tags than the listed ones.
  expect(body).toContain('<input type="hidden" name="owner" value="team tide"/>');
  expect(body).toContain('<input id="filter-tag" name="tag"');
});

it('marks visibility, lifecycle, and tags in different ways', async () => {
  const { body } = await see('/orgs/acme');
  expect(body).toContain('<span class="visibility private">private</span>');
  expect(body).toMatch(/<a class="lifecycle deprecated" href="[^"]*\?lifecycle=deprecated">deprecated<\/a>/);
  expect(body).toMatch(/<a class="topic"[^>]*>.*#.*booking<\/a>/);
});

it('does not mark a run with errors as good', async () => {
  const states = async (error: number) => {
    const problemCounts = { error, warning: 0, info: 0 };
    return (await see('/orgs/acme', { list: { items: [{ ...spec, problemCounts }] } })).body;
  };
  expect(await states(0)).toMatch(/class="tag good"[^>]*>Complete/);
  expect(await states(2)).toMatch(/class="tag warn"[^>]*>Complete/);
  expect(await states(2)).not.toContain('class="tag good"');
});
