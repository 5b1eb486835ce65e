import { defined } from '@specshelf/base/defined';
import { notFound } from '../../base/errors.js';
import type { Principal } from '../../base/ports/access/principal.js';
import type { AuditEvent } from '../../base/ports/audit.js';
import type { Deps } from '../../base/ports/deps.js';
import type { LabeledVersion } from '../../base/ports/spec-stores.js';
import type { SpecVersion } from '../../state/access/accessible-records.js';
import { auditEntries } from '../../state/events/audit-entries.js';
import { type DeprecationChange, readDeprecation } from './read-deprecation.js';

/** Sets the deprecation of a version, or removes it with null, and records the change in the audit log. */
export async function updateVersion(
  deps: Deps,
  principal: Principal,
  { spec, version }: SpecVersion,
  change: DeprecationChange | null,
): Promise<LabeledVersion> {
  const now = deps.now().toISOString();
  const deprecation = change ? readDeprecation(change, '/body/deprecation', now) : undefined;
  const event = versionEvent(principal, { spec, version });
  const updated = await deps.stores.versions.deprecate({
    specId: spec.id,
    id: version.id,
    deprecation,
    now,
    entries: auditEntries(deps, event),
  });
  if (!updated) throw notFound('Version', version.id);
  deps.wake('deliveries');
  await deps.audit(event);
  return { ...updated, labels: version.labels };
}

function versionEvent(
  { subject, tokenId, sessionId, request, job }: Principal,
  { spec, version }: SpecVersion,
): AuditEvent {
  return {
    action: 'version.update',
    actor: subject.id,
    ...defined({ tokenId, sessionId, request, job }),
    organizationId: spec.organizationId,
    specId: spec.id,
    specSlug: spec.slug,
    versionId: version.id,
    changed: ['deprecation'],
  };
}
