import { type LinesOfText, RequestError } from '@specshelf/service';
import { expect, it } from 'vitest';
import { createTestConsole, signIn } from '../support/create-test-console.js';
import { fetchPage } from '../support/fetch-page.js';

const problem = {
  code: 'missing-field',
  severity: 'error',
  message: 'The field is missing.',
  line: 1,
  column: 9,
};

const spec = {
  object: 'openapi-spec',
  id: 'spec1',
  slug: 'ferry',
  organizationId: 'acme',
  processingState: 'complete',
  visibility: 'public',
  lastVersion: 'version1',
  lastProcessedAt: '1969-12-31T23:55:00.000Z',
  lastProcessedErrors: [problem],
  lastProcessedErrorCount: 1,
  problemCounts: { error: 1, warning: 0, info: 0 },
  source: { kind: 'text', content: 'digest' },
  tags: [],
  links: [],
  permissions: { view: true, edit: true },
};

const line = { number: 1, text: '{"ferry":{}}', column: 1, length: 12, inString: false, links: [] };

async function see(
  lines: (file: unknown, ranges: readonly unknown[]) => Promise<LinesOfText>,
  changes: object = {},
) {
  const test = createTestConsole(() => ({ ...spec, ...changes }));
  const opened = { spec: { ...spec, ...changes }, files: ['openapi'], lines };
  test.sources.open = async () => opened as never;
  return fetchPage(test, '/orgs/acme/openapi/ferry/problems', { cookie: await signIn(test) });
}

it('says why it shows no lines of a file', async () => {
  const message = 'This source is too large to show: reading it takes more than 10 s.';
  const { status, body } = await see(() => Promise.reject(new RequestError('too-large', message)));
  expect(status).toBe(200);
  expect(body).toContain('The field is missing.');
  expect(body).toContain('The lines of <span class="mono">Submitted text</span> are not shown.');
  expect(body).toContain(message);
});

it('reads only the lines of the first of equal problems', async () => {
  const missing = (field: string, line: number) => ({ ...problem, message: `"${field}" is missing.`, line });
  const problems = [missing('a', 1), missing('b', 2), missing('c', 3), { ...problem, message: 'Other.' }];
  const asked: number[] = [];
  const lines = async (_place: unknown, ranges: readonly unknown[]) => {
    asked.push(ranges.length);
    return { format: 'json' as const, count: 1, ranges: ranges.map(() => [line]) };
  };
  const problemCounts = { error: 4, warning: 0, info: 0 };
  const { body } = await see(lines, {
    lastProcessedErrors: problems,
    lastProcessedErrorCount: 4,
    problemCounts,
  });
  expect(body.match(/<article class="problem"/g)).toHaveLength(2);
  expect(body).toContain('&quot;c&quot; is missing.');
  expect(asked).toEqual([2]);
});
