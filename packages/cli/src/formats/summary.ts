import { type Impact, impacts } from '@specshelf/changes';
import type { DiffReport } from '../report/diff-report.js';

const nouns: Readonly<Record<Impact, string>> = {
  breaking: 'breaking',
  risky: 'risky',
  safe: 'safe',
  docs: 'documentation',
};

/** Returns the numbers of changes as a sentence, such as `2 breaking and 14 safe changes.` */
export function summaryOf({ judged, before, after }: DiffReport): string {
  const parts = impacts.filter((impact) => judged.summary[impact] > 0);
  const { complete } = judged;
  if (parts.length === 0) return `No changes ${complete ? '' : 'found '}from ${before} to ${after}.`;
  const counts = parts.map((impact) => `${judged.summary[impact]} ${nouns[impact]}`);
  const total = parts.reduce((sum, impact) => sum + judged.summary[impact], 0);
  return `${listOf(counts)} ${total === 1 ? 'change' : 'changes'} from ${before} to ${after}.${complete ? bumpOf(judged.bump) : ''}`;
}

const bumpOf = (bump: string) => (bump === 'none' ? '' : ` By semantic versioning: ${bump}.`);

function listOf(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** Says that a comparison is incomplete. */
export const incompleteText = 'Not all changes are listed: the comparison reached a limit.';
