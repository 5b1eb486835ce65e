import type {
  KeptVersions,
  OpenAPISpecRecord,
  OpenAPISpecVersionRecord,
  OpenAPISpecVersionStore,
  PrunableVersions,
} from '@specshelf/service';
import { enqueueDeliveries } from './deliveries.js';
import { comparePlaces, compareTexts, keysetPage } from './keyset-page.js';
import { namedByVersion, referencesIn } from './references-in.js';
import type { Tables } from './tables.js';

/** What removes versions that are not to be kept. */
export function createPruning(
  tables: Tables,
): Pick<OpenAPISpecVersionStore, 'findPrunable' | 'measurePrunable' | 'prune'> {
  return {
    async findPrunable(organizationId, kept, query) {
      const all = [...tables.specs.values()].filter((spec) => spec.organizationId === organizationId);
      const { records, more } = keysetPage(all, 'ascending', query);
      const last = records.at(-1);
      return {
        specs: records.flatMap((spec) => describePrunable(tables, spec, kept)),
        ...(more && last ? { next: { createdAt: last.createdAt, id: last.id } } : {}),
      };
    },
    async measurePrunable(specIds, kept) {
      const sizes = specIds.map((id) => [id, bytesOnlyOf(tables, prunable(tables, id, kept))] as const);
      return new Map(sizes.filter(([, bytes]) => bytes > 0));
    },
    async prune(organizationId, specIds, kept, { limit, now }) {
      const removed = new Map<string, number>();
      let left = limit;
      for (const specId of [...new Set(specIds)].sort(compareTexts)) {
        const spec = tables.specs.get(specId);
        if (spec?.organizationId !== organizationId) continue;
        const expired = prunable(tables, specId, kept).slice(0, left);
        if (expired.length === 0) continue;
        for (const { id } of expired) tables.versions.delete(id);
        enqueueDeliveries(tables, spec, now);
        removed.set(specId, expired.length);
        left -= expired.length;
      }
      return removed;
    },
  };
}

/** Empty when all versions are to be kept. */
function describePrunable(
  tables: Tables,
  { id: specId, slug }: OpenAPISpecRecord,
  kept: KeptVersions,
): PrunableVersions[] {
  const gone = prunable(tables, specId, kept);
  const [first] = gone;
  const last = gone.at(-1);
  if (!first || !last) return [];
  const of = [...tables.versions.values()].filter((version) => version.specId === specId).length;
  return [{ specId, slug, versions: gone.length, of, from: first.createdAt, to: last.createdAt }];
}

/** The oldest first. */
function prunable(
  { specs, versions }: Tables,
  specId: string,
  { newest = 0, since }: KeptVersions,
): OpenAPISpecVersionRecord[] {
  const latest = specs.get(specId)?.lastVersion;
  return [...versions.values()]
    .filter((version) => version.specId === specId)
    .sort(comparePlaces)
    .reverse()
    .slice(newest)
    .filter(({ id, createdAt }) => id !== latest && (since === undefined || createdAt < since))
    .reverse();
}

/** How many bytes of contents nothing but these versions refers to. */
function bytesOnlyOf(tables: Tables, gone: readonly OpenAPISpecVersionRecord[]): number {
  const { contents, contentLinks } = tables;
  const staying = referencesIn(tables, new Set(gone));
  const named = gone.flatMap(namedByVersion);
  const all = new Set([...named, ...named.flatMap((digest) => contentLinks.get(digest) ?? [])]);
  const lengths = [...all].map((digest) =>
    staying.has(digest) ? 0 : (contents.get(digest)?.byteLength ?? 0),
  );
  return lengths.reduce((sum, length) => sum + length, 0);
}
