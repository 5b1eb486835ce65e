import { RestrictedToken } from '../../base/errors.js';
import type { Restricted } from '../../base/ports/access/restricted.js';

/** The restriction of a token to some specifications. */
export const specifications = 'specifications';

// All that this release enforces. A release that adds a restriction of tokens, or a condition of trusted publishers, adds its name and stores it
// with each record that has it: the previous release then refuses the record, and does not use it without the restriction.
const enforced: ReadonlySet<string> = new Set([specifications]);

/** Returns the restrictions of a record that this release does not know. */
export function unknownRestrictions({ restrictions = [] }: Restricted): string[] {
  return restrictions.filter((name) => !enforced.has(name));
}

/** Rejects a token that this release cannot limit as its creator wants. */
export function rejectUnknownRestrictions(token: Restricted): void {
  const unknown = unknownRestrictions(token);
  if (unknown.length > 0) throw new RestrictedToken(unknown);
}
