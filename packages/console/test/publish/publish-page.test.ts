import { expect, it } from 'vitest';
import { createTestConsole, signIn } from '../support/create-test-console.js';
import { fetchPage } from '../support/fetch-page.js';

const spec = {
  slug: 'ferry',
  sourceURL: 'https://ferry.example/openapi.json',
  processingState: 'complete',
  lastProcessErrorCode: 'FETCH_ERROR',
  lastProcessedErrors: [],
  lastProcessedErrorCount: 0,
  problemCounts: { error: 0, warning: 0, info: 0 },
  failingSince: '1969-12-31T23:55:00.000Z',
  visibility: 'private',
  createdAt: '1969-12-01T00:00:00.000Z',
  tags: [],
  links: [],
  urls: { location: 'https://docs.example/v1/orgs/acme/openapi/ferry' },
  permissions: { edit: true },
};

async function see(target: string): Promise<string> {
  const settings = { filesLimit: 2048, documentLimit: 1000, refreshes: false };
  const test = createTestConsole(
    ({ operationId }) => {
      if (operationId === 'getOpenAPISpecBySlug') return spec;
      if (operationId === 'listOpenAPISpecVersions') return { items: [], count: 0 };
      return { id: 'acme', title: 'Acme' };
    },
    undefined,
    settings,
  );
  const { status, body } = await fetchPage(test, target, { cookie: await signIn(test) });
  expect(status).toBe(200);
  return body;
}

it('forms describe the limits of the configuration', async () => {
  expect(await see('/orgs/acme/publish')).toMatch(/Up to 2 KiB in total, and 1000 bytes each\./);
  expect(await see('/orgs/acme/publish?from=text')).toContain('JSON or YAML, up to 1000 bytes.');
});

it('pages promise no refresh if there is none', async () => {
  const form = await see('/orgs/acme/publish?from=url');
  expect(form).toContain('The server fetches it now, with the files that it refers to.');
  const state = await see('/orgs/acme/openapi/ferry/versions');
  expect(state).toContain('You can <a');
  expect(state).not.toContain('automatically');
});
