import type { LineRange, SourceLine } from '../ports/source-lines.js';
import type { IndexedText } from './indexed-text.js';
import { isInBlockScalar } from './is-in-block-scalar.js';
import { isInJSONString } from './is-in-json-string.js';
import { referencesIn } from './references-in.js';

/** The most characters of a range, and the width of lines in a range with more. */
const most = 100_000;
const narrow = 400;

/** Returns the lines of a range. Their total length is limited, however long they are. */
export function linesOfRange(
  text: IndexedText,
  format: 'json' | 'yaml',
  { from, to, width, focus }: LineRange,
): SourceLine[] {
  const found = text.linesBetween(from, to);
  const length = found.reduce((sum, { start, end }) => sum + Math.min(end - start, width), 0);
  const shared = length > most ? Math.min(width, narrow) : width;
  return found.map(({ number, start, end }) => {
    const isFocused = focus?.line === number;
    const part = partOf(text.text, { start, end }, isFocused ? width : shared, isFocused ? focus.column : 1);
    const line = text.text.slice(part.start, part.end);
    return {
      number,
      text: line,
      column: part.start - start + 1,
      length: end - start,
      inString:
        format === 'json' ? isInJSONString(text.text, start, part.start) : isInBlockScalar(text, number),
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
