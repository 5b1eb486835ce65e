import { describe, expect, it } from 'vitest';
import { IndexedText } from '../../src/source-view/indexed-text.js';
import { linesOfRange } from '../../src/source-view/lines-of-range.js';

const textsOf = (text: IndexedText, from: number, to: number) =>
  text.linesBetween(from, to).map(({ start, end }) => text.text.slice(start, end));

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
  ])('have the references of %s', (line, targets) => {
    const references = linesOfRange(new IndexedText(line), 'yaml', { from: 1, to: 1, width: 200 })[0]
      ?.references;
    expect(references?.map(({ target }) => target)).toEqual(targets);
  });
});
