import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { toJUnit } from '../../src/formats/junit.js';
import { diff, withHostile } from '../support/format-runs.js';
import { context, error, many, outcomes, report } from '../support/reports.js';

describe('junit', () => {
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', parseTagValue: false });
  const suiteOf = (text: string) => parser.parse(text).testsuites.testsuite;

  it('has a test case for each listed change, which fails if the change does', async () => {
    const out = await diff('junit');
    expect(XMLValidator.validate(out)).toBe(true);
    expect(suiteOf(out)).toMatchObject({
      name: 'before.yaml to api/after.yaml',
      tests: '2',
      failures: '1',
      testcase: [
        {
          classname: 'breaking.parameter-became-required',
          file: 'api/after.yaml',
          line: '12',
          failure: { type: 'parameter-became-required' },
        },
        { classname: 'safe.path-added' },
      ],
    });
  });

  it('has a case if there are no changes', async () => {
    expect(suiteOf(await diff('junit', 'before.yaml'))).toMatchObject({ tests: '1', failures: '0' });
  });

  it('is well-formed XML 1.0, whatever the documents contain', async () => {
    const out = await diff('junit', 'hostile.yaml', withHostile);
    expect(XMLValidator.validate(out)).toBe(true);
    expect(out).toContain('/a%,:&amp;&lt;&gt;');
    expect(out).not.toMatch(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u);
    expect(out).toMatch(/<failure type="[\w-]+" message="[^"]*text/);
  });
});

describe('junit of other outcomes', () => {
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', parseTagValue: false });
  const parse = (...reports: Parameters<typeof toJUnit>[0]) => {
    const out = toJUnit(reports, context);
    expect(XMLValidator.validate(out)).toBe(true);
    return parser.parse(out).testsuites;
  };

  it('has a suite for each report, and the counts of all', () => {
    const { testsuite, ...counts } = parse(...many);
    expect(counts).toEqual({ name: 'specshelf publish', tests: '15', failures: '4', errors: '1' });
    expect(testsuite.map(({ name }: { name: string }) => name).slice(1)).toEqual(
      many.slice(1).map(({ slug }) => slug),
    );
  });

  it.each([
    ['compared', '1', '0', '0', '0'],
    ['checked', '3', '1', '0', '0'],
    ['allowed', '3', '0', '0', '1'],
    ['refused', '2', '1', '0', '0'],
    ['published', '1', '0', '0', '0'],
    ['unchanged', '1', '0', '0', '0'],
    ['queued', '1', '0', '0', '0'],
    ['held', '1', '1', '0', '0'],
    ['unusable', '1', '1', '0', '0'],
    ['failed', '1', '0', '1', '0'],
  ] as const)('of %s has %s tests, %s failures, %s errors and %s skipped ones', (outcome, ...counts) => {
    const [tests, failures, errors, skipped] = counts;
    expect(parse(outcomes[outcome]).testsuite).toMatchObject({ tests, failures, errors, skipped });
  });

  it('has a passing case for a clean report, and a failed one for refusals without a finding', () => {
    expect(parse(outcomes.queued).testsuite.testcase).toMatchObject({
      name: 'no findings',
      classname: 'orders.specshelf',
    });
    expect(parse(report('refused')).testsuite.testcase.failure.type).toBe('refused');
    expect(parse(report('unusable')).testsuite.testcase.failure.type).toBe('unusable');
  });

  it('has unique cases', () => {
    const suites = parse(...many, report('checked', { problems: [error, error] })).testsuite;
    const names = suites.flatMap(({ testcase }: { testcase: unknown }) =>
      [testcase].flat().map((each) => `${Object(each).classname} ${Object(each).name}`),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it('is well-formed with hostile texts', () => {
    const text = '"><!--]]>\u0000\u001b\ud800\ufffe&amp;';
    const failure = { lines: [text, text], exitCode: 4 } as const;
    const suite = parse(report('failed', { slug: text, file: text, failure })).testsuite;
    expect(suite.name).toBe('"><!--]]>\ufffd\ufffd\ufffd\ufffd&amp;');
  });
});
