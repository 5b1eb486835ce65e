import { place } from '../document/members.js';
import type { Located, Pair } from '../model/comparison.js';
import { entriesOf } from './follow.js';
import { type PathNode, readPaths } from './read-operations.js';
import { invertedRoles, type Roles, usualRoles } from './roles.js';
import { type NamedPart, pairIn, type Scope } from './scope.js';

/** Compares the callbacks of two operations. Their requests are to the client. */
export function compareCallbacks(
  before: Located | undefined,
  after: Located | undefined,
  own: Pair,
  scope: Scope,
): void {
  const old = new Map(entriesOf(before));
  const now = new Map(entriesOf(after));
  for (const [name, node] of old) {
    const match = now.get(name);
    if (match === undefined) {
      own.report({ rule: 'callback-removed', action: 'removed', before: place(node), values: { name } });
    } else compareCallback(node, match, { name, own, scope });
  }
  for (const [name, node] of now) {
    if (!old.has(name)) {
      own.report({ rule: 'callback-added', action: 'added', after: place(node), values: { name } });
    }
  }
}

interface NamedCallback extends NamedPart {
  /** The pair of the operations that have the callback. */
  readonly own: Pair;
}

function compareCallback(before: Located, after: Located, callback: NamedCallback): void {
  const { name, own, scope } = callback;
  const { comparison } = scope;
  const from = comparison.before.resolve(before);
  const to = comparison.after.resolve(after);
  if (comparison.equal(from.value, to.value)) return;
  const old = readPaths(from, comparison.before);
  const now = readPaths(to, comparison.after);
  const rest = new Map(now.map((path) => [path.path, path]));
  for (const path of old) {
    const match = rest.get(path.path) ?? (old.length === 1 && now.length === 1 ? now[0] : undefined);
    if (match !== undefined) rest.delete(match.path);
    if (match === undefined) reportExpression(path, undefined, callback);
    else {
      if (match.path !== path.path) reportExpression(path, match, callback);
      compareRequests(path, match, callback);
    }
  }
  for (const path of rest.values()) {
    own.report({ rule: 'callback-added', action: 'added', after: place(path.node), values: { name } });
  }
}

function reportExpression(before: PathNode, after: PathNode | undefined, { name, own }: NamedCallback): void {
  own.report({
    rule: after === undefined ? 'callback-removed' : 'callback-expression-changed',
    action: after === undefined ? 'removed' : 'changed',
    before: place(before.node),
    after: place(after?.node),
    values: { name, from: before.path, to: after?.path },
  });
}

function compareRequests(before: PathNode, after: PathNode, { name, own, scope }: NamedCallback): void {
  const roles: Roles = scope.roles === usualRoles ? invertedRoles : usualRoles;
  const prefix = `${scope.prefix}callback ${name} `;
  for (const [method, operation] of before.operations) {
    const match = after.operations.get(method);
    if (match === undefined) {
      own.report({
        rule: 'callback-removed',
        action: 'removed',
        before: place(operation.node),
        values: { name },
      });
      continue;
    }
    // A callback may contain itself: `pairIn` starts the comparison of two operations only once.
    const nodes = { before: operation.node, after: match.node };
    pairIn(scope, `callback of ${scope.facts.method} ${scope.facts.path}`, nodes, () => {
      scope.compareOperations(operation, match, { names: new Map(), roles, facts: scope.facts, prefix });
    });
  }
  for (const [method, operation] of after.operations) {
    if (before.operations.has(method)) continue;
    own.report({ rule: 'callback-added', action: 'added', after: place(operation.node), values: { name } });
  }
}
