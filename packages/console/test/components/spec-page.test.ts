import { expect, it } from 'vitest';
import { createTestConsole, signIn } from '../support/create-test-console.js';
import { fetchPage } from '../support/fetch-page.js';

const failed = {
  object: 'openapi-spec',
  id: 'spec1',
  createdAt: '1969-12-01T00:00:00.000Z',
  updatedAt: '1969-12-31T23:55:00.000Z',
  slug: 'ferry',
  processingState: 'complete',
  visibility: 'private',
  lastProcessedAt: '1969-12-31T23:55:00.000Z',
  lastProcessErrorCode: 'PARSE_ERROR',
  lastProcessedErrors: [{ code: 'missing-field', severity: 'error', message: 'A field is missing.' }],
  lastProcessedErrorCount: 1,
  problemCounts: { error: 1, warning: 0, info: 0 },
  tags: [],
  links: [],
  permissions: { view: true, edit: true },
  urls: { location: 'https://docs.example/v1/orgs/acme/openapi/ferry', app: 'https://docs.example/ferry' },
};

async function see(changes: object = {}) {
  const test = createTestConsole(({ operationId }) => {
    if (operationId === 'getOpenAPISpecBySlug') return { ...failed, ...changes };
    return operationId === 'getOrganizationById' ? { id: 'acme', title: 'Acme' } : { items: [], count: 0 };
  });
  test.sources.open = async () => ({ spec: { source: { kind: 'text' } }, files: ['openapi'] }) as never;
  return fetchPage(test, '/orgs/acme/openapi/ferry/versions', { cookie: await signIn(test) });
}

it.each(['pending', 'progress'])(
  'shows a failure as that of the previous run in the state %s',
  async (processingState) => {
    const { body } = await see({ processingState });
    expect(body).not.toContain('PARSE_ERROR');
    expect(body).not.toContain('The last run failed');
    expect(body).toContain('<h2>Previous run: 1 problem</h2>');
  },
);
