import { describe, expect, it } from 'vitest';
import { expectGrowth } from '../../../../../../scripts/testing/expect-growth.js';
import type { LineRange } from '../../../../src/base/ports/work/source-lines.js';
import { IndexedText } from '../../../../src/features/sources/view/indexed-text.js';
import { linesOfRanges } from '../../../../src/features/sources/view/lines-of-ranges.js';

const linesOfRange = (text: IndexedText, format: 'json' | 'yaml', range: LineRange) =>
  linesOfRanges(text, format, [range])[0] ?? [];

const textsOf = (text: IndexedText, from: number, to: number) =>
  text.linesBetween(from, to).map(({ start, end }) => text.text.slice(start, end));

/** Whether an offset in the repeated entry is inside one of its strings. */
const isInStringOf = (entry: string, offset: number) => {
  const strings = Array.from(entry.matchAll(/"(?:[^"\\]|\\.)*"/g), ({ 0: { length }, index }) => [
    index,
    length,
  ]);
  return strings.some(([index = 0, length = 0]) => offset > index && offset < index + length);
};

describe('an indexed text', () => {
  it.each([
    ['a\nb\nc', ['a', 'b', 'c']],
    ['a\r\nb\rc\n', ['a', 'b', 'c', '']],
    ['\n\n', ['', '', '']],
    ['', ['']],
  ])('splits %j as positions of problems count lines', (text, lines) => {
    const indexed = new IndexedText(text);
    expect(indexed.count).toBe(lines.length);
    expect(textsOf(indexed, 1, 10)).toEqual(lines);
  });

  it('finds lines far from its indexed ones, by number and by offset', () => {
    const lines = Array.from({ length: 1000 }, (_, index) => `line ${index + 1}`);
    const indexed = new IndexedText(lines.join('\n'));
    for (const number of [1, 64, 65, 66, 128, 129, 704, 1000]) {
      expect(textsOf(indexed, number, number)).toEqual([`line ${number}`]);
      const offset = indexed.text.indexOf(`line ${number}\n`);
      if (offset >= 0) expect(indexed.lineAt(offset + 2)).toEqual({ number, start: offset });
    }
    expect(textsOf(indexed, 1001, 1010)).toEqual([]);
    expect(textsOf(indexed, 5, 4)).toEqual([]);
  });
});

describe('the lines of a range', () => {
  const inLine = (line: string, options: { width?: number; column?: number } = {}) => {
    const { width = 20, column = 1 } = options;
    return linesOfRange(new IndexedText(line), 'json', {
      from: 1,
      to: 1,
      width,
      focus: { line: 1, column },
    })[0];
  };

  it('contain the part of a long line around a column', () => {
    const line = `"${'a'.repeat(100)}","${'b'.repeat(100)}"`;
    expect(inLine(line)).toMatchObject({ column: 1, length: 205, inString: false, text: line.slice(0, 20) });
    expect(inLine(line, { column: 50 })).toMatchObject({ column: 40, inString: true, text: 'a'.repeat(20) });
    expect(inLine(line, { column: 205 })).toMatchObject({ column: 186, inString: true });
    expect(inLine(line, { column: 9999 })).toMatchObject({ column: 186 });
  });

  it('are those of each range of a long line, in any order', () => {
    const entry = '{"a":"\\\\\\"x","b":1},';
    const line = entry.repeat(500_000);
    const text = new IndexedText(`[\n${line}\n]`);
    const columns = Array.from(
      { length: 200 },
      (_, index) => ((index * 7919) % 200) * 40_000 + (index % 17) + 1,
    );
    const ranges = columns.map((column) => ({ from: 1, to: 3, width: 20, focus: { line: 2, column } }));
    const found = linesOfRanges(text, 'json', ranges);
    for (const [index, column] of columns.entries()) {
      const part = found[index]?.[1];
      const at = (part?.column ?? 1) - 1;
      expect(part?.text).toBe(line.slice(at, at + 20));
      expect(Math.abs(at + 1 - column)).toBeLessThanOrEqual(20);
      expect(part?.inString).toBe(isInStringOf(entry, at % entry.length));
    }
  });

  it('are read once for all ranges of a long line', async () => {
    await expectGrowth((count) => {
      const text = new IndexedText(`[\n${'{"a":"\\\\\\"x","b":1},'.repeat(1000 * count)}\n]`);
      const ranges = Array.from({ length: count }, (_, index) => {
        const column = ((index * 7919) % count) * 18_000 + 1;
        return { from: 1, to: 3, width: 20, focus: { line: 2, column } };
      });
      return () => linesOfRanges(text, 'json', ranges);
    }, 40);
  });

  it('never split a character of two UTF-16 units', () => {
    for (let width = 4; width < 12; width += 1) {
      for (let column = 1; column < 40; column += 1) {
        expect(inLine('🚢'.repeat(20), { width, column })?.text.isWellFormed()).toBe(true);
      }
    }
  });

  it('are narrower when many lines are long', () => {
    const text = new IndexedText(Array.from({ length: 200 }, () => 'x'.repeat(5000)).join('\n'));
    const lines = linesOfRange(text, 'yaml', { from: 1, to: 200, width: 4000 });
    expect(lines.reduce((sum, line) => sum + line.text.length, 0)).toBeLessThanOrEqual(100_000);
  });

  it('know whether a line of YAML is inside a block scalar', () => {
    const text = new IndexedText('a:\n  b: |-\n    text: no key\n\n    more\n  c: >\n    folded\n  d: 1');
    const lines = linesOfRange(text, 'yaml', { from: 1, to: 9, width: 80 });
    expect(lines.map(({ inString }) => inString)).toEqual([
      false,
      false,
      true,
      true,
      true,
      false,
      true,
      false,
    ]);
  });

  it.each([
    ['{"$ref":"#/a~1b"}', ['#/a~1b']],
    ['  "$ref": "a.json#/\\u0041" ,', ['a.json#/A']],
    ["  $ref: 'b.yaml#/B'", ['b.yaml#/B']],
    ['- { $ref: c.yaml } # $ref', ['c.yaml']],
    ['x$ref: no, $refs: no, "a$ref": "no"', []],
    ['"$ref": 1', ['1']],
    ['  $ref: paths/{id}.yaml#/get # by ID', ['paths/{id}.yaml#/get']],
    ["  - $ref: a[1],b's {x}.yaml ", ["a[1],b's {x}.yaml"]],
    ['  $ref: a.yaml }, { $ref: b.yaml }', ['a.yaml', 'b.yaml']],
    ['  $ref: a.yaml, x: 1', ['a.yaml']],
    ['  "$ref": 1,', ['1']],
    ['x: { $ref: a{b.yaml }', ['a']],
    ['  $ref: #/components', []],
  ])('have the references of %s', (line, targets) => {
    const references = linesOfRange(new IndexedText(line), 'yaml', { from: 1, to: 1, width: 200 })[0]
      ?.references;
    expect(references?.map(({ target }) => target)).toEqual(targets);
  });
});
