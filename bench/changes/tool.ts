import { applyPolicy, compareSpecifications, defaultPolicy, type Impact } from '@specshelf/changes';
import { readDocument } from '../../packages/changes/test/support/read-document.js';
import type { Pair } from './pairs/pair.js';

/** The day of all comparisons. */
export const today = '2026-11-26';

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
  compare: async ({ name, before, after }) => {
    const [older, newer] = [readDocument(before), readDocument(after)];
    if (older === undefined || newer === undefined) throw new Error(`${name} cannot be parsed.`);
    const { changes } = applyPolicy(compareSpecifications(older, newer, { today }), defaultPolicy);
    return { impacts: changes.map(({ impact }) => impact) };
  },
};
