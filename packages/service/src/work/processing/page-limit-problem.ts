import { maxPages, type Outline, pageCountsOf } from '@specshelf/generator';
import type { Problem } from '@specshelf/parser';

/** Returns a warning for a document with more pages than a revision may have. */
export function pageLimitProblem(outline: Outline): Problem | undefined {
  const counts = pageCountsOf(outline);
  const [byTag, byOperation] = [counts['by-tag'], counts['by-operation']];
  if (byOperation <= maxPages) return undefined;
  const shown = `computed content has only the first ${maxPages}`;
  return byTag > maxPages
    ? problem(
        `This document has ${byTag} pages for its tags and headings; ${shown}. Declare fewer tags.`,
        '/tags',
      )
    : problem(
        `This document has ${byOperation} pages with a page for each operation; ${shown}. Group by tag (${byTag} pages), or split the document.`,
        '/paths',
      );
}

function problem(message: string, pointer: string): Problem {
  return { severity: 'warning', code: 'limit-pages', message, pointer };
}
