import { yamlSpans } from '../yaml/parse-yaml.js';
import type { Span } from './spans.js';
import { yamlLineSpans } from './yaml-line-spans.js';

/** Where the values at these pointers stand. What indentation does not show is found by parsing the text again. */
export function yamlSpansOf(
  text: string,
  pointers: readonly (readonly string[])[],
  depth: number,
): (Span | undefined)[] {
  const spans = yamlLineSpans(text, pointers);
  const left = [...spans.keys()].filter((index) => spans[index] === undefined);
  const others =
    left.length === 0
      ? []
      : yamlSpans(
          text,
          left.map((index) => pointers[index] ?? []),
          depth,
        );
  left.forEach((index, place) => {
    spans[index] = others[place];
  });
  return spans;
}
