import { type Impact, impacts } from '@specshelf/changes';
import type { Comparison } from '../report/report.js';
import { listText } from './count-text.js';

const nouns: Readonly<Record<Impact, string>> = {
  breaking: 'breaking',
  risky: 'risky',
  safe: 'safe',
  docs: 'documentation',
};

/** Returns the numbers of changes as a sentence, such as `2 breaking and 14 safe changes from a.yaml to b.yaml.` */
export function comparisonText({ summary, complete, before, after, bump }: Comparison): string {
  const parts = impacts.filter((impact) => summary[impact] > 0);
  if (parts.length === 0) return `No changes ${complete ? '' : 'found '}from ${before} to ${after}.`;
  const counts = parts.map((impact) => `${summary[impact]} ${nouns[impact]}`);
  const total = parts.reduce((sum, impact) => sum + summary[impact], 0);
  return `${listText(counts)} ${total === 1 ? 'change' : 'changes'} from ${before} to ${after}.${complete ? bumpOf(bump) : ''}`;
}

const bumpOf = (bump: string) => (bump === 'none' ? '' : ` By semantic versioning: ${bump}.`);
