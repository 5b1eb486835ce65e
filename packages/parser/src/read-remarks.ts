import type { JSONValue } from './json.js';
import { countNames, repeatedNames } from './json-names.js';
import { jsonSpans } from './json-spans.js';
import { largeNumbers, losesDigits } from './large-numbers.js';
import type { ParserLimits } from './limits.js';
import type { Remark } from './remark.js';
import { positionsOf } from './spans.js';
import { yamlSpansOf } from './yaml-spans-of.js';

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
  format: 'json' | 'yaml',
  value: JSONValue,
  limits: ParserLimits,
): Remark[] {
  const large = largeNumbers(value, mostNumbers);
  const spans = format === 'json' ? jsonSpans(text, large) : yamlSpansOf(text, large, limits.yamlDepth);
  return large.flatMap((at, index): Remark[] => {
    const span = spans[index];
    const written = span === undefined ? '' : text.slice(span.start, span.end).trim();
    if (!losesDigits(written)) {
      return [];
    }
    const shown = written.length > 60 ? `${written.slice(0, 60)}…` : written;
    const message = `The number ${shown} has more digits than JSON readers keep: it is read as ${Number(written)}. Write it as text`;
    return [{ code: 'number-precision', severity: 'warning', message, at }];
  });
}

/** More than anybody lists; whoever has more of them hears of these. */
const mostNumbers = 10_000;
