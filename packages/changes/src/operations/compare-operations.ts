import { compareDeprecation, compareStability, compareTexts } from '../document/lifecycle.js';
import { child, differ, memberPlace, place, text } from '../document/members.js';
import type { Comparison, Located, Pair } from '../model/comparison.js';
import { compareCallbacks } from './callbacks.js';
import { follow } from './follow.js';
import { compareRequestBodies } from './messages/request-bodies.js';
import { compareResponses } from './messages/responses.js';
import { compareParameters } from './parameters.js';
import { memberOfPath, type OperationNode } from './read-operations.js';
import { usualRoles } from './roles.js';
import type { OperationView, Scope } from './scope.js';
import { compareSecurity } from './security/security.js';
import { compareOperationServers } from './servers.js';

/** Compares two operations. `names` maps renamed parameters of the path. */
export function compareOperations(
  before: OperationNode,
  after: OperationNode,
  names: ReadonlyMap<string, string>,
  comparison: Comparison,
): void {
  compareOperationsAs(
    before,
    after,
    { names, roles: usualRoles, facts: factsOf(before, after), prefix: '' },
    comparison,
  );
}

/** The operation of the new document, with the promise of the old one about its stability. */
function factsOf({ facts: before }: OperationNode, { facts: after }: OperationNode) {
  return { ...after, operationId: after.operationId ?? before.operationId, stability: before.stability };
}

/** Compares two operations of paths, webhooks or callbacks. */
export function compareOperationsAs(
  before: OperationNode,
  after: OperationNode,
  { names, roles, facts, prefix }: OperationView,
  comparison: Comparison,
): void {
  if (isUntouched(before, after, names, comparison)) return;
  const scope: Scope = {
    comparison,
    facts,
    roles,
    prefix,
    compareOperations: (from, to, view) => compareOperationsAs(from, to, view, comparison),
  };
  const own = comparison.pair(`operation ${prefix}${facts.path}`, before.node, after.node, (pair) => {
    compareOwnMembers(pair, before, after, comparison);
  });
  own.usedBy({ operation: facts, to: 'both' });
  compareSecurity(before, after, scope);
  compareOperationServers(own, before, after, comparison);
  compareParameters(before, after, names, scope);
  compareRequestBodies(child(before.node, 'requestBody'), child(after.node, 'requestBody'), scope);
  compareResponses(
    follow(before.node, 'responses', comparison.before),
    follow(after.node, 'responses', comparison.after),
    scope,
  );
  compareCallbacks(
    follow(before.node, 'callbacks', comparison.before),
    follow(after.node, 'callbacks', comparison.after),
    own,
    scope,
  );
}

function isUntouched(
  before: OperationNode,
  after: OperationNode,
  names: ReadonlyMap<string, string>,
  comparison: Comparison,
): boolean {
  for (const [from, to] of names) if (from !== to) return false;
  const { root: oldRoot } = comparison.before;
  const { root: newRoot } = comparison.after;
  return (
    comparison.equal(before.node.value, after.node.value) &&
    isSameMember(before, after, 'parameters', comparison) &&
    isSameMember(before, after, 'servers', comparison) &&
    !differ(
      { value: oldRoot, pointer: '' },
      { value: newRoot, pointer: '' },
      ['security', 'servers'],
      comparison.equal,
    )
  );
}

function isSameMember(
  before: OperationNode,
  after: OperationNode,
  name: string,
  { equal }: Comparison,
): boolean {
  const from = memberOfPath(before.path, name)?.value;
  const to = memberOfPath(after.path, name)?.value;
  return from === undefined || to === undefined ? from === to : equal(from, to);
}

function compareOwnMembers(
  pair: Pair,
  before: OperationNode,
  after: OperationNode,
  comparison: Comparison,
): void {
  const { node: from } = before;
  const { node: to } = after;
  const name = `${after.facts.method.toUpperCase()} ${after.facts.path}`;
  compareOperationIds(pair, from, to);
  compareTags(pair, from, to, name);
  const rules = { deprecated: 'operation-deprecated', undeprecated: 'operation-undeprecated' };
  compareDeprecation(pair, from, to, { name, rules });
  compareStability(pair, from, to);
  const names = ['summary', 'description', 'externalDocs', 'x-codeSamples', 'x-code-samples'];
  compareTexts(pair, from, to, { comparison, rule: 'operation-text-changed', names, values: { name } });
}

function compareOperationIds(pair: Pair, before: Located, after: Located): void {
  const from = text(before, 'operationId');
  const to = text(after, 'operationId');
  if (from === to) return;
  const places = { before: memberPlace(before, 'operationId'), after: memberPlace(after, 'operationId') };
  if (from === undefined) {
    pair.report({ rule: 'operation-id-added', action: 'added', ...places, values: { value: to, to } });
  } else if (to === undefined) {
    pair.report({
      rule: 'operation-id-removed',
      action: 'removed',
      ...places,
      values: { value: from, from },
    });
  } else pair.report({ rule: 'operation-id-changed', action: 'changed', ...places, values: { from, to } });
}

function compareTags(pair: Pair, before: Located, after: Located, name: string): void {
  const read = (node: Located) => {
    const tags = child(node, 'tags')?.value;
    return Array.isArray(tags) ? tags.map(String) : [];
  };
  const from = read(before);
  const to = read(after);
  const [old, now] = [new Set(from), new Set(to)];
  if (old.size === now.size && from.every((tag) => now.has(tag))) return;
  pair.report({
    rule: 'operation-tags-changed',
    action: 'changed',
    before: place(child(before, 'tags') ?? before),
    after: place(child(after, 'tags') ?? after),
    values: { name, from: from.join(', '), to: to.join(', ') },
  });
}
