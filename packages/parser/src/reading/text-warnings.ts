import type { Span } from '../positions/find-spans.js';
import type { ParserLimits } from '../problems/limits.js';
import type { TextProblem } from '../problems/text-problem.js';
import { lineColumnsOf } from '../text/line-column.js';
import { type LargeNumber, losesDigits, lossyValues } from './large-numbers.js';
import { countNames, repeatedNames } from './repeated-names.js';

/** Warns of repeated names, which JSON allows (the last one wins). The text then has more names than the value. */
export function repeatedNameWarnings(text: string, members: number, limits: ParserLimits): TextProblem[] {
  if (countNames(text) === members) return [];
  const repeated = repeatedNames(text);
  const firsts = repeated.slice(0, limits.problems).map(({ first }) => first);
  const lines = lineColumnsOf(text, firsts);
  return repeated.map(({ name, tokens, second }, index): TextProblem => {
    const message = `The name ${JSON.stringify(name)} is already used on line ${lines[index]?.line ?? '?'}: the last value is used`;
    return { code: 'duplicate-name', severity: 'warning', message, at: tokens, offset: second };
  });
}

/** Warns of numbers that lose digits as a double. */
export function numberWarnings(
  text: string,
  large: readonly LargeNumber[],
  findSpans: (pointers: string[][]) => (Span | undefined)[],
): TextProblem[] {
  const pointers = large.map(({ at }) => at);
  const spans = pointers.length === 0 ? [] : findSpans(pointers);
  return pointers.flatMap((at, index): TextProblem[] => {
    const span = spans[index];
    const written = span === undefined ? '' : text.slice(span.start, span.end).trim();
    return span !== undefined && losesDigits(written) ? [numberWarning(written, at, span.at)] : [];
  });
}

function numberWarning(written: string, at: string[], offset: number): TextProblem {
  const shown = written.length > 60 ? `${written.slice(0, 60)}…` : written;
  const message = `The number ${shown} has more digits than JSON parsers preserve: it becomes ${Number(written)}. Write it as a string`;
  return { code: 'number-precision', severity: 'warning', message, at, offset };
}

/** Keeps the numbers that may lose digits: scanning the text is faster than locating all large numbers. */
export function lossyNumbers(text: string, large: readonly LargeNumber[]): readonly LargeNumber[] {
  if (large.length === 0) return large;
  const values = lossyValues(text);
  return large.filter(({ value }) => values.has(value));
}
