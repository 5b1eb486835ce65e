import { describe, expect, it } from 'vitest';
import { toText } from '../../src/formats/text/text.js';
import type { Report } from '../../src/report/report.js';
import { styleFor } from '../../src/terminal/style.js';
import {
  breaking,
  comparisonOf,
  context,
  error,
  lettersOf,
  many,
  outcomes,
  report,
  warning,
} from '../support/reports.js';

const print = (...reports: Report[]) => toText(reports, context);

describe('text of a single report', () => {
  it.each([
    ['checked', 'Checked: orders has 1 error, 1 warning and 1 note.'],
    ['allowed', 'Allowed: the server would accept orders. Nothing was stored.'],
    [
      'refused',
      'Refused: the compatibility settings of orders do not allow a change. No version was published.',
    ],
    [
      'published',
      'Published: orders as version k3j4h5 (label prod): https://specs.example/orders/versions/k3j4h5',
    ],
    [
      'unchanged',
      'Unchanged: orders has the same content as version k3j4h5: https://specs.example/orders/versions/k3j4h5',
    ],
    ['queued', 'Queued: the server has stored orders and processes it later.'],
    ['held', 'Not sent: 1 finding in orders is a reason to fail.'],
    ['unusable', 'Not valid: the description of orders has 1 error.'],
    ['failed', 'Failed: orders\n  The server does not answer.\n  Try again later.'],
  ] as const)('of %s begins with a sentence', (outcome, sentence) => {
    expect(`${print(outcomes[outcome])}\n`.startsWith(`${sentence}\n`)).toBe(true);
  });

  it('has problems with excerpts, the most severe first', () => {
    expect(
      print(report('checked', { problems: [warning, error] })),
    ).toBe(`Checked: orders has 1 error and 1 warning.

Problems

  apis/orders.yaml:3:9: error: The reference "#/components/schemas/Order" has no target. (reference-not-found)
    2 |   sumary: Orders
    3 |   $ref: '#/components/schemas/Order'
      |         ^

  apis/orders.yaml:2:3: warning: \`sumary\` is not a field of an Operation object. (unknown-field)
    1 | paths:
    2 |   sumary: Orders
      |   ^
`);
  });

  it('has no excerpt of a file that is unknown', () => {
    expect(print(report('checked', { problems: [{ ...error, file: 'other.yaml' }] }))).not.toContain(' | ');
  });

  it('joins similar problems, and says where they are', () => {
    const problems = [4, 5, 6, 7, 8].map((line) => ({ ...warning, line }));
    expect(print(report('checked', { problems }))).toContain(
      '    4 more like this: apis/orders.yaml:5:3, apis/orders.yaml:6:3, apis/orders.yaml:7:3, and 1 more\n',
    );
  });

  it('shows 20 problems in detail, and counts the others', () => {
    const problems = Array.from({ length: 30 }, (_, index) => ({
      ...(index < 22 ? error : warning),
      message: `\`${lettersOf(index)}\` is odd.`,
    }));
    const text = print(report('checked', { problems }));
    expect(text.match(/ is odd\./g)).toHaveLength(20);
    expect(text).toContain('  Not shown here: 2 errors and 8 warnings. --format json has all of them.\n');
  });

  it('marks acknowledged changes, and counts those that are hidden', () => {
    expect(print(outcomes.allowed)).toContain(' 3f9c2a71d04be6aa - acknowledged\n');
    expect(print(outcomes.allowed)).toContain('2 changes are not listed: use --impact docs.\n');
  });

  it('says that a comparison is incomplete', () => {
    const comparison = comparisonOf([breaking], { complete: false });
    expect(print(report('published', { comparison }))).toContain('Not all changes are listed');
  });

  it('says how to acknowledge refused changes', () => {
    expect(print(outcomes.refused)).toMatch(
      /\n\nIf this change is intended, acknowledge it with this option, and add a --reason:\n {2}--acknowledge 3f9c2a71d04be6aa\n$/,
    );
    const changes = Array.from({ length: 25 }, (_, index) => ({
      ...breaking,
      id: `${index}`.padStart(16, '0'),
    }));
    const ids = changes.map(({ id }) => id);
    const comparison = comparisonOf(changes, { refused: ids });
    const refused = report('refused', { comparison, failing: new Set(changes) });
    const text = toText([refused], { ...context, command: 'check' });
    expect(text).toContain('acknowledge them with these options of specshelf publish, and add a --reason:\n');
    expect(text.match(/--acknowledge/g)).toHaveLength(20);
    expect(text).toContain('--format json lists the IDs of 5 more changes.\n');
  });

  it('prints equal changes at many places once', () => {
    const changes = ['a', 'b', 'c', 'd', 'e'].map((name, index) => ({
      ...breaking,
      id: `${index}`.padStart(16, '0'),
      message: `The maximum length of \`${name}\` was lowered from \`5\` to \`4\`.`,
      after: { pointer: `/x/properties/${name}/maxLength`, file: 'api.yaml', line: index + 1, column: 3 },
    }));
    const comparison = comparisonOf(changes, { acknowledged: ['0000000000000000'] });
    const text = print(report('published', { comparison }));
    expect(text).toContain('  The maximum length of `…` was lowered from `5` to `4`.\n    5 places: ');
    expect(text).toContain('api.yaml:1:3, api.yaml:2:3, api.yaml:3:3, and 2 more - ');
    expect(text).toContain(' - 1 acknowledged - IDs: use --format json\n');
    expect(text.match(/maximum length/g)).toHaveLength(1);
  });

  it('prints no control characters', () => {
    const text = 'a\u001b[31m\u202e\nb';
    const failure = { lines: [text, text], exitCode: 4 } as const;
    const problems = [{ ...error, message: text, file: text, code: text }];
    const reports = [
      report('failed', { slug: text, file: text, failure }),
      report('checked', { slug: text, problems, texts: new Map([[text, `\u001b\n\n\u001b[31m${text}`]]) }),
    ];
    // biome-ignore lint/suspicious/noControlCharactersInRegex: They must not be printed.
    expect(print(...reports) + reports.map((each) => print(each)).join('')).not.toMatch(/[\u001b\u202e]|^b/m);
  });
});

describe('text of several reports', () => {
  it('has a line for those without findings, a section for the others, and a summary', () => {
    const text = print(...many);
    expect(text).toMatch(
      /^Unchanged: unchanged-api .*\nQueued: .*queued-api.*\n\ncompared-api \(apis\/orders\.yaml\)\n\n/,
    );
    expect(text).toContain('\n\nfailed-api (apis/orders.yaml)\n\nFailed: failed-api\n');
    expect(text).toMatch(
      /\n\n10 specifications: 1 published, 1 unchanged, 1 queued, 1 allowed, 1 checked \(1 with findings that fail\), .* 1 failed\.\n$/,
    );
    expect(text).not.toContain('\n\n\n');
  });

  it('has lines only if there is nothing else', () => {
    expect(print(outcomes.unchanged, outcomes.queued).split('\n\n')).toHaveLength(2);
  });

  it('says that there are no reports', () => {
    expect(print()).toBe('No specifications.\n');
  });

  it('has colors for a terminal only', () => {
    const output = { isTTY: true, write: () => undefined };
    const process = { env: {}, cwd: () => '', stdin: [], stdout: output, stderr: output } as never;
    const colored = toText(many, { ...context, style: styleFor(output, process) });
    expect(colored).toContain('\u001b[31mFailed\u001b[0m: failed-api');
    expect(colored).toContain('\u001b[32mUnchanged\u001b[0m: ');
    expect(colored).toContain('\u001b[33mwarning\u001b[0m: ');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: The codes of colors.
    expect(colored.replaceAll(/\u001b\[\d+m/g, '')).toBe(print(...many));
  });
});
