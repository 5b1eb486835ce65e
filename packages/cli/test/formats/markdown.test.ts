import { describe, expect, it } from 'vitest';
import { toMarkdownReport } from '../../src/formats/markdown/markdown.js';
import type { Report } from '../../src/report/report.js';
import { before } from '../support/documents.js';
import { diff, files } from '../support/format-runs.js';
import { context, error, lettersOf, many, outcomes, report, version, warning } from '../support/reports.js';
import { run } from '../support/run.js';

describe('markdown', () => {
  it('has a section for each impact and operation', async () => {
    const out = await diff('markdown');
    expect(out).toMatch(/^# API changes\n\n1 breaking, 1 safe and 2 documentation changes from before.yaml /);
    expect(out).toContain('## Breaking changes\n\n### GET /sailings\n\n- ');
    expect(out).toContain('(api/after.yaml:12)');
  });

  it('escapes texts outside of code only', async () => {
    const odd = before.replace('title:', 'info_x[0]: 1\n  title:');
    const args = ['diff', 'before.yaml', 'o_dd`.yaml', '-f', 'markdown', '--fail-on', 'warning'];
    const { out } = await run(args, { files: { ...files, 'o_dd`.yaml': odd } });
    expect(out).toContain('from before.yaml to o\\_dd\\`.yaml.');
    expect(out).toContain(
      '- o\\_dd\\`.yaml:3:3: warning: `info_x[0]` is not a field of an Info object in OpenAPI 3.1 (unknown-field)\n',
    );
  });

  it('says that there are no changes', async () => {
    expect(await diff('markdown', 'before.yaml')).toBe(
      '# API changes\n\nNo changes from before.yaml to before.yaml.\n',
    );
  });
});

describe('markdown of other outcomes', () => {
  const print = (...reports: Report[]) => toMarkdownReport(reports, context);

  it.each([
    ['checked', 'Checked: orders has 1 error, 1 warning and 1 note.'],
    ['allowed', 'Allowed: the server would accept orders. Nothing was stored.'],
    [
      'refused',
      'Refused: the compatibility settings of orders do not allow a change. No version was published.',
    ],
    ['published', `Published: orders as version [k3j4h5](${version.url}) (label prod).`],
    ['unchanged', `Unchanged: orders has the same content as version [k3j4h5](${version.url}).`],
    ['queued', 'Queued: the server has stored orders and processes it later.'],
    ['held', 'Not sent: 1 finding in orders is a reason to fail.'],
    ['unusable', 'Not valid: the description of orders has 1 error.'],
    ['failed', 'Failed: orders: The server does not answer. Try again later.'],
  ] as const)('of %s begins with a sentence', (outcome, sentence) => {
    expect(print(outcomes[outcome])).toMatch(/^# API publication\n\n/);
    expect(print(outcomes[outcome])).toContain(`\n\n${sentence}\n`);
  });

  it('marks acknowledged changes', () => {
    expect(print(outcomes.allowed)).toContain('is now required. (apis/orders.yaml:12) (acknowledged)\n');
    expect(print(outcomes.refused)).not.toContain('(acknowledged)');
  });

  it('joins similar problems', () => {
    const moved = { ...warning, line: 9 };
    expect(print(report('checked', { problems: [warning, moved] }))).toContain(
      '(unknown-field); 1 more like this: apis/orders.yaml:9:3\n',
    );
  });

  it('is a table and details for several specifications, of which those that fail come first', () => {
    const text = print(...many);
    expect(text).toContain(
      '| specification | result | breaking | risky | safe | problems | version |\n| --- |',
    );
    expect(text).toContain(`| published-api | Published | 0 | 0 | 1 | 0 | [k3j4h5](${version.url}) |\n`);
    expect(text).toContain('| refused-api | **Refused** | 1 | 0 | 1 | 0 |  |\n');
    const summaries = [...text.matchAll(/<summary>([\w-]+):/g)].map(([, name]) => name);
    expect(summaries).toEqual(
      ['checked', 'refused', 'held', 'unusable', 'failed', 'compared', 'allowed', 'published'].map(
        (outcome) => `${outcome}-api`,
      ),
    );
    expect(text.match(/<\/details>/g)).toHaveLength(summaries.length);
    expect(text).not.toMatch(/^## /m);
  });

  it('has no details of specifications without findings', () => {
    const text = print(outcomes.unchanged, outcomes.queued);
    expect(text).toContain('2 specifications: 1 unchanged, 1 queued.');
    expect(text).not.toContain('<details>');
  });
});

describe('markdown with a limit', () => {
  const reports = Array.from({ length: 200 }, (_, index) => ({ ...outcomes.refused, slug: `api-${index}` }));
  const print = (limit: number, list: readonly Report[] = reports) =>
    toMarkdownReport(list, { ...context, limit });

  it.each([1000, 5000, 20_000, 60_000, 65_536])(
    'has at most %i characters and says what is missing',
    (limit) => {
      const text = print(limit);
      expect(text.length).toBeLessThanOrEqual(limit);
      expect(text.length).toBeGreaterThan(limit * 0.6);
      expect(text).toMatch(
        /is limited to \d+ characters: a part of [\w -]+ and all of \d+ more specifications are missing\./,
      );
      expect(text.match(/<details>/g)?.length).toBe(text.match(/<\/details>/g)?.length);
    },
  );

  it('counts the specifications that are missing', () => {
    const text = print(20_000);
    const shown = text.match(/<details>/g)?.length ?? 0;
    const [, part, missing] = /a part of ([\w -]+) and all of (\d+) more/.exec(text) ?? [];
    expect(part).toMatch(/^api-\d+$/);
    expect(text.includes(`<summary>${part}:`) ? shown : shown + 1).toBe(200 - Number(missing));
  });

  it('is complete if it fits', () => {
    const complete = print(1_000_000);
    expect(complete).not.toContain('limited');
    expect(print(complete.length)).toBe(complete);
  });

  it('cuts a single report at a line', () => {
    const problems = Array.from({ length: 500 }, (_, index) => ({
      ...error,
      message: `\`${lettersOf(index)}\` is odd.`,
    }));
    const text = print(2000, [report('unusable', { problems })]);
    expect(text.length).toBeLessThanOrEqual(2000);
    expect(text).toMatch(
      / is odd\. \(reference-not-found\)\n\nThis report is limited .* a part of it is missing\./,
    );
  });
});

describe('markdown of hostile texts', () => {
  const hostile = 'a</summary><img src=x onerror=alert(1)>|`b`|[c](http://d)\n# e @team \u001b[31m\u202e';

  it.each([
    [[report('failed', { slug: hostile, failure: { lines: [hostile, hostile], exitCode: 4 } })]],
    [
      [
        report('checked', { slug: hostile, problems: [{ ...error, message: hostile, file: hostile }] }),
        report('queued', { slug: hostile }),
      ],
    ],
    [[report('published', { version: { id: hostile, url: 'javascript:alert(1)', labels: [hostile] } })]],
    [
      [
        report('published', { version: { id: 'k', url: 'https://a.example/b) <img> |[c](d)', labels: [] } }),
        outcomes.queued,
      ],
    ],
  ])('has neither HTML nor links nor headings of them', (reports) => {
    const text = toMarkdownReport(reports, context);
    expect(text).not.toMatch(/(?<!\\)<(?!\/?(?:details|summary)>|!-- -->)/);
    expect(text).not.toMatch(/(?<!\\)\]\((?!https:)|^# e|(?<!\w)@team|javascript:alert\(1\)\)/m);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: They must not be printed.
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
  });

  it('keeps the cells of a table', () => {
    const rows = toMarkdownReport([report('queued', { slug: 'a|`b|c`' }), outcomes.queued], context);
    expect(rows).toContain('| a\\|`b\\|c` | Queued |');
  });

  it('shows entities and code as they are', () => {
    const problem = { ...error, message: 'Use `a@b*` or &lt; or @team or a@b' };
    expect(toMarkdownReport([report('checked', { problems: [problem] })], context)).toContain(
      ': error: Use `a@b*` or \\&lt; or @<!-- -->team or a@b (',
    );
  });
});
