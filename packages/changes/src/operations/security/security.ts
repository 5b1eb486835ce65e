import type { Located, Pair } from '../../comparison.js';
import { child, memberPlace, place } from '../../document/members.js';
import type { Impact } from '../../report/report.js';
import type { OperationNode } from '../read-operations.js';
import type { Scope } from '../scope.js';
import { distance, isOpen, type Requirement, readRequirements, satisfies } from './requirements.js';
import { renamedSchemes } from './security-schemes.js';

/** More alternatives than this are compared as a whole. */
const maxAlternatives = 64;

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
  const old = readRequirements(child(before, 'security'), (name) => names.get(name) ?? name).slice(
    0,
    maxAlternatives,
  );
  const now = readRequirements(child(after, 'security')).slice(0, maxAlternatives);
  const places = { before: memberPlace(before, 'security'), after: memberPlace(after, 'security') };
  const bare = { before: { pointer: places.before.pointer }, after: { pointer: places.after.pointer } };
  if (old.some(isOpen) && !now.some(isOpen)) {
    pair.report({ rule: 'security-required', action: 'added', ...bare, values: { value: describeAll(now) } });
    return;
  }
  if (!old.some(isOpen) && now.every(isOpen)) {
    pair.report({
      rule: 'security-dropped',
      action: 'removed',
      ...bare,
      values: { value: describeAll(old) },
    });
    return;
  }
  const { pairs, removed, added } = pairRequirements(old, now);
  for (const [from, to] of pairs)
    comparePair(
      pair,
      from,
      to,
      now.some((other) => satisfies(from, other)),
    );
  for (const from of removed) {
    const replaced = now.some((other) => satisfies(from, other));
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

/** Pairs equal alternatives, then the most similar ones that share a scheme. */
function pairRequirements(before: readonly Requirement[], after: readonly Requirement[]) {
  const added = [...after];
  const pairs: [Requirement, Requirement][] = [];
  const removed: Requirement[] = [];
  const rest: Requirement[] = [];
  for (const from of before) {
    const index = added.findIndex((to) => distance(from, to) === 0);
    if (index < 0) rest.push(from);
    else added.splice(index, 1);
  }
  for (const from of rest) {
    const related = added.filter((to) => [...to.schemes.keys()].some((scheme) => from.schemes.has(scheme)));
    const best = related.sort((first, second) => distance(from, first) - distance(from, second))[0];
    if (best === undefined) removed.push(from);
    else {
      added.splice(added.indexOf(best), 1);
      pairs.push([from, best]);
    }
  }
  return { pairs, removed, added };
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
