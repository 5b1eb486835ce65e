import { expect, it } from 'vitest';
import { createTestConsole, signIn } from '../support/create-test-console.js';
import { fetchPage } from '../support/fetch-page.js';

const spec = {
  slug: 'ferry',
  title: 'Ferry API',
  organizationId: 'acme',
  lastVersion: 'version1',
  lastProcessedErrors: [] as object[],
  lastProcessedErrorCount: 3,
  source: { kind: 'text', content: 'digest' },
  permissions: { view: true, edit: true },
};

/** Returns the page of a source with a number of lines. */
async function see(query = '', changes: object = {}, count = 86) {
  const test = createTestConsole(() => ({ ...spec, ...changes }));
  const lines = async (_text: unknown, ranges: readonly { from: number; to: number }[]) => ({
    format: 'yaml',
    count,
    ranges: ranges.map(({ from, to }) =>
      Array.from({ length: Math.max(0, Math.min(to, count) - from + 1) }, (_, index) => ({
        number: from + index,
        text: 'a: 1',
        column: 1,
        length: 4,
        inString: false,
        links: [],
      })),
    ),
  });
  const opened = { spec: { ...spec, ...changes }, version: { id: 'version1' }, files: ['openapi'], lines };
  test.sources.open = async () => opened as never;
  return fetchPage(test, `/orgs/acme/openapi/ferry/source${query}`, { cookie: await signIn(test) });
}

it('names the specification, and lets visitors replace it who may write', async () => {
  const { status, body } = await see();
  expect(status).toBe(200);
  expect(body).toContain('<h1>Source<span class="quiet"> of Ferry API</span></h1>');
  expect(body).toContain('<title>Source of Ferry API');
  expect(body).toContain(
    'href="/specs/orgs/acme/publish?from=file&amp;slug=ferry">Publish a new version</a>',
  );
  const reader = await see('', { permissions: { view: true, edit: false } });
  expect(reader.body).not.toContain('Publish a new version');
});

it('counts the problems of the specification in their tab', async () => {
  expect((await see()).body).toContain('>Problems (3)</a>');
});

it.each(['?line=51', '?from=51', '?line=200', '?line=900'])(
  'shows a source that fits into a window whole at %s',
  async (query) => {
    const { body } = await see(query, {}, 200);
    expect(body).toContain('Lines 1 to 200 of 200');
    expect(body).not.toContain('Earlier lines');
    expect(body).not.toContain('Later lines');
  },
);

it('shows a window of a longer source', async () => {
  const { body } = await see('?line=51', {}, 201);
  expect(body).toContain('Lines 11 to 201 of 201');
  expect(body).toContain('Earlier lines');
});

it('shows the problems of the line in its address', async () => {
  const at = (line: number, message: string, file?: string) => ({ line, message, file, severity: 'warning' });
  const lastProcessedErrors = [
    at(5, 'The field `a` is unknown.'),
    at(5, 'The field `a` is unknown.'),
    at(5, 'The value is wrong.', 'openapi'),
    at(5, 'This is elsewhere.', 'other.yaml'),
    at(6, 'This is below.'),
  ];
  const { body } = await see('?line=5&column=1&wrap=off', { lastProcessedErrors });
  expect(body.match(/The field <code>a<\/code> is unknown\./g)).toHaveLength(1);
  expect(body).toContain('aria-label="Problems of line 5"');
  expect(body).toContain('The value is wrong.');
  expect(body).not.toMatch(/This is (?:elsewhere|below)/);
  expect((await see('', { lastProcessedErrors })).body).not.toContain('The value is wrong.');
  const failed = { lastProcessedErrors, lastProcessErrorCode: 'PARSE_ERROR' };
  expect((await see('?line=5', failed)).body).toContain('The value is wrong.');
});
