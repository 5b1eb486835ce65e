import type {
  KeptVersions,
  OpenAPISpecVersionRecord,
  OpenAPISpecVersionStore,
  PrunableVersions,
} from '@specshelf/service';
import { queueDeliveries } from './deliveries.js';
import { comparePlaces } from './keyset-page.js';
import { namedByVersion, referencesIn } from './references-in.js';
import type { Tables } from './tables.js';

/** What removes versions that are not to be kept. */
export function createPruning(tables: Tables): Pick<OpenAPISpecVersionStore, 'findPrunable' | 'prune'> {
  return {
    async findPrunable(specId, kept) {
      const gone = prunable(tables, specId, kept);
      const [first] = gone;
      const last = gone.at(-1);
      if (!first || !last) return undefined;
      const of = [...tables.versions.values()].filter((version) => version.specId === specId).length;
      const times = { from: first.createdAt, to: last.createdAt };
      return { versions: gone.length, of, ...times, bytes: bytesOnlyOf(tables, gone) };
    },
    async prune(specId, kept, { limit, now }) {
      const gone = prunable(tables, specId, kept).slice(0, limit);
      for (const { id } of gone) tables.versions.delete(id);
      const spec = tables.specs.get(specId);
      if (spec && gone.length > 0) queueDeliveries(tables, spec, now);
      return gone.length;
    },
  };
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
function bytesOnlyOf(tables: Tables, gone: readonly OpenAPISpecVersionRecord[]): PrunableVersions['bytes'] {
  const { contents, contentLinks } = tables;
  const staying = referencesIn(tables, new Set(gone));
  const named = gone.flatMap(namedByVersion);
  const all = new Set([...named, ...named.flatMap((digest) => contentLinks.get(digest) ?? [])]);
  const lengths = [...all].map((digest) =>
    staying.has(digest) ? 0 : (contents.get(digest)?.byteLength ?? 0),
  );
  return lengths.reduce((sum, length) => sum + length, 0);
}
