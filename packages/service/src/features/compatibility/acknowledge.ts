import { defined } from '@specshelf/base/defined';
import { assertNoProblems, conflict, notFound } from '../../base/errors.js';
import type { Principal } from '../../base/ports/access/principal.js';
import type { AuditEvent } from '../../base/ports/audit.js';
import type { AcknowledgmentRecord } from '../../base/ports/changes/change-records.js';
import type { Deps } from '../../base/ports/deps.js';
import type { OpenAPISpecRecord } from '../../base/ports/records.js';
import type { SpecCommit } from '../../base/ports/spec-update.js';
import { validateText } from '../../base/requests/validate-text.js';
import { auditEntries } from '../../state/events/audit-entries.js';
import { specEvent } from '../../state/events/spec-event.js';
import { commitSpec } from '../../state/specs/commit-spec.js';

const lifetime = 7 * 86_400_000;
const maxAcknowledgments = 1_000;
const longestReason = 500;

export interface NewAcknowledgments {
  /** The IDs of the changes. */
  changes: readonly string[];
  reason?: string | undefined;
}

/** Adds acknowledgments to those of a specification that have not expired. Throws `invalid-request` if the reason is invalid; `path` leads to it. */
export function addAcknowledgments(
  { acknowledgments }: OpenAPISpecRecord,
  principal: Principal,
  { changes, reason }: NewAcknowledgments,
  { now, path = '/body' }: { now: Date; path?: string },
): AcknowledgmentRecord[] {
  if (reason !== undefined) assertNoProblems(validateText(`${path}/reason`, reason, longestReason));
  const acknowledgedAt = now.toISOString();
  const added = [...new Set(changes)].map((change) => ({
    change,
    ...defined({ reason: reason?.trim() }),
    acknowledgedAt,
    expiresAt: new Date(now.getTime() + lifetime).toISOString(),
    acknowledgedBy: principal.subject.id,
  }));
  const kept = acknowledgments.filter(
    ({ change, expiresAt }) => expiresAt > acknowledgedAt && !changes.includes(change),
  );
  const all = [...kept, ...added];
  if (all.length > maxAcknowledgments) {
    throw conflict(
      `A specification has at most ${maxAcknowledgments} acknowledgments. Withdraw some, or wait until they expire.`,
    );
  }
  return all;
}

export function acknowledgmentEvent(
  principal: Principal,
  spec: OpenAPISpecRecord,
  { changes, reason }: NewAcknowledgments,
): AuditEvent {
  return specEvent('spec.acknowledge', principal, spec, {
    changed: [...changes],
    details: defined({ reason: reason?.trim() }),
  });
}

/** Acknowledges changes before they are published. */
export async function acknowledge(
  deps: Deps,
  principal: Principal,
  found: OpenAPISpecRecord,
  added: NewAcknowledgments,
): Promise<OpenAPISpecRecord> {
  const event = acknowledgmentEvent(principal, found, added);
  const spec = await commitSpec(deps.stores.specs, found, (current) => ({
    ...withAcknowledgments(current, addAcknowledgments(current, principal, added, { now: deps.now() })),
    entries: auditEntries(deps, event),
  }));
  if (!spec) throw notFound('OpenAPI specification', found.slug);
  await deps.audit(event);
  return spec;
}

/** Withdraws the acknowledgment of a change. Without one, nothing changes. */
export async function withdraw(
  deps: Deps,
  principal: Principal,
  found: OpenAPISpecRecord,
  change: string,
): Promise<void> {
  if (!found.acknowledgments.some((each) => each.change === change)) return;
  const event = specEvent('spec.withdraw', principal, found, { changed: [change] });
  const entries = auditEntries(deps, event);
  const spec = await commitSpec(deps.stores.specs, found, (current) => ({
    ...withAcknowledgments(
      current,
      current.acknowledgments.filter((each) => each.change !== change),
    ),
    entries,
  }));
  if (spec) await deps.audit(event);
}

function withAcknowledgments(
  { id, revision }: OpenAPISpecRecord,
  acknowledgments: readonly AcknowledgmentRecord[],
): SpecCommit {
  // A run that ends judges its version by the acknowledgments of this revision.
  return { id, expected: { revision }, changes: { acknowledgments, revision: revision + 1 } };
}
