import { judgeRemoval, sunsetOf } from '../document/lifecycle.js';
import { place } from '../document/members.js';
import type { Comparison, OperationFacts, Pair } from '../model/comparison.js';
import { compareOperations } from './compare-operations.js';
import { follow } from './follow.js';
import { blank, pairPaths, templateNames } from './pair-paths.js';
import { type OperationNode, type PathNode, readPaths } from './read-operations.js';

/** Compares `paths` of both documents. */
export function comparePaths(comparison: Comparison): void {
  const { before, after } = comparison;
  const read = (side: typeof before) =>
    readPaths(follow({ value: side.root, pointer: '' }, 'paths', side), side);
  const { pairs, moved, removed, added } = pairPaths(read(before), read(after));
  for (const [from, to] of pairs) compareSamePath(from, to, comparison);
  for (const [from, to] of moved) compareMovedPath(from, to, comparison);
  for (const path of removed) reportRemovedPath(path, comparison);
  for (const path of added) reportAddedPath(path, comparison);
}

function compareSamePath(before: PathNode, after: PathNode, comparison: Comparison): void {
  if (before.path !== after.path) reportRenamedParameters(before, after, comparison);
  comparePathOperations(before, after, comparison);
}

function reportRenamedParameters(before: PathNode, after: PathNode, comparison: Comparison): void {
  const pair = newPair('renamed path', before, after, comparison);
  pair.report({
    rule: 'path-parameter-renamed',
    action: 'changed',
    before: place(before.node),
    after: place(after.node),
    values: { path: before.path, from: before.path, to: after.path },
  });
}

function compareMovedPath(before: PathNode, after: PathNode, comparison: Comparison): void {
  const pair = newPair('moved path', before, after, comparison);
  pair.report({
    rule: 'path-moved',
    action: 'changed',
    before: place(before.node),
    after: place(after.node),
    values: { path: before.path, from: before.path, to: after.path },
  });
  comparePathOperations(before, after, comparison);
}

/** Returns a pair that all operations of two path items use. */
function newPair(kind: string, before: PathNode, after: PathNode, comparison: Comparison): Pair {
  const pair = comparison.pair(`${kind} ${before.path}`, before.node, after.node, () => {});
  for (const { facts } of after.operations.values()) pair.usedBy({ operation: facts, to: 'both' });
  return pair;
}

function comparePathOperations(before: PathNode, after: PathNode, comparison: Comparison): void {
  const names = renamedParameters(before.path, after.path);
  for (const [method, from] of before.operations) {
    const to = after.operations.get(method);
    if (to === undefined) reportRemovedOperation(from, comparison);
    else compareOperations(from, to, names, comparison);
  }
  for (const [method, to] of after.operations) {
    if (!before.operations.has(method)) reportAddedOperation(to, comparison);
  }
}

/** Maps the names of the parameters of a template to those of another: by position, and in a moved path first by name. */
function renamedParameters(before: string, after: string): ReadonlyMap<string, string> {
  const names = templateNames(after);
  const moved = blank(before) !== blank(after);
  return new Map(
    templateNames(before).map((name, position) => [
      name,
      moved && names.includes(name) ? name : (names[position] ?? name),
    ]),
  );
}

function reportRemovedPath(path: PathNode, comparison: Comparison): void {
  const operations = [...path.operations.values()];
  const announced = operations.some(({ node }) => judgeRemoval(node, comparison.today) !== 'unannounced');
  if (announced) {
    for (const operation of operations) reportRemovedOperation(operation, comparison);
    return;
  }
  const pair = comparison.pair(`removed path ${path.path}`, path.node, path.node, () => {});
  use(
    pair,
    operations.map(({ facts }) => facts),
  );
  pair.report({
    rule: 'path-removed',
    action: 'removed',
    before: place(path.node),
    values: { path: path.path, count: operations.length },
  });
}

function reportAddedPath(path: PathNode, comparison: Comparison): void {
  const pair = comparison.pair(`added path ${path.path}`, path.node, path.node, () => {});
  use(
    pair,
    [...path.operations.values()].map(({ facts }) => facts),
  );
  pair.report({
    rule: 'path-added',
    action: 'added',
    after: place(path.node),
    values: { path: path.path, count: path.operations.size },
  });
}

function reportRemovedOperation({ node, facts }: OperationNode, comparison: Comparison): void {
  const rules = {
    unannounced: 'operation-removed',
    'after-deprecation': 'operation-removed-after-deprecation',
    'before-sunset': 'operation-removed-before-sunset',
  };
  const pair = comparison.pair(`removed operation ${facts.path}`, node, node, () => {});
  use(pair, [facts]);
  const sunset = sunsetOf(node);
  pair.report({
    rule: rules[judgeRemoval(node, comparison.today)],
    action: 'removed',
    before: place(node),
    values: { method: facts.method.toUpperCase(), path: facts.path, value: sunset },
    sunset,
  });
}

function reportAddedOperation({ node, facts }: OperationNode, comparison: Comparison): void {
  const pair = comparison.pair(`added operation ${facts.path}`, node, node, () => {});
  use(pair, [facts]);
  pair.report({
    rule: 'operation-added',
    action: 'added',
    after: place(node),
    values: { method: facts.method.toUpperCase(), path: facts.path },
  });
}

function use(pair: Pair, operations: readonly OperationFacts[]): void {
  for (const operation of operations) pair.usedBy({ operation, to: 'both' });
}
