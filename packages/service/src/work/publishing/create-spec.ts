import { defined } from '@specshelf/base/defined';
import { conflict } from '../../base/errors.js';
import { nameKeyOf } from '../../base/names/name-key.js';
import type { Principal } from '../../base/ports/access/principal.js';
import type { AuditEvent } from '../../base/ports/audit.js';
import type { Deps } from '../../base/ports/deps.js';
import type { Provenance } from '../../base/ports/publication-records.js';
import type { OpenAPISpecRecord, SpecSourceRecord } from '../../base/ports/records.js';
import { noProblems } from '../../base/problem-kinds.js';
import {
  acknowledgmentEvent,
  addAcknowledgments,
  type NewAcknowledgments,
} from '../../features/compatibility/acknowledge.js';
import { assertNewLabels } from '../../features/labels/assert-new-labels.js';
import { encodeSource, type SpecSource } from '../../features/sources/spec-source.js';
import { auditEntries } from '../../state/events/audit-entries.js';
import { specEvent } from '../../state/events/spec-event.js';
import { enqueue, queuePosition } from '../../state/specs/spec-state.js';
import { type NewSubmission, sourceName } from '../../state/specs/submissions.js';
import { assertCompatible } from './assert-compatible.js';
import { newSubmission } from './new-submission.js';

/** The new source of a specification. */
interface NewSource {
  organizationId: string;
  slug: string;
  source: SpecSource;
  /** Labels to move to the resulting version. */
  labels?: readonly string[] | undefined;
  provenance?: Provenance | undefined;
  /** Changes to accept although the settings of the specification refuse them. */
  acknowledge?: NewAcknowledgments | undefined;
}

/** Creates a specification and queues it for processing. Throws a conflict if the slug is taken. */
export async function createSpec(
  deps: Deps,
  principal: Principal,
  { organizationId, slug, source, ...about }: NewSource,
): Promise<OpenAPISpecRecord> {
  const submission = newSubmission(deps, principal, about);
  const { record, contents } = await encodeSource(deps, source);
  const spec = newSpec(deps, { organizationId, slug, source: record }, submission);
  const event = specEvent('spec.create', principal, spec);
  if (!(await deps.stores.specs.insert(spec, contents, auditEntries(deps, event)))) {
    throw conflict(
      `The organization has an OpenAPI specification with the slug ${JSON.stringify(slug)} already. Use PUT to replace its source.`,
    );
  }
  deps.wake('specifications');
  await deps.audit(event);
  return spec;
}

/** Identifies what a source was judged by, so that it is not judged again for other changes of its specification. */
interface Judged {
  key?: string;
}

interface Written {
  spec: OpenAPISpecRecord;
  created: boolean;
  events: readonly AuditEvent[];
}

/** Creates the specification or replaces its source, and queues it for processing. */
export async function createOrReplaceSpec(
  deps: Deps,
  principal: Principal,
  source: NewSource,
): Promise<Written> {
  const judged: Judged = {};
  for (;;) {
    const written = await tryToWrite(deps, principal, source, judged);
    // Another request has created, changed, or deleted the specification meanwhile: read it again.
    if (!written) continue;
    deps.wake('specifications');
    await deps.audit(...written.events);
    return written;
  }
}

async function tryToWrite(
  deps: Deps,
  principal: Principal,
  { organizationId, slug, source, acknowledge: accepted, ...about }: NewSource,
  judged: Judged,
): Promise<Written | undefined> {
  const { specs } = deps.stores;
  const submission = newSubmission(deps, principal, about);
  const existing = await specs.find(organizationId, slug);
  // The new source may keep the headers of the existing one.
  const { record, contents } = await encodeSource(deps, source, existing?.source);
  if (!existing) {
    const spec = newSpec(deps, { organizationId, slug, source: record }, submission);
    const events = [specEvent('spec.create', principal, spec)];
    const isNew = await specs.insert(spec, contents, auditEntries(deps, ...events));
    return isNew ? { spec, created: true, events } : undefined;
  }
  const acknowledgments =
    accepted &&
    addAcknowledgments(existing, principal, accepted, { now: deps.now(), path: '/body/acknowledge' });
  const key = JSON.stringify([existing.lastVersion, existing.compatibility, existing.acknowledgments]);
  if (judged.key !== key) {
    await assertCompatible(deps, existing, { record, contents }, accepted?.changes ?? []);
    judged.key = key;
  }
  const events = [specEvent('spec.replace', principal, existing)];
  if (accepted) events.push(acknowledgmentEvent(principal, existing, accepted));
  const entries = auditEntries(deps, ...events);
  const enqueued = enqueue(existing, record, submission.submittedAt, submission);
  const commit = { ...enqueued, changes: { ...enqueued.changes, ...defined({ acknowledgments }) } };
  const { submissions = [] } = commit.changes;
  // Without the labels of submissions that this one replaces.
  await assertNewLabels(deps, { ...existing, submissions }, submission.labels, '/body/labels');
  const replaced = await specs.commit({ ...commit, entries }, contents);
  return replaced && { spec: replaced, created: false, events };
}

function newSpec(
  deps: Deps,
  { organizationId, slug, source }: { organizationId: string; slug: string; source: SpecSourceRecord },
  submission: NewSubmission,
): OpenAPISpecRecord {
  const now = submission.submittedAt;
  return {
    id: deps.newId(),
    organizationId,
    slug,
    createdAt: now,
    updatedAt: now,
    visibility: 'private',
    source,
    processingState: 'pending',
    attempt: 1,
    lostRuns: 0,
    inPipeline: false,
    usesNetwork: source.kind === 'url',
    rerunRequested: false,
    queuedAt: now,
    queuePosition: queuePosition(now, source),
    lastProcessedErrors: [],
    lastProcessedErrorCount: 0,
    problemCounts: noProblems,
    nameKey: nameKeyOf(undefined, slug),
    tags: [],
    links: [],
    failedRuns: 0,
    submissions: [{ ...submission, source: sourceName(source) }],
    acknowledgments: [],
    revision: 0,
  };
}
