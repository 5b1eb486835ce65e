import { judgeRemoval, sunsetOf } from '../document/lifecycle.js';
import { child, children, flag, isObjectNode, place, text } from '../document/members.js';
import { createKeyIndex, type KeyIndex } from '../document/structure-key.js';
import type { Located, Side } from '../model/comparison.js';
import { compareParameter } from './compare-parameter.js';
import { follow } from './follow.js';
import { memberOfPath, type OperationNode } from './read-operations.js';
import { type Parameter, pairIn, reportIn, requestUse, type Scope } from './scope.js';

/** Headers that other parts of a document describe. Parameters with these names have no effect. */
const ignoredHeaders = new Set(['accept', 'content-type', 'authorization']);

/** Compares the parameters that apply to two operations, wherever they are declared. */
export function compareParameters(
  before: OperationNode,
  after: OperationNode,
  names: ReadonlyMap<string, string>,
  scope: Scope,
): void {
  const old = readParameters(before, scope.comparison.before);
  const rest = readParameters(after, scope.comparison.after);
  const order = [...rest.keys()];
  const removed: Parameter[] = [];
  const kept: string[] = [];
  for (const parameter of old.values()) {
    const key = keyOf(parameter.in, renamed(parameter, names));
    const match = rest.get(key);
    if (match === undefined) removed.push(parameter);
    else {
      rest.delete(key);
      kept.push(key);
      compareParameter(parameter, match, scope);
    }
  }
  pairOthers(removed, rest, scope);
  for (const parameter of removed) reportRemoved(parameter, scope);
  for (const parameter of rest.values()) reportAdded(parameter, scope);
  const paired = new Set(kept);
  reportOrder(before, after, { kept, order: order.filter((key) => paired.has(key)) }, scope);
}

function renamed({ name, in: place }: Parameter, names: ReadonlyMap<string, string>): string {
  return place === 'path' ? (names.get(name) ?? name) : name;
}

const keyOf = (place: string, name: string): string =>
  `${place}:${place === 'header' ? name.toLowerCase() : name}`;

/** Reads the parameters of the path and of the operation; the latter win. */
function readParameters({ node, path }: OperationNode, side: Side): Map<string, Parameter> {
  const result = new Map<string, Parameter>();
  const shared = memberOfPath(path, 'parameters');
  for (const list of [shared && side.resolve(shared), follow(node, 'parameters', side)]) {
    for (const [, item] of children(list)) {
      const parameter = side.resolve(item);
      const name = text(parameter, 'name');
      const where = text(parameter, 'in');
      if (!isObjectNode(parameter) || name === undefined || where === undefined) continue;
      if (where === 'header' && ignoredHeaders.has(name.toLowerCase())) continue;
      result.set(keyOf(where, name), { node: parameter, name, in: where });
    }
  }
  return result;
}

/** Pairs parameters that have moved to another place, or whose name differs only in its case. */
function pairOthers(removed: Parameter[], added: Map<string, Parameter>, scope: Scope): void {
  const others = [...added.values()];
  const byName = createKeyIndex(others, ({ name }) => name);
  const byCase = createKeyIndex(others, ({ name, in: where }) => `${where}:${name.toLowerCase()}`);
  const rest = removed.filter((parameter) => {
    const take = (index: KeyIndex<Parameter>, key: string) => {
      let other = index.take(key);
      while (other !== undefined && !added.delete(keyOf(other.in, other.name))) other = index.take(key);
      return other;
    };
    const caseKey = `${parameter.in}:${parameter.name.toLowerCase()}`;
    const other =
      take(byName, parameter.name) ?? (parameter.in === 'path' ? undefined : take(byCase, caseKey));
    if (other === undefined) return true;
    comparePlaces(parameter, other, scope);
    return false;
  });
  removed.splice(0, removed.length, ...rest);
}

function comparePlaces(before: Parameter, after: Parameter, scope: Scope): void {
  const moved = before.in !== after.in;
  const pair = pairIn(scope, 'moved parameter', { before: before.node, after: after.node }, (own) => {
    const [from, to] = moved ? [before.in, after.in] : [before.name, after.name];
    reportIn(own, scope, {
      rule: moved ? 'parameter-moved' : 'parameter-name-case-changed',
      action: 'changed',
      before: place(before.node),
      after: place(after.node),
      values: { name: after.name, from, to },
    });
  });
  pair.usedBy(requestUse(scope, `parameter ${before.name}`));
  compareParameter(before, after, scope);
}

function reportRemoved({ node, name, in: where }: Parameter, scope: Scope): void {
  const rules = {
    unannounced: 'parameter-removed',
    'after-deprecation': 'parameter-removed-after-deprecation',
    'before-sunset': 'parameter-removed-before-sunset',
  };
  const removal = judgeRemoval(node, scope.comparison.today);
  const rule = where === 'querystring' ? 'querystring-parameter-changed' : rules[removal];
  const sunset = sunsetOf(node);
  const pair = pairIn(scope, 'removed parameter', { before: node, after: node }, (own) =>
    reportIn(own, scope, {
      rule,
      action: 'removed',
      before: place(node),
      values: { name, place: where, value: sunset },
      sunset,
    }),
  );
  pair.usedBy(requestUse(scope, `parameter ${name}`));
}

function reportAdded({ node, name, in: where }: Parameter, scope: Scope): void {
  const pair = pairIn(scope, 'added parameter', { before: node, after: node }, (own) =>
    reportIn(own, scope, {
      rule: ruleOfAdded(node, where),
      action: 'added',
      after: place(node),
      values: { name, place: where },
    }),
  );
  pair.usedBy(requestUse(scope, `parameter ${name}`));
}

function ruleOfAdded(node: Located, where: string): string {
  if (where === 'querystring') return 'querystring-parameter-changed';
  if (where === 'path') return 'path-parameter-added';
  return flag(node, 'required') ? 'parameter-added-required' : 'parameter-added-optional';
}

/** The order is the order of arguments in generated clients. */
function reportOrder(
  before: OperationNode,
  after: OperationNode,
  { kept, order }: { kept: readonly string[]; order: readonly string[] },
  scope: Scope,
): void {
  if (kept.every((key, index) => key === order[index])) return;
  const pair = pairIn(scope, 'order of parameters', { before: before.node, after: after.node }, (own) =>
    own.report({
      rule: 'parameter-order-changed',
      action: 'changed',
      before: place(child(before.node, 'parameters') ?? before.node),
      after: place(child(after.node, 'parameters') ?? after.node),
    }),
  );
  pair.usedBy(requestUse(scope, 'parameters'));
}
