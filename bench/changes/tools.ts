import type { Impact } from '@specshelf/changes';
import { comparePair } from './compare-pair.js';
import type { Pair } from './pairs/pair.js';

interface Comparison {
  /** The impact of each entry. */
  impacts: Impact[];
  /** Peak memory of its process in MB, if it has one of its own. */
  peak?: number;
}

/** A program that compares two documents. */
export interface Tool {
  name: string;
  compare(pair: Pair): Promise<Comparison>;
}

export const ours: Tool = {
  name: 'ours',
  compare: async (pair) => {
    const judged = comparePair(pair);
    if (judged === undefined) throw new Error(`${pair.name} cannot be parsed.`);
    return { impacts: judged.changes.map(({ impact }) => impact) };
  },
};
