import { expect, it } from 'vitest';
import { createTestConsole } from '../support/create-test-console.js';
import { fetchPage } from '../support/fetch-page.js';

// The conformance suite tests the headers of pages.

const page = '/orgs/acme/openapi/museum/docs/tickets/buy';

it('a matching ETag leads to 304 without loading the document', async () => {
  const test = createTestConsole();
  const { headers } = await fetchPage(test, page);
  const { loads } = test.reader;
  expect((await fetchPage(test, page, { 'if-none-match': headers['etag'] ?? '' })).status).toBe(304);
  expect(test.reader.loads).toBe(loads);
});

it('concurrent equal requests are rendered once', async () => {
  const test = createTestConsole();
  const bodies = await Promise.all([fetchPage(test, page), fetchPage(test, page), fetchPage(test, page)]);
  expect(test.reader.loads).toBe(1);
  expect(new Set(bodies.map(({ body }) => body)).size).toBe(1);
});
