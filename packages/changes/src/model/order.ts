import { compareText } from '@specshelf/base/compare-text';
import { type Change, type Impact, impacts } from './report.js';

/** Returns the most severe impact; `docs` if there is none. */
export function mostSevere(levels: Iterable<Impact>): Impact {
  const ranks = [...levels].map((impact) => impacts.indexOf(impact));
  return impacts[Math.min(...ranks, impacts.length - 1)] ?? 'docs';
}

/** Orders changes by impact, place and rule. */
export function compareChanges(first: Change, second: Change): number {
  return (
    impacts.indexOf(first.impact) - impacts.indexOf(second.impact) ||
    compareText(pointerOf(first), pointerOf(second)) ||
    compareText(first.rule, second.rule) ||
    compareText(first.id, second.id)
  );
}

function pointerOf({ before, after }: Change): string {
  return (after ?? before)?.pointer ?? '';
}
