import type { SourceFile } from '../files/source-file.js';
import { jsonLineSpans } from './json-line-spans.js';
import { jsonSpans } from './json-spans.js';
import type { Span } from './span.js';
import { yamlLineSpans } from './yaml-line-spans.js';
import { yamlNodeSpans } from './yaml-node-spans.js';

export type { Span } from './span.js';

type Spans = (Span | undefined)[];
type Pointers = readonly (readonly string[])[];

/**
 * Locates the values at some pointers in a valid text. The only entry of this folder.
 *
 * Scans the text, because parsers that preserve positions take several times as long; only values that the faster scan
 * cannot locate are searched by the slower one. See docs/decisions/0041-locate-problems-by-scanning-the-text.md
 */
export function findSpans(
  { text, format, indent }: Pick<SourceFile, 'text' | 'format' | 'indent'>,
  pointers: Pointers,
  yamlDepth: number,
): Spans {
  if (format !== 'json') {
    return withFallback(yamlLineSpans(text, pointers), pointers, (rest) =>
      yamlNodeSpans(text, rest, yamlDepth),
    );
  }
  return indent === undefined || indent === 0
    ? jsonSpans(text, pointers)
    : withFallback(jsonLineSpans(text, pointers, indent), pointers, (rest) => jsonSpans(text, rest));
}

function withFallback(spans: Spans, pointers: Pointers, findRest: (pointers: Pointers) => Spans): Spans {
  const missing = [...spans.keys()].filter((index) => spans[index] === undefined);
  if (missing.length === 0) return spans;
  const found = findRest(missing.map((index) => pointers[index] ?? []));
  missing.forEach((index, place) => {
    spans[index] = found[place];
  });
  return spans;
}
