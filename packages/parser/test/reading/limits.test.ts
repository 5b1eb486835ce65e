import { describe, expect, it } from 'vitest';
import { expectGrowth } from '../../../../scripts/testing/expect-growth.js';
import { codes, failed, head, parsed, parseFiles } from '../support/parsed.js';

describe('limits', () => {
  /** A text whose aliases expand to 9 to the power of its levels. */
  const bombOf = (levels: number) => {
    const lines = Array.from({ length: levels }, (_, level) => {
      const items = Array(9).fill(level === 0 ? '1' : `*a${level - 1}`);
      return `x-${level}: &a${level} [${items.join(',')}]`;
    });
    return `${head}paths: {}\n${lines.join('\n')}`;
  };

  it('reject an alias bomb immediately (PA1)', async () => {
    await expectGrowth((levels) => {
      const bomb = bombOf(levels);
      return () => parseFiles(bomb);
    }, 5);
    for (const levels of [12, 50]) expect(codes(failed(bombOf(levels)))).toEqual(['limit-nodes']);
  });

  it('reject a few aliases of long texts (PA1)', () => {
    const text = `${head}paths: {}\nx-a: &a ["${'x'.repeat(20_000)}"]\nx-b: [${Array(1000).fill('*a').join(',')}]`;
    expect(codes(failed(text))).toEqual(['limit-size']);
  });

  it('allow two thousand aliases of one anchor (PA2)', () => {
    const text = `${head}paths: {}\nx-a: &a {k: v}\nx-b: [${Array(2000).fill('*a').join(',')}]`;
    expect(parsed(text).problemCount).toBe(0);
  });

  it('include the depth that aliases add (PA9)', () => {
    const chain = Array.from({ length: 120 }, (_, level) => `x-${level + 1}: &a${level + 1} [*a${level}]`);
    expect(codes(failed(`${head}paths: {}\nx-0: &a0 []\n${chain.join('\n')}`))).toEqual(['limit-depth']);
  });

  it.each(['&a [*a]', 'x-a: &l {me: *l}', 'x-a: &l\n  deep: {deeper: [*l]}'])(
    'reject an alias inside its own anchor: %j (PA3)',
    (text) => {
      expect(codes(failed(text))).toEqual(['alias-cycle']);
    },
  );

  it.each([
    [`{"a":${'['.repeat(300)}${']'.repeat(300)}}`, 'limit-depth'],
    [`{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'limit-depth'],
    [`a: ${'['.repeat(101)}${']'.repeat(101)}`, 'limit-depth'],
    [`a: ${'['.repeat(100_000)}`, 'limit-depth'],
    [Array.from({ length: 200 }, (_, level) => `${' '.repeat(level)}a:`).join('\n'), 'limit-depth'],
  ])('apply to the depth (%#) (PA9)', (text, code) => {
    expect(codes(failed(text))).toEqual([code]);
  });

  it.each([
    [`{"a":\n${'['.repeat(300)}${']'.repeat(300)}}`, 'limit-depth', 2, 300],
    [`a:\n  ${'['.repeat(101)}${']'.repeat(101)}`, 'limit-depth', 2, expect.any(Number)],
    ['a: 1\nx-a: &l\n  deep: {deeper: [*l]}', 'alias-cycle', 3, 19],
    [
      `x-0: &a0 []\n${Array.from({ length: 120 }, (_, level) => `x-${level + 1}: &a${level + 1} [*a${level}]`).join('\n')}`,
      'limit-depth',
      100,
      expect.any(Number),
    ],
    [bombOf(12), 'limit-nodes', 1, 1],
  ])('are reported with their positions (%#)', (text, code, line, column) => {
    expect(failed(text).problems).toMatchObject([{ code, line, column }]);
  });

  it('apply to the objects and arrays of all files together', () => {
    const files = {
      'a.yaml': `${head}components: {schemas: {A: {$ref: b.yaml}}}`,
      'b.yaml': '{"enum":[{},{},{},{},{},{},{},{}]}',
    };
    expect(codes(failed(files, { limits: { nodes: 12 } }))).toEqual(['limit-nodes']);
    expect(parsed(files, { limits: { nodes: 15 } }).problemCount).toBe(0);
  });

  it('apply to the references', () => {
    const schemas = Array.from({ length: 20 }, (_, index) => `S${index}: {$ref: "#/components/schemas/T"}`);
    const text = `${head}components: {schemas: {T: {type: string}, ${schemas.join(', ')}}}`;
    expect(codes(failed(text, { limits: { references: 19 } }))).toEqual(['limit-references']);
    expect(parsed(text, { limits: { references: 20 } }).problemCount).toBe(0);
  });

  it('apply to content that the conversion of Swagger repeats', () => {
    const types = Array.from({ length: 400 }, (_, index) => `application/x-${index}`);
    const paths = Array.from({ length: 100 }, (_, index) => [
      `/p${index}`,
      { get: { responses: { 200: { description: 'd', schema: { type: 'string', enum: [[[]]] } } } } },
    ]);
    const text = JSON.stringify({
      swagger: '2.0',
      info: { title: 't', version: '1' },
      produces: types,
      paths: Object.fromEntries(paths),
    });
    expect(codes(failed(text, { limits: { nodes: 100_000 } }))).toEqual(['limit-nodes']);
    expect(codes(failed(text, { limits: { printed: 1000 } }))).toEqual(['limit-size']);
  });

  it('reject a chain of merge keys that grows quadratically (PA4)', () => {
    const maps = Array.from(
      { length: 2000 },
      (_, index) => `m${index + 1}: &m${index + 1} {<<: *m${index}, k${index}: 1}`,
    );
    expect(codes(failed(`m0: &m0 {k: 1}\n${maps.join('\n')}`))).toEqual(['limit-nodes']);
  });
});
