import { positionsOf, type Span } from '../positions/spans.js';
import type { ParserLimits } from '../problems/limits.js';
import type { Remark } from '../problems/text-problem.js';
import { countNames, repeatedNames } from './json-names.js';
import { type LargeNumber, losesDigits, lossyValues } from './large-numbers.js';

/** JSON lets an object use a name twice, and the last one wins. There are more names in the text then than in the value. */
export function repeatedNameRemarks(text: string, members: number, limits: ParserLimits): Remark[] {
  if (countNames(text) === members) {
    return [];
  }
  const repeated = repeatedNames(text);
  const lines = positionsOf(
    text,
    repeated.slice(0, limits.problems).map(({ first }) => first),
  );
  return repeated.map(({ name, tokens, second }, index): Remark => {
    const message = `The name ${JSON.stringify(name)} is already used on line ${lines[index]?.line ?? '?'}: the last one counts`;
    return { code: 'duplicate-name', severity: 'warning', message, at: tokens, offset: second };
  });
}

/** Numbers of which a double does not hold every digit. */
export function numberRemarks(
  text: string,
  large: readonly LargeNumber[],
  spansOf: (places: string[][]) => (Span | undefined)[],
): Remark[] {
  const places = large.map(({ at }) => at);
  const spans = places.length === 0 ? [] : spansOf(places);
  return places.flatMap((at, index): Remark[] => {
    const span = spans[index];
    const written = span === undefined ? '' : text.slice(span.start, span.end).trim();
    return span !== undefined && losesDigits(written) ? [numberRemark(written, at, span.at)] : [];
  });
}

function numberRemark(written: string, at: string[], offset: number): Remark {
  const shown = written.length > 60 ? `${written.slice(0, 60)}…` : written;
  const message = `The number ${shown} has more digits than JSON readers keep: it is read as ${Number(written)}. Write it as text`;
  return { code: 'number-precision', severity: 'warning', message, at, offset };
}

/** Those of which the text says more than a double holds: to look at the text is less work than to find their places. */
export function writtenLarger(text: string, large: readonly LargeNumber[]): readonly LargeNumber[] {
  if (large.length === 0) {
    return large;
  }
  const values = lossyValues(text);
  return large.filter(({ value }) => values.has(value));
}
