import type { AuditEvent } from '../audit.js';
import type { Deps } from '../deps.js';
import type { RemovedContents } from '../stores.js';
import { keptVersions } from './kept-versions.js';
import { prunablePages } from './prunable-pages.js';

/** What a step of retention has removed. */
export interface RetentionStep {
  versions: number;
  contents: number;
  bytes: number;
}

// A transaction is over in some milliseconds: on SQLite nobody else gets an answer meanwhile.
const versionsAtOnce = 50;
const contentsAtOnce = 50;
const contentsLookedAtAtOnce = 500;

/** Removes what is not to be kept, in steps between which others have their turn. */
export async function* retentionSteps(
  deps: Deps,
  { actor, organizationId }: { actor: AuditEvent['actor']; organizationId?: string | undefined },
): AsyncGenerator<RetentionStep, undefined> {
  for (const { id } of await deps.stores.organizations.list()) {
    if (organizationId === undefined || id === organizationId) yield* pruneOrganization(deps, id, actor);
  }
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
  for await (const page of prunablePages(deps, organizationId, kept)) {
    yield nothing;
    for (const { specId, slug } of page) {
      let versions: number;
      do {
        versions = await pruneSpec(deps, { specId, specSlug: slug, organizationId }, actor);
        yield { ...nothing, versions };
      } while (versions === versionsAtOnce);
    }
  }
}

async function pruneSpec(
  deps: Deps,
  spec: { specId: string; specSlug: string; organizationId: string },
  actor: AuditEvent['actor'],
): Promise<number> {
  const { organizations, versions } = deps.stores;
  const { specId, organizationId } = spec;
  // Read each time: a retention that is taken back ends at once.
  const { retention } = (await organizations.find(organizationId)) ?? {};
  const now = deps.now();
  const kept = keptVersions(retention, now);
  if (!kept) return 0;
  const removed = await versions.prune(specId, kept, { limit: versionsAtOnce, now: now.toISOString() });
  if (removed > 0) {
    // Hooks may have to be told.
    deps.wake('deliveries');
    await deps.audit({ action: 'spec.prune', actor, ...spec, versions: removed });
  }
  return removed;
}

/**
 * A content may be stored before what refers to it, and read for a while after what referred to it is gone. So it has to have
 * been without use for a day before it is removed.
 */
async function* removeUnusedContents({ stores, now }: Deps): AsyncGenerator<RetentionStep, undefined> {
  const notedUntil = new Date(now().getTime() - unusedTime).toISOString();
  let removed: RemovedContents;
  do {
    removed = await stores.contents.removeUnused({ notedUntil, limit: contentsAtOnce });
    yield { ...nothing, contents: removed.contents, bytes: removed.bytes };
  } while (removed.more);
  // Afterwards: what only they have named is without use now.
  for (let after: string | undefined = ''; after !== undefined; ) {
    const part = { after, limit: contentsLookedAtAtOnce, now: now().toISOString() };
    after = await stores.contents.markUnused(part);
    yield nothing;
  }
}

const unusedTime = 86_400_000;

const nothing: RetentionStep = { versions: 0, contents: 0, bytes: 0 };
