import { expect, it } from 'vitest';
import { shownNumbers } from '../../src/catalog/page-numbers.js';
import { createTestConsole, signIn, type TestConsole } from '../support/create-test-console.js';
import { fetchPage, hrefsOf } from '../support/fetch-page.js';

// The conformance suite tests the catalog of small organizations, with specifications that are not being processed.

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
  tags: [],
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
  const root = '/specs/orgs/acme?tag=booking';
  expect(hrefsOf(body)).toEqual(
    expect.arrayContaining([root, `${root}&page=2`, `${root}&page=4`, `${root}&page=7`]),
  );
});

it('links the pages after the last counted match by a cursor', async () => {
  const capped = { count: 1000, countCapped: true };
  const last = await see('/orgs/acme?q=f&page=20', { list: capped });
  expect(last.body).toContain('More than 1,000 matches in Acme');
  expect(last.body).toContain('951 to 951 of more than 1,000');
  expect(hrefsOf(last.body)).toContain('/specs/orgs/acme?q=f&page=next.cursor');
  const after = await see('/orgs/acme?q=f&page=next.cursor', { list: capped });
  expect(after.queries).toEqual([expect.objectContaining({ page: 'next.cursor' })]);
  expect(hrefsOf(after.body)).toContain('/specs/orgs/acme?q=f');
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

it('takes other tags than the listed ones if there are more', async () => {
  const { body, text } = await see('/orgs/acme', {
    change: (test) => {
      const tags = { values: [{ value: 'booking', count: 2 }], isComplete: false };
      test.values = { owners: { values: [], isComplete: true }, tags };
    },
  });
  expect(text).toContain('booking (2+)');
  expect(body).toContain('<input id="filter-tag" name="tag"');
});

const failed = { lastProcessErrorCode: 'FETCH_ERROR', failingSince: '1969-12-29T00:00:00.000Z' };

it.each([
  [{ processingState: 'pending' }, 'Queued'],
  [{ processingState: 'progress' }, 'Processing'],
  [{ lastProcessErrorCode: 'FETCH_TIMEOUT' }, 'Fetching timed out'],
  [failed, 'for 3 days'],
  [{ problemCounts: { error: 1, warning: 2, info: 0 } }, '1 error, 2 warnings'],
  [{ counts: { operations: 1234, webhooks: 0, schemas: 3 } }, '1,234'],
])('with %j shows "%s"', async (state, expected) => {
  const { body } = await see('/orgs/acme', { list: { items: [{ ...spec, ...state }] } });
  expect(body).toMatch(new RegExp(`<tbody[\\s\\S]*${expected}`));
});

it('does not show the previous failure of a specification that is queued again', async () => {
  const queued = { ...spec, ...failed, processingState: 'pending' };
  const { body } = await see('/orgs/acme', { list: { items: [queued] } });
  for (const text of ['for 3 days', 'Cannot be fetched']) expect(body).not.toContain(text);
});
