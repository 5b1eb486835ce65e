import type { AuditEvent } from '../../base/ports/audit.js';
import type { Deps } from '../../base/ports/deps.js';
import type { PrunableVersions } from '../../base/ports/spec-stores.js';
import type { RemovedContents } from '../../base/ports/stores.js';
import { recordEvents } from '../../state/events/audit-entries.js';
import { addMilliseconds } from '../../state/times.js';
import { firstUsageDay } from '../usage/first-usage-day.js';
import { keptVersions } from './kept-versions.js';
import { prunablePages } from './prunable-pages.js';

/** The result of a step of retention. */
export interface RetentionStep {
  versions: number;
  contents: number;
  bytes: number;
}

// Limits of a transaction, which takes a few milliseconds: SQLite blocks all requests during it.
const versionsAtOnce = 100;
const specsAtOnce = 50;
const contentsAtOnce = 50;
const contentsScannedAtOnce = 500;
const recordsAtOnce = 500;
const termsAtOnce = 20;

/** Removes expired versions and unused contents in steps, so that other work can run between them. */
export async function* retentionSteps(
  deps: Deps,
  { actor, organizationId }: { actor: AuditEvent['actor']; organizationId?: string | undefined },
): AsyncGenerator<RetentionStep, undefined> {
  for (const { id } of await deps.stores.organizations.list()) {
    if (organizationId === undefined || id === organizationId) yield* pruneOrganization(deps, id, actor);
  }
  yield* removeOldRecords(deps);
  yield* removeUnusedTerms(deps);
  yield* removeUnusedContents(deps);
}

async function* pruneOrganization(
  deps: Deps,
  organizationId: string,
  actor: AuditEvent['actor'],
): AsyncGenerator<RetentionStep> {
  const { retention } = (await deps.stores.organizations.find(organizationId)) ?? {};
  const kept = keptVersions(retention, deps.now());
  if (!kept) return;
  const by = { organizationId, actor };
  let batch: PrunableVersions[] = [];
  for await (const page of prunablePages(deps, organizationId, kept)) {
    yield nothing;
    for (const spec of page) {
      if (!hasRoom(batch, spec)) {
        yield* pruneSpecs(deps, by, batch);
        batch = [];
      }
      batch.push(spec);
    }
  }
  yield* pruneSpecs(deps, by, batch);
}

function hasRoom(batch: readonly PrunableVersions[], { versions }: PrunableVersions): boolean {
  return batch.length < specsAtOnce && countVersions(batch) + versions <= versionsAtOnce;
}

function countVersions(specs: readonly PrunableVersions[]): number {
  return specs.reduce((sum, { versions }) => sum + versions, 0);
}

async function* pruneSpecs(
  deps: Deps,
  { organizationId, actor }: { organizationId: string; actor: AuditEvent['actor'] },
  specs: readonly PrunableVersions[],
): AsyncGenerator<RetentionStep> {
  let left = countVersions(specs);
  while (left > 0) {
    const removed = await pruneBatch(deps, organizationId, specs);
    const versions = [...removed.values()].reduce((sum, count) => sum + count, 0);
    // Another process removed them, or the retention has changed.
    if (versions === 0) return;
    left -= versions;
    // Hooks may have to be called.
    deps.wake('deliveries');
    const events = specs.flatMap(({ specId, slug: specSlug }) => {
      const count = removed.get(specId);
      if (count === undefined) return [];
      return [{ action: 'spec.prune', actor, organizationId, specId, specSlug, versions: count } as const];
    });
    await recordEvents(deps, ...events);
    yield { ...nothing, versions };
  }
}

/** Prunes in one transaction. Reads the retention again, so that revoking it takes effect at once. */
async function pruneBatch(
  { stores: { organizations, versions }, now }: Deps,
  organizationId: string,
  specs: readonly PrunableVersions[],
): Promise<ReadonlyMap<string, number>> {
  const { retention } = (await organizations.find(organizationId)) ?? {};
  const present = now();
  const kept = keptVersions(retention, present);
  if (!kept) return new Map();
  const specIds = specs.map(({ specId }) => specId);
  return versions.prune({
    organizationId,
    specIds,
    kept,
    limit: versionsAtOnce,
    now: present.toISOString(),
  });
}

/**
 * Removes old audit entries, moves of labels, publications, and reads of versions, tokens that have been inactive for long, and expired
 * device logins.
 */
async function* removeOldRecords({ stores, now, auditDays }: Deps): AsyncGenerator<RetentionStep, undefined> {
  const createdBefore = addMilliseconds(now(), -auditDays * day);
  const inactiveBefore = addMilliseconds(now(), -inactiveTokenDays * day);
  // Each CI job gets a token. The audit log keeps what it is about.
  const expiredBefore = addMilliseconds(now(), -day);
  for (const removeSome of [
    () => stores.auditLog.removeBefore({ createdBefore, limit: recordsAtOnce }),
    () => stores.labels.removeMovesBefore({ createdBefore, limit: recordsAtOnce }),
    () => stores.versions.removePublicationsBefore({ createdBefore, limit: recordsAtOnce }),
    () => stores.accessTokens.removeInactive({ inactiveBefore, limit: recordsAtOnce }),
    () => stores.deviceLogins.removeExpired({ now: now().toISOString(), limit: recordsAtOnce }),
    () => stores.accessTokens.removeExchanged({ expiredBefore, limit: recordsAtOnce }),
    () => stores.usage.removeBefore({ day: firstUsageDay(now()), limit: recordsAtOnce }),
  ]) {
    let removed: number;
    do {
      removed = await removeSome();
      yield nothing;
    } while (removed === recordsAtOnce);
  }
}

const inactiveTokenDays = 30;

async function* removeUnusedTerms({
  stores: { search },
  report,
}: Deps): AsyncGenerator<RetentionStep, undefined> {
  try {
    let isRest: boolean;
    do {
      isRest = await search.sweepTerms(termsAtOnce);
      yield nothing;
    } while (isRest);
  } catch (error) {
    // A damaged search index must not prevent the other removals. These terms remain until the next round.
    report(error);
  }
}

/**
 * Contents may be stored before the records that refer to them, and read for a while after these are removed. Therefore contents
 * are removed only after a day without references.
 */
async function* removeUnusedContents({ stores, now }: Deps): AsyncGenerator<RetentionStep, undefined> {
  const markedUntil = addMilliseconds(now(), -unusedTime);
  let removed: RemovedContents;
  do {
    removed = await stores.contents.removeUnused({ markedUntil, limit: contentsAtOnce });
    yield { ...nothing, contents: removed.contents, bytes: removed.bytes };
  } while (removed.more);
  // Second, because contents that only removed contents referred to are unused now.
  for (let after: string | undefined = ''; after !== undefined; ) {
    const part = { after, limit: contentsScannedAtOnce, now: now().toISOString() };
    after = await stores.contents.markUnused(part);
    yield nothing;
  }
}

const day = 86_400_000;
const unusedTime = day;

const nothing: RetentionStep = { versions: 0, contents: 0, bytes: 0 };
