import { defaultPolicy, type Policy } from '@specshelf/changes/policy';
import type { Deps } from '../../base/ports/deps.js';
import type { OpenAPISpecSummary } from '../../base/ports/records.js';

/** Returns the compatibility settings of a specification, with the defaults of the server. */
export function policyOf(
  { refuse = 'none' }: Pick<Deps, 'refuse'>,
  { compatibility = {} }: Pick<OpenAPISpecSummary, 'compatibility'>,
): Policy {
  return { ...defaultPolicy, refuse, ...compatibility };
}
