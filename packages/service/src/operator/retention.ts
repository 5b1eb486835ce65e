import { assertNoProblems, conflict, notFound } from '../base/errors.js';
import type { Deps } from '../base/ports/deps.js';
import type { OrganizationRecord, Retention } from '../base/ports/records.js';
import type { PrunableVersions, RetainedVersion } from '../base/ports/spec-stores.js';
import { keptVersions } from '../features/retention/kept-versions.js';
import { prunablePages } from '../features/retention/prunable-pages.js';
import { type RetentionStep, retentionSteps } from '../features/retention/retention-steps.js';
import { validateRetention } from './validate-retention.js';

/** Retention commands of the operator. */
export interface RetentionOperator {
  /**
   * Lists the versions that pruning would remove now, from one organization or all. `retention` replaces that of the organizations.
   */
  report(organizationId?: string, retention?: Retention): Promise<PrunableSpec[]>;
  /** Lists the versions that pruning would remove if no label kept them, with the labels. Takes the arguments of `report`. */
  retained(organizationId?: string, retention?: Retention): Promise<RetainedByLabel[]>;
  /**
   * Removes the expired versions of one organization or all, and unused contents. Waits for `pause` after each step, so that other
   * processes can write.
   */
  prune(organizationId?: string, pause?: () => Promise<void>): Promise<Pruned>;
}

/** A specification that would lose versions. */
export interface PrunableSpec extends Omit<PrunableVersions, 'specId'> {
  organizationId: string;
  /** Stored size of the contents that only these versions refer to. */
  bytes: number;
}

/** A version that labels keep. */
export interface RetainedByLabel extends RetainedVersion {
  organizationId: string;
}

/** How much was removed. */
type Pruned = RetentionStep;

export function createRetentionOperator(deps: Deps): RetentionOperator {
  return {
    report: async (organizationId, retention) => {
      if (retention) assertNoProblems(validateRetention(retention));
      const organizations = await chosen(deps, organizationId, retention);
      const reports: PrunableSpec[] = [];
      for (const organization of organizations) reports.push(...(await report(deps, organization)));
      return reports;
    },
    retained: async (organizationId, retention) => {
      if (retention) assertNoProblems(validateRetention(retention));
      const organizations = await chosen(deps, organizationId, retention);
      const all: RetainedByLabel[] = [];
      for (const organization of organizations) all.push(...(await retainedOf(deps, organization)));
      return all;
    },
    prune: async (organizationId, pause) => {
      const organizations = await chosen(deps, organizationId);
      const pruned = { versions: 0, contents: 0, bytes: 0 };
      for await (const { versions, contents, bytes } of retentionSteps(deps, {
        actor: 'operator',
        organizationId: organizationId === undefined ? undefined : organizations[0]?.id,
      })) {
        pruned.versions += versions;
        pruned.contents += contents;
        pruned.bytes += bytes;
        await pause?.();
      }
      return pruned;
    },
  };
}

async function chosen(
  { stores }: Deps,
  id: string | undefined,
  retention?: Retention,
): Promise<OrganizationRecord[]> {
  const instead = retention && { retention };
  if (id === undefined) {
    return (await stores.organizations.list()).map((organization) => ({ ...organization, ...instead }));
  }
  const organization = await stores.organizations.find(id);
  if (!organization) throw notFound('Organization', id);
  if (organization.retention || retention) return [{ ...organization, ...instead }];
  throw conflict(
    `The organization ${JSON.stringify(id)} keeps all of its versions: no --keep-versions and no --keep-days were set for it.`,
  );
}

async function report(deps: Deps, { id: organizationId, retention }: OrganizationRecord) {
  const kept = keptVersions(retention, deps.now());
  if (!kept) return [];
  const reports: PrunableSpec[] = [];
  for await (const page of prunablePages(deps, organizationId, kept)) {
    const specIds = page.map(({ specId }) => specId);
    const bytes = await deps.stores.versions.measurePrunable(specIds, kept);
    for (const { specId, ...prunable } of page) {
      reports.push({ organizationId, ...prunable, bytes: bytes.get(specId) ?? 0 });
    }
  }
  return reports;
}

async function retainedOf(deps: Deps, { id: organizationId, retention }: OrganizationRecord) {
  const kept = keptVersions(retention, deps.now());
  if (!kept) return [];
  const versions = await deps.stores.versions.listRetained(organizationId, kept);
  return versions.map((version) => ({ organizationId, ...version }));
}
