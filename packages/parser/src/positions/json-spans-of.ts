import { jsonLineSpans } from './json-line-spans.js';
import { jsonSpans } from './json-spans.js';
import type { Span } from './spans.js';

/** Where the values at these pointers stand. What lines do not show is found by going through the text. */
export function jsonSpansOf(
  text: string,
  pointers: readonly (readonly string[])[],
  indent: number | undefined,
): (Span | undefined)[] {
  if (indent === undefined || indent === 0) {
    return jsonSpans(text, pointers);
  }
  const spans = jsonLineSpans(text, pointers, indent);
  const left = [...spans.keys()].filter((index) => spans[index] === undefined);
  const others =
    left.length === 0
      ? []
      : jsonSpans(
          text,
          left.map((index) => pointers[index] ?? []),
        );
  left.forEach((index, place) => {
    spans[index] = others[place];
  });
  return spans;
}
