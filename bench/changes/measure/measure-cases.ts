import type { Impact } from '@specshelf/changes';
import type { Case } from '../pairs/pair.js';
import type { Tool } from '../tools.js';

/** The verdicts of a tool about cases with an expectation. */
export interface CaseFigures {
  tool: string;
  /** Names of rewrites and of breaking changes. */
  counts: { equivalent: number; breaking: number };
  /** Names of equivalent cases with a breaking or risky change. */
  falseAlarms: string[];
  /** Names of breaking cases without a breaking change. */
  missed: string[];
  /** Names of cases in which the tool failed. */
  failed: string[];
}

/** Compares all cases with a tool. */
export async function measureCases(tool: Tool, cases: readonly Case[]): Promise<CaseFigures> {
  const figures: CaseFigures = {
    tool: tool.name,
    counts: { equivalent: 0, breaking: 0 },
    falseAlarms: [],
    missed: [],
    failed: [],
  };
  for (const each of cases) {
    const { name, expected } = each;
    figures.counts[expected] += 1;
    const impacts = await tool.compare(each).then(
      ({ impacts }) => new Set<Impact>(impacts),
      () => undefined,
    );
    if (impacts === undefined) figures.failed.push(name);
    else if (expected === 'breaking' && !impacts.has('breaking')) figures.missed.push(name);
    else if (expected === 'equivalent' && (impacts.has('breaking') || impacts.has('risky')))
      figures.falseAlarms.push(name);
  }
  return figures;
}
