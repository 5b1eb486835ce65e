interface Group {
  rule: string;
  directions: { toServer?: Impact; toClient?: Impact };
  category: string;
  action: string;
  count: number;
}

const impacts = ['breaking', 'risky', 'safe', 'docs'] as const;
type Impact = (typeof impacts)[number];

const optional = new Set(['sunset-missing', 'version-not-raised', 'version-lowered', 'extension-changed']);

/** Sums up the stored changes of a version, as they are without settings. */
export function changesOf(stored: { from: string; tally: { groups: Group[] } }) {
  const summary = { breaking: 0, risky: 0, safe: 0, docs: 0 };
  let bump = 'none';
  for (const { rule, directions, category, action, count } of stored.tally.groups) {
    if (optional.has(rule)) continue;
    const levels = Object.values(directions);
    const impact = impacts.find((each) => levels.includes(each)) ?? 'docs';
    summary[impact] += count;
    if (bump === 'major') continue;
    if (impact === 'breaking' && category === 'wire') bump = 'major';
    else if (impact === 'breaking' || impact === 'risky' || (impact === 'safe' && action !== 'removed'))
      bump = 'minor';
    else if (bump === 'none') bump = 'patch';
  }
  return { from: stored.from, summary, bump };
}
