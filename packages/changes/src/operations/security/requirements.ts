import { children } from '../../document/members.js';
import type { Located, Side } from '../../model/comparison.js';
import { follow } from '../follow.js';

/** One alternative: the scopes of each scheme that a caller needs. Empty if no credentials are needed. */
export interface Requirement {
  readonly node: Located | undefined;
  readonly schemes: ReadonlyMap<string, ReadonlySet<string>>;
}

const open: Requirement = { node: undefined, schemes: new Map() };

/** Reads the security requirements of an operation or a document. An absent or empty list means that no credentials are needed. */
export function readRequirements(
  owner: Located,
  side: Side,
  rename: (scheme: string) => string = (scheme) => scheme,
): Requirement[] {
  const security = children(follow(owner, 'security', side));
  const alternatives = security.map(([, node]) => readRequirement(side.resolve(node), rename));
  return alternatives.length === 0 ? [open] : alternatives;
}

function readRequirement(node: Located, rename: (scheme: string) => string): Requirement {
  const schemes = new Map(
    children(node).map(([scheme, scopes]): [string, ReadonlySet<string>] => [
      rename(scheme),
      new Set(children(scopes).map(([, scope]) => String(scope.value))),
    ]),
  );
  return { node, schemes };
}

/** Whether credentials for one requirement satisfy another. */
export function satisfies(held: Requirement, needed: Requirement): boolean {
  return [...needed.schemes].every(([scheme, scopes]) => {
    const granted = held.schemes.get(scheme);
    return granted !== undefined && [...scopes].every((scope) => granted.has(scope));
  });
}

/** Returns a text that is the same for equal requirements. */
export const requirementKey = ({ schemes }: Requirement): string =>
  JSON.stringify([...schemes].map(([scheme, scopes]) => [scheme, ...[...scopes].sort()]).sort());

/** Number of differences between two requirements. */
export function distance(first: Requirement, second: Requirement): number {
  let total = 0;
  for (const scheme of new Set([...first.schemes.keys(), ...second.schemes.keys()])) {
    const from = first.schemes.get(scheme);
    const to = second.schemes.get(scheme);
    if (from === undefined || to === undefined) total += 100;
    else for (const scope of new Set([...from, ...to])) if (from.has(scope) !== to.has(scope)) total += 1;
  }
  return total;
}

export const isOpen = ({ schemes }: Requirement): boolean => schemes.size === 0;
