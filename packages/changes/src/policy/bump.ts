import type { Bump, Change } from '../model/report.js';

/** Returns the next version number that the changes need: what breaks is major, and what is new is minor. */
export function bumpOf(changes: Iterable<Pick<Change, 'impact' | 'category' | 'action'>>): Bump {
  let bump: Bump = 'none';
  for (const { impact, category, action } of changes) {
    if (impact === 'breaking' && category === 'wire') return 'major';
    if (impact === 'risky' || (impact === 'safe' && action !== 'removed') || impact === 'breaking')
      bump = 'minor';
    else if (bump === 'none') bump = 'patch';
  }
  return bump;
}
