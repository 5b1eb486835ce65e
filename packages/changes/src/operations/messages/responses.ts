import { compareTexts } from '../../document/lifecycle.js';
import { namedChildren, place } from '../../document/members.js';
import type { Located, Pair } from '../../model/comparison.js';
import { follow } from '../follow.js';
import { pairIn, reportIn, responseUse, type Scope } from '../scope.js';
import { compareHeaders } from './headers.js';
import { compareLinks } from './links.js';
import { compareContent } from './media-types.js';
import { coveringStatus, isRange, isSuccess, pairStatuses } from './statuses.js';

/** Compares the responses of two operations. */
export function compareResponses(
  before: Located | undefined,
  after: Located | undefined,
  scope: Scope,
): void {
  const old = new Map(namedChildren(before));
  const now = new Map(namedChildren(after));
  const declared = new Map([...old.keys()].map((status) => [status.toUpperCase(), status]));
  const paired = pairStatuses([...old.keys()], [...now.keys()]);
  for (const [from, to] of paired.pairs) {
    const [oldNode, newNode] = [old.get(from), now.get(to)];
    if (oldNode === undefined || newNode === undefined) continue;
    if (from.toUpperCase() !== to.toUpperCase()) {
      const known = declared.has(to.toUpperCase());
      reportRange({ status: from, node: oldNode }, { status: to, node: newNode }, known, scope);
    }
    compareResponse(oldNode, newNode, to, scope)?.usedBy(responseUse(scope, `response ${to}`));
  }
  for (const status of paired.removed) {
    const node = old.get(status);
    if (node !== undefined) reportRemoved(status, node, scope);
  }
  for (const status of paired.added) {
    const node = now.get(status);
    if (node === undefined) continue;
    const covering = coveringStatus(status, declared);
    reportAdded(status, node, covering !== undefined, scope);
    // Clients read a new code as they read the range that contained it.
    const covered = covering !== undefined && isRange(covering) ? old.get(covering) : undefined;
    if (covered === undefined) continue;
    const pair = compareResponse(covered, node, status, scope);
    pair?.usedBy(responseUse(scope, `response ${status}`));
  }
}

interface DeclaredResponse {
  /** A code, a range, or `default`. */
  readonly status: string;
  readonly node: Located;
}

/** Reports a code that became a range, or a range that became a code. A range that was declared before is no news. */
function reportRange(before: DeclaredResponse, after: DeclaredResponse, known: boolean, scope: Scope): void {
  const [from, to] = [before.status, after.status];
  const pair = pairIn(scope, `status ${from}`, { before: before.node, after: after.node }, (own) =>
    reportIn(own, scope, {
      rule: isRange(to) ? 'status-range-widened' : 'status-range-narrowed',
      action: 'changed',
      before: place(before.node),
      after: place(after.node),
      values: { from, to, status: to },
      ...(known ? { levels: { toServer: 'safe', toClient: 'safe' } } : {}),
    }),
  );
  pair.usedBy(responseUse(scope, `response ${to}`));
}

function reportRemoved(status: string, node: Located, scope: Scope): void {
  const rules = {
    default: 'default-response-removed',
    success: 'success-status-removed',
    error: 'error-status-removed',
  };
  const pair = pairIn(scope, `removed status ${status}`, { before: node, after: node }, (own) =>
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
  const pair = pairIn(scope, `added status ${status}`, { before: node, after: node }, (own) =>
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
  const members = (name: string) =>
    [follow(from, name, comparison.before), follow(to, name, comparison.after)] as const;
  return pairIn(scope, 'response', { before: from, after: to }, (pair) => {
    const values = { status };
    const texts = { comparison, rule: 'response-text-changed', names: ['description', 'summary'], values };
    compareTexts(pair, from, to, texts);
    compareHeaders(pair, ...members('headers'), scope);
    compareLinks(pair, ...members('links'), comparison);
    compareBodies(pair, from, to, { status, scope });
  });
}

interface ResponseOfStatus {
  readonly status: string;
  readonly scope: Scope;
}

function compareBodies(
  pair: Pair,
  before: Located,
  after: Located,
  { status, scope }: ResponseOfStatus,
): void {
  const from = follow(before, 'content', scope.comparison.before);
  const to = follow(after, 'content', scope.comparison.after);
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
