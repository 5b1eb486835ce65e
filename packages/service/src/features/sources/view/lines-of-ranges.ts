import type { LineRange, SourceLine } from '../../../base/ports/work/source-lines.js';
import type { IndexedText } from './indexed-text.js';
import { isInBlockScalar } from './is-in-block-scalar.js';
import { JSONStrings } from './json-strings.js';
import { referencesIn } from './references-in.js';

/** The most characters of a range, and the width of lines in a range with more. */
const most = 100_000;
const narrow = 400;

/** Returns the lines of ranges. Reads each line of a text once, however many ranges have a part of it. */
export function linesOfRanges(
  text: IndexedText,
  format: 'json' | 'yaml',
  ranges: readonly LineRange[],
): SourceLine[][] {
  const strings = new JSONStrings(text.text);
  const output = ranges.map((): SourceLine[] => []);
  const inOrder = ranges.map((range, index) => ({ range, index }));
  inOrder.sort((a, b) => compareRanges(a.range, b.range));
  let last: { from: number; to: number; lines: LineOffsets[] } | undefined;
  for (const { range, index } of inOrder) {
    const { from, to } = range;
    if (last?.from !== from || last.to !== to) last = { from, to, lines: text.linesBetween(from, to) };
    output[index] = linesOfRange(text, last.lines, range, (line, offset) =>
      format === 'json' ? strings.isInside(line.start, offset) : isInBlockScalar(text, line.number),
    );
  }
  return output;
}

type LineOffsets = ReturnType<IndexedText['linesBetween']>[number];

function compareRanges(a: LineRange, b: LineRange): number {
  const inLines = a.from - b.from || a.to - b.to;
  return inLines || (a.focus?.line ?? 0) - (b.focus?.line ?? 0) || columnOf(a) - columnOf(b);
}

function columnOf({ focus }: LineRange): number {
  return focus?.column ?? 1;
}

/** Returns the lines of a range. Their total length is limited, however long they are. */
function linesOfRange(
  text: IndexedText,
  found: readonly LineOffsets[],
  { width, focus }: LineRange,
  isInString: (line: LineOffsets, offset: number) => boolean,
): SourceLine[] {
  const length = found.reduce((sum, { start, end }) => sum + Math.min(end - start, width), 0);
  const shared = length > most ? Math.min(width, narrow) : width;
  return found.map((place) => {
    const { number, start, end } = place;
    const isFocused = focus?.line === number;
    const part = partOf(text.text, place, isFocused ? width : shared, isFocused ? focus.column : 1);
    const line = text.text.slice(part.start, part.end);
    return {
      number,
      text: line,
      column: part.start - start + 1,
      length: end - start,
      inString: isInString(place, part.start),
      references: referencesIn(line),
    };
  });
}

/** Returns the part of a long line around a column, without half of a character at its ends. */
function partOf(
  text: string,
  { start, end }: { start: number; end: number },
  width: number,
  column: number,
): { start: number; end: number } {
  const wanted = Math.min(start + column - 1, end);
  const isAtStart = wanted - start < (width * 3) / 4;
  const first = isAtStart ? start : Math.max(start, Math.min(wanted - Math.floor(width / 2), end - width));
  return { start: wholeCharacter(text, first), end: wholeCharacter(text, Math.min(end, first + width)) };
}

function wholeCharacter(text: string, at: number): number {
  const [before, after] = [text.charCodeAt(at - 1), text.charCodeAt(at)];
  const isInside = before >= 0xd800 && before < 0xdc00 && after >= 0xdc00 && after < 0xe000;
  return isInside ? at - 1 : at;
}
