import { comparePair } from '../compare-pair.js';
import type { GivenPair } from '../pairs/given-pairs.js';

export interface GivenFigures {
  pairs: number;
  /** Pairs of which a document cannot be parsed, some of them on purpose. */
  unparsed: number;
  crashed: string[];
  /** Pairs that their authors call breaking, and those of them without a breaking or risky change. */
  breaking: number;
  missed: string[];
}

/** Compares the pairs of other projects. */
export function measureGivenPairs(pairs: readonly GivenPair[]): GivenFigures {
  const figures: GivenFigures = { pairs: pairs.length, unparsed: 0, crashed: [], breaking: 0, missed: [] };
  for (const pair of pairs) {
    try {
      const judged = comparePair(pair);
      if (judged === undefined) {
        figures.unparsed += 1;
      } else if (pair.expected === 'breaking') {
        figures.breaking += 1;
        if (judged.summary.breaking + judged.summary.risky === 0) figures.missed.push(pair.name);
      }
    } catch {
      figures.crashed.push(pair.name);
    }
  }
  return figures;
}
