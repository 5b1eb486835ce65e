import type {
  Comparison,
  Finding,
  Located,
  OperationFacts,
  OperationUse,
  Pair,
} from '../model/comparison.js';
import type { OperationNode } from './read-operations.js';
import { levelsFor, type Roles } from './roles.js';

export interface Parameter {
  readonly node: Located;
  readonly name: string;
  readonly in: string;
}

/** What the parts of an operation need to compare themselves. */
export interface Scope {
  readonly comparison: Comparison;
  readonly facts: OperationFacts;
  readonly roles: Roles;
  /** Leads to the part inside the operation, such as `callback onEvent `; empty outside callbacks. */
  readonly prefix: string;
  /** Compares the operations of callbacks. */
  compareOperations(before: OperationNode, after: OperationNode, view: OperationView): void;
}

/** How an operation is seen: in a path, a webhook, or a callback. */
export interface OperationView extends Pick<Scope, 'facts' | 'roles' | 'prefix'> {
  /** Maps renamed parameters of the path. */
  readonly names: ReadonlyMap<string, string>;
}

/** A part of an operation that findings name, such as a header. */
export interface NamedPart {
  readonly name: string;
  readonly scope: Scope;
}

/** A part of both operations. */
interface BothNodes {
  readonly before: Located;
  readonly after: Located;
}

/** Describes a use by the requests of the operation. */
export const requestUse = ({ facts, roles, prefix }: Scope, at: string): OperationUse => ({
  operation: facts,
  to: roles.request,
  at: prefix + at,
});

/** Describes a use by the responses of the operation. */
export const responseUse = ({ facts, roles, prefix }: Scope, at: string): OperationUse => ({
  operation: facts,
  to: roles.response,
  at: prefix + at,
});

/** Reports a finding with the levels for the roles. */
export function reportIn(pair: Pair, { roles }: Pick<Scope, 'roles'>, finding: Finding): void {
  const levels = finding.levels ?? levelsFor(finding.rule, roles);
  pair.report(levels === undefined ? finding : { ...finding, levels });
}

/** Returns the pair of two parts of operations with the same roles. Parts in webhooks and callbacks have other levels. */
export function pairIn(
  scope: Scope,
  kind: string,
  { before, after }: BothNodes,
  compare: (pair: Pair) => void,
): Pair {
  return scope.comparison.pair(`${kind} ${scope.roles.request}`, before, after, compare);
}
