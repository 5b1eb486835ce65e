import type { SourceFile } from '../files/source-file.js';
import { findSpans, type Span } from '../positions/find-spans.js';

/** Parents deeper than this are not searched: a hostile text has deep pointers with many parents each. */
const deepestParent = 40;

/**
 * Locates the values at some pointers in a valid text. Uses the nearest parent for values without a place of their own, which
 * come from an alias or a merge key, or are not in the text. Undefined where only the whole text remains.
 */
export function nearestSpans(
  file: Pick<SourceFile, 'text' | 'format' | 'indent'>,
  pointers: readonly (readonly string[])[],
  yamlDepth: number,
): (Span | undefined)[] {
  const wanted = pointers.flatMap((pointer) => [...parentsOf(pointer), pointer]);
  const found = wanted.length === 0 ? [] : findSpans(file, wanted, yamlDepth);
  let end = 0;
  return pointers.map((pointer) => {
    const start = end;
    end += Math.min(Math.max(pointer.length - 1, 0), deepestParent) + 1;
    return found.slice(start, end).findLast((span) => span !== undefined);
  });
}

/** The parents of a pointer, the outermost first, without the whole document. */
const parentsOf = (pointer: readonly string[]) =>
  pointer.slice(1, deepestParent + 1).map((_, index) => pointer.slice(0, index + 1));
