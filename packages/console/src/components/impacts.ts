import type { Schema } from '@specshelf/contract';
import { pluralize } from './pluralize.js';

export type Change = Schema<'OpenAPISpecChange'>;
export type Impact = Schema<'ChangeImpact'>;
export type ChangeSummary = Schema<'ChangeSummary'>;

interface ImpactView {
  impact: Impact;
  /** The heading of a group of changes. */
  name: string;
  /** What a client of the API has to do. */
  meaning: string;
  /** The class of its mark. */
  tone: string;
}

/** The impacts as pages show them, most severe first. */
export const impactViews: readonly ImpactView[] = [
  {
    impact: 'breaking',
    name: 'Breaking',
    meaning: 'Clients fail until they are changed.',
    tone: 'bad',
  },
  {
    impact: 'risky',
    name: 'Risky',
    meaning: 'Clients may fail: check how they use these parts.',
    tone: 'warn',
  },
  { impact: 'safe', name: 'Safe', meaning: 'Clients continue to work without a change.', tone: 'good' },
  { impact: 'docs', name: 'Texts', meaning: 'Only texts and names differ.', tone: '' },
];

/** Returns the number of all changes. */
export function countChanges(summary: ChangeSummary): number {
  return summary.breaking + summary.risky + summary.safe + summary.docs;
}

/** Returns what semantic versioning asks for, as a sentence without a period. */
export function bumpText(bump: Schema<'ChangeBump'>): string {
  return bump === 'none' ? 'No change of the version number' : `Calls for a new ${bump} version`;
}

/** Returns the view of an impact. */
export function viewOf(impact: Impact): ImpactView | undefined {
  return impactViews.find((view) => view.impact === impact);
}

/** Returns the numbers of changes as phrases, most severe first, without those that are 0. */
export function countTexts(summary: ChangeSummary): string[] {
  const present = impactViews.filter(({ impact }) => summary[impact] > 0);
  return present.map(({ impact }) => countText(impact, summary[impact]));
}

/** Returns a number of changes as a phrase, such as `2 breaking` or `1 text`. */
export function countText(impact: Impact, count: number): string {
  return impact === 'docs' ? pluralize(count, 'text') : `${count} ${impact}`;
}
