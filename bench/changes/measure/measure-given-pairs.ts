import { comparePair } from '../compare-pair.js';
import type { GivenPair } from '../pairs/given-pairs.js';

export interface GivenFigures {
  pairs: number;
  /** Pairs of which a document cannot be parsed, some of them on purpose. */
  unparsed: number;
  crashed: string[];
  /** Pairs that their authors call breaking, those of them without any change, and those without a breaking or risky one. */
  breaking: number;
  missed: string[];
  lower: string[];
}

/** Compares the pairs of other projects. */
export function measureGivenPairs(pairs: readonly GivenPair[]): GivenFigures {
  const figures: GivenFigures = {
    ...{ pairs: pairs.length, unparsed: 0, crashed: [] },
    ...{ breaking: 0, missed: [], lower: [] },
  };
  for (const pair of pairs) {
    try {
      const judged = comparePair(pair);
      if (judged === undefined) {
        figures.unparsed += 1;
      } else if (pair.expected === 'breaking') {
        figures.breaking += 1;
        const { breaking, risky } = judged.summary;
        if (judged.changes.length === 0) figures.missed.push(pair.name);
        else if (breaking + risky === 0) figures.lower.push(pair.name);
      }
    } catch {
      figures.crashed.push(pair.name);
    }
  }
  return figures;
}
