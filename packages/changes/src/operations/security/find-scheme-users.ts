import { child } from '../../document/members.js';
import type { Located, OperationFacts, Side } from '../../model/comparison.js';
import { follow } from '../follow.js';
import { readPathMap, readPaths } from '../read-operations.js';
import { type Requirement, readRequirements } from './requirements.js';

/** The operations that need a security scheme, and the scopes that they ask for. */
export interface SchemeUse {
  readonly operations: OperationFacts[];
  readonly scopes: Set<string>;
}

/** Finds the uses of security schemes by their names. */
export function findSchemeUsers(side: Side): ReadonlyMap<string, SchemeUse> {
  const users = new Map<string, SchemeUse>();
  const root: Located = { value: side.root, pointer: '' };
  const shared = schemesOf(readRequirements(root, side));
  const paths = [
    ...readPaths(follow(root, 'paths', side), side),
    ...readPathMap(follow(root, 'webhooks', side), side),
  ];
  for (const { operations } of paths) {
    for (const { node, facts } of operations.values()) {
      const isOwn = child(node, 'security') !== undefined;
      addUses(users, isOwn ? schemesOf(readRequirements(node, side)) : shared, facts);
    }
  }
  return users;
}

function schemesOf(requirements: readonly Requirement[]): ReadonlyMap<string, ReadonlySet<string>> {
  const result = new Map<string, Set<string>>();
  for (const { schemes } of requirements) {
    for (const [scheme, scopes] of schemes) {
      const known = result.get(scheme) ?? new Set<string>();
      for (const scope of scopes) known.add(scope);
      result.set(scheme, known);
    }
  }
  return result;
}

function addUses(
  users: Map<string, SchemeUse>,
  schemes: ReadonlyMap<string, ReadonlySet<string>>,
  operation: OperationFacts,
): void {
  for (const [scheme, scopes] of schemes) {
    const use = users.get(scheme) ?? { operations: [], scopes: new Set<string>() };
    use.operations.push(operation);
    for (const scope of scopes) use.scopes.add(scope);
    users.set(scheme, use);
  }
}
