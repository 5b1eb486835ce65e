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
  lines: (file: unknown, ranges: readonly unknown[]) => Promise<LinesOfText> = async () => ({
    format: 'json',
    count: 1,
    ranges: [[line]],
  }),
  target = '',
  changes: object = {},
) {
  const test = createTestConsole(() => ({ ...spec, ...changes }));
  const opened = { spec: { ...spec, ...changes }, files: ['openapi'], lines };
  test.sources.open = async () => opened as never;
  return fetchPage(test, `/orgs/acme/openapi/ferry/problems${target}`, { cookie: await signIn(test) });
}

it('shows the lines of a problem', async () => {
  const { status, body } = await see();
  expect(status).toBe(200);
  expect(body).toContain('The field is missing.');
  expect(body).toContain('aria-label="Line 1"');
  expect(body).not.toContain('are not shown');
});

it('says why it shows no lines of a file', async () => {
  const message = 'This source is too large to show: reading it takes more than 10 s.';
  const { status, body } = await see(() => Promise.reject(new RequestError('too-large', message)));
  expect(status).toBe(200);
  expect(body).toContain('The field is missing.');
  expect(body).toContain('The lines of <span class="mono">Submitted text</span> are not shown.');
  expect(body).toContain(message);
});

const truncated = {
  lastProcessedErrors: [problem, { ...problem, code: 'unknown-field', severity: 'info' }],
  lastProcessedErrorCount: 120,
  problemCounts: { error: 100, warning: 19, info: 1 },
};

it('counts also problems that a long list leaves out', async () => {
  const { body } = await see(undefined, '', truncated);
  for (const text of ['All (120)', 'Errors (100)', 'Warnings (19)', 'Notes (1)', 'missing-field (1 listed)'])
    expect(body).toContain(text);
  expect((await see(undefined, '?severity=warning', truncated)).body).toContain(
    'No listed problem matches these filters.',
  );
});

it('counts listed problems with a filter by rule', async () => {
  const { body } = await see(undefined, '?rule=missing-field', truncated);
  for (const text of ['All (1 listed)', 'Errors (1 listed)']) expect(body).toContain(text);
  expect(body).not.toContain('Warnings');
  expect((await see(undefined, '?rule=missing-field')).body).toContain('Errors (1)');
});

it('lets visitors correct the errors who may write', async () => {
  const failed = { title: 'Ferry API', lastProcessErrorCode: 'PARSE_ERROR' };
  const { body } = await see(undefined, '', failed);
  expect(body).toContain('<h1>Problems<span class="quiet"> of Ferry API</span></h1>');
  expect(body).toContain('<title>Problems of Ferry API');
  const form = 'href="/specs/orgs/acme/publish?from=file&amp;slug=ferry"';
  expect(body).toContain(`<a class="button secondary" ${form}>Publish a new version</a>`);
  expect(body).toMatch(/<a href="[^"]*&amp;edit=1">Edit the text<\/a> to correct the errors, or/);
  expect(body).toContain(`<a ${form}>publish again</a>.`);
  const reader = await see(undefined, '', { ...failed, permissions: { view: true, edit: false } });
  expect(reader.body).toContain('Correct the errors and publish again.');
  expect(reader.body).not.toContain('Publish a new version');
});

it('shows equal problems once, with the places of the others on demand', async () => {
  const missing = (field: string, line: number) => ({ ...problem, message: `"${field}" is missing.`, line });
  const problems = [missing('a', 1), missing('b', 2), missing('c', 3), { ...problem, message: 'Other.' }];
  const asked: number[] = [];
  const { body } = await see(
    async (_place: unknown, ranges: readonly unknown[]) => {
      asked.push(ranges.length);
      return { format: 'json', count: 1, ranges: ranges.map(() => [line]) };
    },
    '',
    {
      lastProcessedErrors: problems,
      lastProcessedErrorCount: 4,
      problemCounts: { error: 4, warning: 0, info: 0 },
    },
  );
  expect(body.match(/<article class="problem"/g)).toHaveLength(2);
  expect(body).toContain('<summary>2 more places</summary>');
  expect(body).toContain('source?file=openapi&amp;line=3&amp;column=9#L3">Submitted text:3:9</a>');
  expect(body).toContain('&quot;c&quot; is missing.');
  // Only the first ones have their lines.
  expect(asked).toEqual([2]);
});
