import { differ, place } from '../../document/members.js';
import type { Comparison, Located, Pair } from '../../model/comparison.js';
import { entriesOf } from '../follow.js';

const members = ['operationId', 'operationRef', 'parameters', 'requestBody', 'server'];

/** Compares the links of two responses. */
export function compareLinks(
  pair: Pair,
  before: Located | undefined,
  after: Located | undefined,
  comparison: Comparison,
): void {
  const old = new Map(entriesOf(before));
  const now = new Map(entriesOf(after));
  const levels = (level: 'docs' | 'risky') => ({ toServer: level, toClient: level });
  for (const [name, node] of old) {
    const match = now.get(name);
    const from = comparison.before.resolve(node);
    if (match === undefined) {
      const finding = { rule: 'link-removed', action: 'removed' as const, before: place(from) };
      pair.report({ ...finding, values: { name }, levels: levels('risky') });
      continue;
    }
    const to = comparison.after.resolve(match);
    if (!differ(from, to, members, comparison.equal)) continue;
    const finding = {
      rule: 'link-changed',
      action: 'changed' as const,
      before: place(from),
      after: place(to),
    };
    pair.report({ ...finding, values: { name }, levels: levels('risky') });
  }
  for (const [name, node] of now) {
    if (old.has(name)) continue;
    const finding = { rule: 'link-added', action: 'added' as const, after: place(node) };
    pair.report({ ...finding, values: { name }, levels: levels('docs') });
  }
}
