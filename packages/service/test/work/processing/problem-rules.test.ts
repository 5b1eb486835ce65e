import { readdirSync, readFileSync } from 'node:fs';
import { type ProblemExample, problemRules } from '@specshelf/contract/problems';
import { type ParserLimits, parse } from '@specshelf/parser';
import { describe, expect, it } from 'vitest';

const folder = (path: string) => new URL(`../../../../../${path}`, import.meta.url);

/** Codes of problems that one example of reasonable size cannot have: they depend on bytes, on sizes, or on a server. */
const inWords =
  /^(?:encoding|fetch|limit)-|^(?:comparison-incomplete|description-plain-text|headers-lost|internal|reference-unavailable|worker-lost)$/;

const withExamples = problemRules.filter(({ code }) => !inWords.test(code));

function codesOf(files: readonly ProblemExample[], limits: Partial<ParserLimits> = {}): Set<string> {
  const texts = new Map(files.map(({ path = 'openapi', text }) => [path, text]));
  const result = parse({ entry: files[0]?.path ?? 'openapi', files: texts, limits });
  if (result.kind === 'needs') throw new Error(`An example needs ${result.locations.join(', ')}`);
  return new Set(result.problems.map(({ code }) => code));
}

/** Every description in Swagger 2.0 has this note. */
const expected = (files: readonly ProblemExample[], ...codes: string[]) =>
  new Set(
    files.some(({ text }) => /^swagger:/m.test(text) && !/^openapi:/m.test(text)) && files.length === 1
      ? [...codes, 'converted-from-2.0']
      : codes,
  );

describe('the example of the rule', () => {
  it.each(withExamples.map((rule) => [rule.code, rule] as const))(
    '%s has exactly this problem, and none when it is right',
    (code, { wrong, right }) => {
      expect(codesOf(wrong)).toEqual(expected(wrong, code));
      expect(codesOf(right)).toEqual(expected(right));
    },
  );

  it('is in words only when a description cannot show the problem', () => {
    for (const { code, wrong, right } of problemRules) {
      const languages = [...wrong, ...right].map(({ language }) => language);
      expect([code, languages.every((language) => language === 'text')]).toEqual([code, inWords.test(code)]);
    }
  });
});

describe('the rules', () => {
  const sources = ['packages/parser/src', 'packages/service/src/work/processing'].flatMap((path) =>
    readdirSync(folder(path), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(folder(`${path}/${name}`), 'utf8')),
  );
  const causes = /type FetchFailureCause =(.*?);/s.exec(
    readFileSync(folder('packages/service/src/base/ports/outbound.ts'), 'utf8'),
  )?.[1];
  const found = new Set([
    ...sources.flatMap((text) =>
      [
        ...text.matchAll(
          /(?:\bcode(?: =|\?:|:)|\b(?:error|warning|warn|fail|failure|report\w*)\(\s*(?:group, )?) ?'((?:[a-z]+-[a-z0-9.-]+|empty|internal))'/g,
        ),
      ].map(([, code = '']) => code),
    ),
    ...[...(causes ?? '').matchAll(/'([a-z-]+)'/g)].map(([, cause]) => `fetch-${cause}`),
    'limit-memory',
    'limit-time',
  ]);

  it('include every code that the parser and the pipeline emit', () => {
    const known = new Set(problemRules.map(({ code }) => code));
    expect([...found].filter((code) => !known.has(code))).toEqual([]);
  });

  it('include no code that nothing emits', () => {
    expect(problemRules.map(({ code }) => code).filter((code) => !found.has(code))).toEqual([]);
  });

  it('have an index', () => {
    const index = readFileSync(folder('docs/problems/README.md'), 'utf8');
    for (const { code, title } of problemRules) {
      expect(index).toMatch(
        new RegExp(`\\[\`${code}\`\\]\\(${code}\\.md\\) *\\|[^|]*\\| ${title.replace('?', '\\?')} `),
      );
    }
  });
});
