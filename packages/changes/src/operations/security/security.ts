import { child, memberPlace, place } from '../../document/members.js';
import { createKeyIndex } from '../../document/structure-key.js';
import type { Located, Pair } from '../../model/comparison.js';
import type { Impact } from '../../model/report.js';
import type { OperationNode } from '../read-operations.js';
import type { Scope } from '../scope.js';
import {
  distance,
  isOpen,
  type Requirement,
  readRequirements,
  requirementKey,
  satisfies,
} from './requirements.js';
import { renamedSchemes } from './security-schemes.js';

/** How many alternatives on each side are paired by similarity. Further ones count as removed and added, with the same levels. */
const maxPaired = 64;

/** A step of `spend` is a short loop; to judge an alternative takes several. */
const stepsOfSatisfies = 8;

/** Compares who may call two operations. A requirement of the document applies to operations without one of their own. */
export function compareSecurity(before: OperationNode, after: OperationNode, scope: Scope): void {
  const { comparison, facts } = scope;
  const from = effective(before, comparison.before.root);
  const to = effective(after, comparison.after.root);
  const pair = comparison.pair('security', from, to, (own) => compareRequirements(own, from, to, scope));
  pair.usedBy({ operation: facts, to: 'both', at: `${scope.prefix}security` });
}

/** Returns the object that declares the requirements: the operation, or the document. */
function effective({ node }: OperationNode, root: Located['value']): Located {
  return child(node, 'security') === undefined ? { value: root, pointer: '' } : node;
}

function compareRequirements(pair: Pair, before: Located, after: Located, { comparison }: Scope): void {
  const names = renamedSchemes(comparison);
  const old = readRequirements(before, comparison.before, (name) => names.get(name) ?? name);
  const now = readRequirements(after, comparison.after);
  const places = { before: memberPlace(before, 'security'), after: memberPlace(after, 'security') };
  const bare = { before: { pointer: places.before.pointer }, after: { pointer: places.after.pointer } };
  if (old.some(isOpen) && !now.some(isOpen)) {
    pair.report({ rule: 'security-required', action: 'added', ...bare, values: { value: describeAll(now) } });
    return;
  }
  if (!old.some(isOpen) && now.some(isOpen)) {
    const values = { value: describeAll(old) };
    pair.report({ rule: 'security-dropped', action: 'removed', ...bare, values });
    if (now.every(isOpen)) return;
  }
  const isClosed = (requirement: Requirement) => !isOpen(requirement);
  const { pairs, removed, added } = pairRequirements(old.filter(isClosed), now.filter(isClosed));
  // No client has to satisfy a requirement where requests without credentials are allowed.
  const isReplaced = (from: Requirement) =>
    now.some(isOpen) ||
    (comparison.spend(now.length * stepsOfSatisfies) && now.some((other) => satisfies(from, other)));
  for (const [from, to] of pairs) comparePair(pair, from, to, isReplaced(from));
  for (const from of removed) {
    const replaced = isReplaced(from);
    pair.report({
      rule: 'security-alternative-removed',
      action: 'removed',
      before: place(from.node) ?? bare.before,
      after: bare.after,
      values: { value: describe(from) },
      ...(replaced ? both('safe') : {}),
    });
  }
  for (const to of added) {
    pair.report({
      rule: 'security-alternative-added',
      action: 'added',
      before: bare.before,
      after: place(to.node) ?? bare.after,
      values: { value: describe(to) },
    });
  }
}

const both = (level: Impact) => ({ levels: { toServer: level, toClient: level } });

/** Pairs equal alternatives, then those that share a scheme, beginning with the most similar ones. */
function pairRequirements(before: readonly Requirement[], after: readonly Requirement[]) {
  const added = new Set(after);
  const equal = createKeyIndex(after, requirementKey);
  const removed = new Set<Requirement>();
  for (const from of before) {
    const same = equal.take(requirementKey(from));
    if (same === undefined) removed.add(from);
    else added.delete(same);
  }
  const pairs: [Requirement, Requirement][] = [];
  for (const { from, to } of relatedRequirements([...removed], [...added])) {
    if (!removed.has(from) || !added.has(to)) continue;
    removed.delete(from);
    added.delete(to);
    pairs.push([from, to]);
  }
  return { pairs, removed, added };
}

/** Lists pairs that share a scheme, the most similar ones first. */
function relatedRequirements(before: readonly Requirement[], after: readonly Requirement[]) {
  const related: { from: Requirement; to: Requirement; cost: number }[] = [];
  for (const from of before.slice(0, maxPaired)) {
    for (const to of after.slice(0, maxPaired)) {
      const shares = [...to.schemes.keys()].some((scheme) => from.schemes.has(scheme));
      if (shares) related.push({ from, to, cost: distance(from, to) });
    }
  }
  return related.sort((first, second) => first.cost - second.cost);
}

function comparePair(pair: Pair, before: Requirement, after: Requirement, satisfied: boolean): void {
  const places = { before: place(before.node), after: place(after.node) };
  const levels = satisfied ? both('safe') : {};
  for (const [scheme, scopes] of after.schemes) {
    const held = before.schemes.get(scheme);
    if (held === undefined) {
      pair.report({
        rule: 'security-scheme-joined',
        action: 'added',
        ...places,
        values: { name: scheme },
        ...levels,
      });
      continue;
    }
    for (const scope of scopes) {
      if (held.has(scope)) continue;
      const values = { name: scheme, value: scope };
      const after = { ...(places.after ?? { pointer: '' }), value: scope };
      pair.report({ rule: 'security-scope-added', action: 'added', ...places, after, values, ...levels });
    }
  }
  for (const [scheme, scopes] of before.schemes) {
    const needed = after.schemes.get(scheme);
    if (needed === undefined) {
      pair.report({ rule: 'security-scheme-left', action: 'removed', ...places, values: { name: scheme } });
      continue;
    }
    for (const scope of scopes) {
      if (needed.has(scope)) continue;
      const values = { name: scheme, value: scope };
      const before = { ...(places.before ?? { pointer: '' }), value: scope };
      pair.report({ rule: 'security-scope-removed', action: 'removed', ...places, before, values });
    }
  }
}

const describe = ({ schemes }: Requirement): string => [...schemes.keys()].join(' and ') || 'none';

const describeAll = (alternatives: readonly Requirement[]): string => alternatives.map(describe).join(' or ');
