import { compareText } from '@specshelf/base/compare-text';
import { defined } from '@specshelf/base/defined';
import {
  expiredVersions,
  type KeptVersions,
  type OpenAPISpecRecord,
  type OpenAPISpecVersionRecord,
  type OpenAPISpecVersionStore,
  type PrunableVersions,
  type RetainedVersion,
} from '@specshelf/service';
import { enqueueDeliveries } from '../deliveries.js';
import { frozen } from '../frozen.js';
import { comparePlaces, keysetPage } from '../keyset-page.js';
import { namedByVersion, referencesIn } from '../references-in.js';
import type { Tables } from '../tables.js';
import { labelsOf, pinnedVersions } from './labels.js';
import { removeVersion } from './remove-version.js';

/** Implements the part of the version store that removes expired versions. */
export function createPruning(
  tables: Tables,
): Pick<OpenAPISpecVersionStore, 'findPrunable' | 'listRetained' | 'measurePrunable' | 'prune'> {
  return {
    async findPrunable(organizationId, kept, query) {
      const all = [...tables.specs.values()].filter((spec) => spec.organizationId === organizationId);
      const { records, more } = keysetPage(all, 'ascending', query);
      const last = records.at(-1);
      return {
        specs: records.flatMap((spec) => describePrunable(tables, spec, kept)),
        ...defined({ next: more && last ? { createdAt: last.createdAt, id: last.id } : undefined }),
      };
    },
    async listRetained(organizationId, kept) {
      const ofOrganization = [...tables.specs.values()].filter(
        (spec) => spec.organizationId === organizationId,
      );
      const sorted = ofOrganization.sort((a, b) => compareText(a.slug, b.slug));
      return sorted.flatMap((spec) => retainedOf(tables, spec, kept));
    },
    async measurePrunable(specIds, kept) {
      const sizes = specIds.map((id) => [id, bytesOnlyOf(tables, expiredOf(tables, id, kept))] as const);
      return new Map(sizes.filter(([, bytes]) => bytes > 0));
    },
    async prune({ organizationId, specIds, kept, limit, now }) {
      const removed = new Map<string, number>();
      let left = limit;
      for (const specId of [...new Set(specIds)].sort(compareText)) {
        const spec = tables.specs.get(specId);
        if (spec?.organizationId !== organizationId) continue;
        const expired = expiredOf(tables, specId, kept).slice(0, left);
        if (expired.length === 0) continue;
        for (const { id } of expired) removeVersion(tables, id);
        tables.specs.set(specId, frozen({ ...spec, revision: spec.revision + 1 }));
        enqueueDeliveries(tables, spec, now);
        removed.set(specId, expired.length);
        left -= expired.length;
      }
      return removed;
    },
  };
}

/** Describes the expired versions of a specification; empty if it has none. */
function describePrunable(
  tables: Tables,
  { id: specId, slug }: OpenAPISpecRecord,
  kept: KeptVersions,
): PrunableVersions[] {
  const expired = expiredOf(tables, specId, kept);
  const [first] = expired;
  const last = expired.at(-1);
  if (!first || !last) return [];
  const of = [...tables.versions.values()].filter((version) => version.specId === specId).length;
  return [{ specId, slug, versions: expired.length, of, from: first.createdAt, to: last.createdAt }];
}

/** Returns the expired versions of a specification, oldest first. */
function expiredOf(
  tables: Tables,
  specId: string,
  kept: KeptVersions,
  pinned = pinnedVersions(tables, specId),
): OpenAPISpecVersionRecord[] {
  const ofSpec = [...tables.versions.values()].filter((version) => version.specId === specId);
  const latest = tables.specs.get(specId)?.lastVersion;
  return expiredVersions(ofSpec.sort(comparePlaces), { latest, pinned }, kept);
}

/** Returns the versions of a specification that only labels keep, oldest first. */
function retainedOf(
  tables: Tables,
  { id: specId, slug }: OpenAPISpecRecord,
  kept: KeptVersions,
): RetainedVersion[] {
  const pinned = pinnedVersions(tables, specId);
  const labels = labelsOf(tables, specId);
  return expiredOf(tables, specId, kept, new Set())
    .filter(({ id }) => pinned.has(id))
    .map(({ id: versionId, createdAt }) => ({
      slug,
      versionId,
      createdAt,
      labels: labels.flatMap(({ name, version }) => (version === versionId ? [name] : [])),
      previousLabels: labels.flatMap(({ name, previousVersion }) =>
        previousVersion === versionId ? [name] : [],
      ),
    }));
}

/** Returns the number of bytes that only these versions refer to. */
function bytesOnlyOf(tables: Tables, expired: readonly OpenAPISpecVersionRecord[]): number {
  const { contents, contentLinks } = tables;
  const used = referencesIn(tables, new Set(expired));
  const named = expired.flatMap(namedByVersion);
  const all = new Set([...named, ...named.flatMap((digest) => contentLinks.get(digest) ?? [])]);
  const lengths = [...all].map((digest) => (used.has(digest) ? 0 : (contents.get(digest)?.byteLength ?? 0)));
  return lengths.reduce((sum, length) => sum + length, 0);
}
