import { eastAsianWidth } from 'get-east-asian-width';
import { printable } from './printable.js';

/** Number of terminal columns of a line that are shown. */
const mostColumns = 100;

/** Number of terminal columns before the marked one if the start of the line is cut. */
const columnsBefore = 40;

/** Number of UTF-16 units that are read on each side of a place. Longer lines are cut anyway. */
const mostUnits = 400;

const tab = '  ';
const omission = '…';

interface Place {
  line?: number | undefined;
  column?: number | undefined;
}

/** Prints the lines of a text at a place: the line above, the line, and a caret below the column. Empty if there is no such line. */
export function excerptOf(text: string, { line, column }: Place): string[] {
  const lines = line === undefined ? undefined : findLines(text, line);
  if (line === undefined || lines === undefined) return [];
  const { above, own } = lines;
  const at = Math.min(Math.max(0, (column ?? 1) - 1), own.length);
  const start = startOf(own, at);
  const print = (label: string | number, shown: string) =>
    `${String(label).padStart(String(line).length)} | ${shown}`.trimEnd();
  const printed = [print(line, cut(own, start))];
  if (above.trim() !== '') printed.unshift(print(line - 1, cut(above, start)));
  if (column !== undefined) printed.push(print('', `${' '.repeat(offsetOf(own, start, at))}^`));
  return printed;
}

/** Finds a line and the one above without splitting the text, which can be long. */
function findLines(text: string, line: number): { above: string; own: string } | undefined {
  const lineBreak = /\r\n?|\n/g;
  let [previous, start] = [0, 0];
  for (let number = 1; number < line; number += 1) {
    if (!lineBreak.test(text)) return undefined;
    [previous, start] = [start, lineBreak.lastIndex];
  }
  const own = text.slice(start, endOfLine(text, start));
  return { above: text.slice(previous, start).replace(/[\r\n]+$/, ''), own };
}

/** Returns the index of the next line break, or the length. A regular expression would take a hundred times as long for a long line. */
function endOfLine(text: string, start: number): number {
  const ends = [text.indexOf('\n', start), text.indexOf('\r', start)].filter((end) => end !== -1);
  return Math.min(...ends, text.length);
}

/** Returns the index of the first shown character: 0 unless the place would be too far to the right. */
function startOf(line: string, at: number): number {
  const first = Math.max(0, at - mostUnits);
  const before = charactersOf(line.slice(first, at));
  let columns = first === 0 ? widthOf(before) : Number.POSITIVE_INFINITY;
  if (columns < mostColumns - columnsBefore / 4) return 0;
  columns = 0;
  let start = at;
  for (const character of before.reverse()) {
    columns += widthOf([character]);
    if (columns > columnsBefore) break;
    start -= character.length;
  }
  return start;
}

/** Prints a line from an index on. */
function cut(line: string, start: number): string {
  const isCut = start > 0;
  let shown = isCut ? omission : '';
  let columns = shown.length;
  for (const character of charactersOf(line.slice(start, start + mostUnits))) {
    columns += widthOf([character]);
    if (columns > mostColumns) return `${shown}${omission}`;
    shown += displayed(character);
  }
  return start + mostUnits < line.length ? `${shown}${omission}` : shown;
}

/** Returns the terminal columns before a place in a cut line. */
const offsetOf = (line: string, start: number, at: number) =>
  (start > 0 ? omission.length : 0) + widthOf(charactersOf(line.slice(start, at)));

/** Splits into code points. The halves of surrogate pairs that were cut are characters, too. */
const charactersOf = (text: string) => [...text];

const displayed = (character: string) => (character === '\t' ? tab : printable(character.toWellFormed()));

const widthOf = (characters: readonly string[]) =>
  characters.reduce((sum, character) => sum + columnsOf(character), 0);

function columnsOf(character: string): number {
  if (character === '\t') return tab.length;
  return /^[\p{Mn}\p{Me}]/u.test(character) ? 0 : eastAsianWidth(character.codePointAt(0) ?? 0);
}
