import { describe, expect, it } from 'vitest';
import { cpuTime } from '../../../../scripts/testing/cpu-time.js';
import { excerptOf } from '../../src/terminal/excerpt.js';

const text = 'openapi: 3.1.0\ninfo:\n  title: Ferries\n';

describe('excerptOf', () => {
  it('has the line above, the line, and a caret below the column', () => {
    expect(excerptOf(text, { line: 3, column: 10 })).toEqual([
      '2 | info:',
      '3 |   title: Ferries',
      '  |          ^',
    ]);
  });

  it('has nothing above the first line and below blank ones', () => {
    expect(excerptOf(text, { line: 1, column: 1 })).toEqual(['1 | openapi: 3.1.0', '  | ^']);
    expect(excerptOf('a\n\nb', { line: 3, column: 1 })).toEqual(['3 | b', '  | ^']);
  });

  it('aligns line numbers', () => {
    const lines = excerptOf('a\n'.repeat(10), { line: 10, column: 1 });
    expect(lines).toEqual([' 9 | a', '10 | a', '   | ^']);
  });

  it.each(['\r\n', '\r', '\n'])('reads lines that end with %j', (lineBreak) => {
    const lines = excerptOf(text.replaceAll('\n', lineBreak), { line: 2, column: 5 });
    expect(lines).toEqual(['1 | openapi: 3.1.0', '2 | info:', '  |     ^']);
  });

  it('has the last line without a line break', () => {
    expect(excerptOf(text.trimEnd(), { line: 3, column: 3 })[1]).toBe('3 |   title: Ferries');
  });

  it('has a caret at the end if the column is beyond the line', () => {
    expect(excerptOf(text, { line: 2, column: 99 }).at(-1)).toBe('  |      ^');
  });

  it('has no caret without a column', () => {
    expect(excerptOf(text, { line: 2 })).toEqual(['1 | openapi: 3.1.0', '2 | info:']);
  });

  it.each([
    ['beyond the text', text, { line: 9, column: 1 }],
    ['unknown', text, {}],
  ])('is empty if the line is %s', (_, source, place) => {
    expect(excerptOf(source, place)).toEqual([]);
  });

  it('is empty for an unknown file', () => {
    expect(excerptOf('', { line: 2, column: 1 })).toEqual([]);
  });

  it('cuts long lines on both sides of the column', () => {
    const long = `${'a'.repeat(5000)}X${'b'.repeat(5000)}`;
    const [line = '', caret = ''] = excerptOf(long, { line: 1, column: 5001 });
    expect(line).toMatch(/^1 \| …a+Xb+…$/);
    expect(line.length).toBeLessThan(120);
    expect(caret.indexOf('^')).toBe(line.indexOf('X'));
  });

  it('shows the start of a line that is only a little longer', () => {
    const [line = ''] = excerptOf(`${'a'.repeat(80)}X`, { line: 1, column: 81 });
    expect(line).toBe(`1 | ${'a'.repeat(80)}X`);
  });

  it.each([
    ['tabs', '\t\tX', 'X'],
    ['wide characters', '船便: X', 'X'],
    ['emoji', '🚢🚢 X', 'X'],
  ])('aligns the caret after %s', (_, line, mark) => {
    const [shown = '', caret = ''] = excerptOf(line, { line: 1, column: line.indexOf(mark) + 1 });
    const wide = [...shown].filter((character) =>
      /[\u4e00-\u9fff\u{1f300}-\u{1faff}]/u.test(character),
    ).length;
    const columns = [...shown.slice(0, shown.indexOf(mark))].length + wide;
    expect(caret.indexOf('^')).toBe(columns);
  });

  it('aligns the caret after combining marks', () => {
    expect(excerptOf('e\u0301X', { line: 1, column: 3 })[1]).toBe('  |  ^');
  });

  it('replaces control characters and the halves of characters', () => {
    const [line = ''] = excerptOf('\u001b[31m\u0000\ud83d \u202eX', { line: 1, column: 3 });
    expect(line).toBe('1 | \ufffd[31m\ufffd\ufffd \ufffdX');
  });

  it('does not read each character of a long text', () => {
    const long = `${'a'.repeat(20_000_000)}\nb`;
    const place = { line: 1, column: 10_000_000 };
    const times = (run: () => unknown) =>
      Array.from({ length: 5 }, () => {
        const start = cpuTime();
        run();
        return cpuTime() - start;
      });
    const fastest = Math.min(...times(() => excerptOf(long, place)));
    expect(fastest).toBeLessThan(Math.min(...times(() => long.search(/[\r\n]/))) / 2);
  });
});
