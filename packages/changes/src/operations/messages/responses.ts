import type { Located, Pair } from '../../comparison.js';
import { child, namedChildren, place } from '../../document/members.js';
import { compareTexts } from '../lifecycle.js';
import { pairIn, reportIn, responseUse, type Scope } from '../scope.js';
import { compareHeaders } from './headers.js';
import { compareLinks } from './links.js';
import { compareContent } from './media-types.js';
import { coveringStatus, isSuccess, pairStatuses } from './statuses.js';

/** Compares the responses of two operations. */
export function compareResponses(
  before: Located | undefined,
  after: Located | undefined,
  scope: Scope,
): void {
  const old = new Map(namedChildren(before));
  const now = new Map(namedChildren(after));
  const paired = pairStatuses([...old.keys()], [...now.keys()]);
  for (const [from, to] of paired.pairs) {
    const pair = compareResponse(old.get(from) as Located, now.get(to) as Located, to, scope);
    if (from !== to) {
      const ranges = pairIn(
        scope,
        `status ${from}`,
        old.get(from) as Located,
        now.get(to) as Located,
        (own) =>
          reportIn(own, scope, {
            rule: to.length === 3 && /x$/i.test(to) ? 'status-range-widened' : 'status-range-narrowed',
            action: 'changed',
            before: place(old.get(from)),
            after: place(now.get(to)),
            values: { from, to, status: to },
          }),
      );
      ranges.usedBy(responseUse(scope, `response ${to}`));
    }
    pair?.usedBy(responseUse(scope, `response ${to}`));
  }
  for (const status of paired.removed) reportRemoved(status, old.get(status) as Located, scope);
  for (const status of paired.added) {
    const covered = coveringStatus(status, [...old.keys()]) !== undefined;
    reportAdded(status, now.get(status) as Located, covered, scope);
  }
}

function reportRemoved(status: string, node: Located, scope: Scope): void {
  const rules = {
    default: 'default-response-removed',
    success: 'success-status-removed',
    error: 'error-status-removed',
  };
  const pair = pairIn(scope, `removed status ${status}`, node, node, (own) =>
    reportIn(own, scope, {
      rule: rules[kindOf(status)],
      action: 'removed',
      before: place(node),
      values: { status },
    }),
  );
  pair.usedBy(responseUse(scope, `response ${status}`));
}

function reportAdded(status: string, node: Located, covered: boolean, scope: Scope): void {
  const rules = {
    default: 'default-response-added',
    success: 'success-status-added',
    error: 'error-status-added',
  };
  const pair = pairIn(scope, `added status ${status}`, node, node, (own) =>
    reportIn(own, scope, {
      rule: rules[kindOf(status)],
      action: 'added',
      after: place(node),
      values: { status },
      ...(covered ? { levels: { toServer: 'safe', toClient: 'safe' } } : {}),
    }),
  );
  pair.usedBy(responseUse(scope, `response ${status}`));
}

function kindOf(status: string): 'default' | 'success' | 'error' {
  if (status === 'default') return 'default';
  return isSuccess(status) ? 'success' : 'error';
}

function compareResponse(before: Located, after: Located, status: string, scope: Scope): Pair | undefined {
  const { comparison } = scope;
  const from = comparison.before.resolve(before);
  const to = comparison.after.resolve(after);
  if (comparison.equal(from.value, to.value)) return undefined;
  return pairIn(scope, 'response', from, to, (pair) => {
    const values = { status };
    const texts = { rule: 'response-text-changed', names: ['description', 'summary'], values };
    compareTexts(pair, from, to, texts, comparison);
    compareHeaders(pair, child(from, 'headers'), child(to, 'headers'), scope);
    compareLinks(pair, child(from, 'links'), child(to, 'links'), comparison);
    compareBodies(pair, from, to, status, scope);
  });
}

function compareBodies(pair: Pair, before: Located, after: Located, status: string, scope: Scope): void {
  const from = child(before, 'content');
  const to = child(after, 'content');
  const had = namedChildren(from).length > 0;
  const has = namedChildren(to).length > 0;
  if (had && has) {
    pair.contains(compareContent(from, to, 'response', scope));
    return;
  }
  if (had === has) return;
  reportIn(pair, scope, {
    rule: has ? 'response-body-added' : 'response-body-removed',
    action: has ? 'added' : 'removed',
    before: place(from ?? before),
    after: place(to ?? after),
    values: { status },
  });
}
