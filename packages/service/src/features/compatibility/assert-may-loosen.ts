import { defined } from '@specshelf/base/defined';
import { RequestError } from '../../base/errors.js';
import { hasScope, type Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import type { OpenAPISpecRecord } from '../../base/ports/records.js';
import type { SpecChanges } from '../../base/ports/spec-update.js';
import { policyOf } from '../changes/policy-of.js';
import { type Gate, loosenedSettings } from './loosened-settings.js';

const scope = 'openapi:acknowledge';

/** The settings of the gate. `undefined` removes one. */
type GateSettings = Pick<SpecChanges, 'compatibility' | 'defaultLabel'>;

/**
 * Throws `insufficient-scope` if a change loosens the gate of a specification and the caller may not acknowledge changes: otherwise, a
 * token that may only publish could publish refused changes.
 */
export function assertMayLoosen(
  deps: Pick<Deps, 'refuse'>,
  principal: Principal,
  spec: OpenAPISpecRecord,
  change: GateSettings,
): void {
  if (mayAcknowledge(principal, spec)) return;
  const loosened = loosenedSettings(gateOf(deps, spec), gateOf(deps, { ...spec, ...change }));
  if (loosened.length === 0) return;
  const names = loosened.map((name) => `\`${name}\``).join(', ');
  throw new RequestError(
    'insufficient-scope',
    `A token with the scope ${scope} is required: the specification refuses ${refusedBy(deps, spec)} changes, and this change of ${names} loosens that.`,
  );
}

/** Like `assertMayLoosen`, for the deletion of a specification: created again, it would accept any first version. */
export function assertMayDelete(
  deps: Pick<Deps, 'refuse'>,
  principal: Principal,
  spec: OpenAPISpecRecord,
): void {
  if (policyOf(deps, spec).refuse === 'none' || mayAcknowledge(principal, spec)) return;
  throw new RequestError(
    'insufficient-scope',
    `A token with the scope ${scope} is required: the specification refuses ${refusedBy(deps, spec)} changes, and a new one in its place would accept them.`,
  );
}

function mayAcknowledge(principal: Principal, { organizationId, slug }: OpenAPISpecRecord): boolean {
  return hasScope(principal, scope, organizationId, slug);
}

function gateOf(deps: Pick<Deps, 'refuse'>, { compatibility, defaultLabel }: GateSettings): Gate {
  return { policy: policyOf(deps, defined({ compatibility })), defaultLabel };
}

function refusedBy(deps: Pick<Deps, 'refuse'>, spec: OpenAPISpecRecord): string {
  return policyOf(deps, spec).refuse === 'risky' ? 'breaking and risky' : 'breaking';
}
