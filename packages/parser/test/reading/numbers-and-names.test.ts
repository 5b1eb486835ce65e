import { describe, expect, it } from 'vitest';
import { head, parsed } from '../support/parsed.js';

describe('values', () => {
  it('without representation in JSON become null, and are reported with their positions (PA11)', () => {
    const { specification, problems } = parsed(
      `${head}paths: {}\nx-a:\n  - .inf\n  - {n: .nan}\n  - 1e400\n  - -0.0`,
    );
    expect(specification['x-a']).toEqual([null, { n: null }, '1e400', 0]);
    expect(problems).toMatchObject([
      { code: 'number-not-finite', severity: 'error', pointer: '/x-a/0', line: 5, column: 5 },
      { code: 'number-not-finite', pointer: '/x-a/1/n', line: 6, column: 6 },
    ]);
    const json = '{"openapi":"3.1.0","info":{"title":"t","version":"1"},"paths":{},"x-a":1e400,"x-b":-0}';
    expect(parsed(json).specification).toMatchObject({ 'x-a': null, 'x-b': 0 });
  });

  it('are reported if they lose digits, and not if they only seem to (PA11)', () => {
    const numbers =
      '[12345678901234567890, 9007199254740993, -9007199254740993, 1e20, 9007199254740992, 100000000000000000000]';
    const yaml = parsed(`${head}paths: {}\nx-a: ${numbers}`);
    const json = parsed(
      `{"openapi":"3.1.0","info":{"title":"t","version":"1"},"paths":{},\n"x-a": ${numbers}}`,
    );
    for (const [{ problems }, line] of [
      [yaml, 4],
      [json, 2],
    ] as const) {
      expect(
        problems.map((problem) => [problem.code, problem.severity, problem.pointer, problem.line]),
      ).toEqual([0, 1, 2].map((index) => ['number-precision', 'warning', `/x-a/${index}`, line]));
    }
    expect(yaml.problems[1]?.message).toContain('9007199254740993 has more digits');
  });

  it.each(['json', 'yaml'])(
    'named __proto__ or constructor are data without side effects (%s) (PA14)',
    (format) => {
      const json = `{"openapi":"3.1.0","info":{"title":"t","version":"1"},"paths":{},
      "x-a": {"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}},
      "components":{"schemas":{"__proto__":{"type":"object"},"constructor":{"$ref":"#/components/schemas/__proto__"}}}}`;
      const { specification, problems } = parsed(format === 'json' ? json : `# yaml\n${json}`);
      expect(problems).toEqual([]);
      expect(JSON.stringify(specification)).toBe(JSON.stringify(JSON.parse(json)));
      expect(Object.hasOwn({}, 'polluted') || 'polluted' in {}).toBe(false);
    },
  );

  it('named __proto__ are preserved in the conversion of Swagger (PA14)', () => {
    const { specification } = parsed(`{"swagger":"2.0","info":{"title":"t","version":"1"},"paths":{},
      "definitions":{"__proto__":{"type":"object","properties":{"__proto__":{"type":"string"}}}},
      "x-a":{"__proto__":{"polluted":true}}}`);
    const printed = JSON.stringify(specification);
    expect(printed).toContain(
      '"schemas":{"__proto__":{"type":"object","properties":{"__proto__":{"type":"string"}}}}',
    );
    expect(printed).toContain('"x-a":{"__proto__":{"polluted":true}}');
    expect('polluted' in {}).toBe(false);
  });

  it('with numeric names keep them as strings (PA13)', () => {
    const { specification } = parsed(`${head}paths: {/a: {get: {responses: {200: {description: d}}}}}`);
    expect(JSON.stringify(specification['paths'])).toContain('"200"');
  });
});
