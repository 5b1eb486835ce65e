import { compareText } from '@specshelf/base/compare-text';
import { defined } from '@specshelf/base/defined';
import type {
  OpenAPISpecRecord,
  OpenAPISpecStore,
  OpenAPISpecVersionRecord,
  PublicationRecord,
  SpecCommit,
  SpecSearch,
  SpecSearchResult,
  SpecUpdate,
  WaitingQuery,
} from '@specshelf/service';
import { applyUpdate, isAsExpected } from '@specshelf/service';
import { appendEntries } from './audit-log.js';
import { putContents } from './contents.js';
import { enqueueDeliveries } from './deliveries.js';
import { frozen } from './frozen.js';
import { keysetPage } from './keyset-page.js';
import type { Tables } from './tables.js';
import { moveLabels, removeLabels } from './versions/labels.js';
import { removeVersion } from './versions/remove-version.js';

/** Returns whether a pending specification may be claimed: tests control the time of processing. */
export type MayStart = (spec: Readonly<OpenAPISpecRecord>) => boolean;

export function createOpenAPISpecStore(tables: Tables, mayStart: MayStart): OpenAPISpecStore {
  const { specs } = tables;
  return {
    async insert(spec, contents = [], entries = []) {
      if (findBySlug(tables, spec.organizationId, spec.slug)) return false;
      putContents(tables, contents);
      specs.set(spec.id, frozen(spec));
      appendEntries(tables, entries);
      return true;
    },
    async find(organizationId, slug) {
      return findBySlug(tables, organizationId, slug);
    },
    async list(organizationId, query) {
      const ofOrganization = [...specs.values()].filter((spec) => spec.organizationId === organizationId);
      return keysetPage(ofOrganization, 'ascending', query);
    },
    search: (organizationId, query) => search(tables, organizationId, query),
    countValues: async (organizationId) => {
      const { countValues } = await import('@specshelf/service/on-demand');
      return countValues([...specs.values()].filter((spec) => spec.organizationId === organizationId));
    },
    // Only databases have data of earlier releases.
    completeSearchData: async () => false,
    async listWaiting(query) {
      return listWaiting(tables, mayStart, query);
    },
    async listDue({ now, except }) {
      const due = [...specs.values()].filter(
        (spec) => isDue(spec, now) && mayStart(spec) && !except.has(spec.organizationId),
      );
      return sortBy(due, ({ refreshAt = '' }) => [refreshAt]);
    },
    async update(update) {
      return updateSpec(tables, update);
    },
    async commit(change, contents = []) {
      // Before the writes, so that nothing else runs between them.
      const { shownFacts } = await import('@specshelf/service/on-demand');
      putContents(tables, contents);
      return commit(tables, change, shownFacts);
    },
    async remove(id, now, entries) {
      const spec = specs.get(id);
      if (!spec) return false;
      enqueueDeliveries(tables, spec, now);
      appendEntries(tables, entries);
      for (const version of tables.versions.values())
        if (version.specId === id) removeVersion(tables, version.id);
      removeLabels(tables, id);
      return specs.delete(id);
    },
  };
}

/** Returns the expired runs, then the pending specifications. */
function listWaiting(
  { specs }: Tables,
  mayStart: MayStart,
  { now, network, after, upTo }: WaitingQuery,
): OpenAPISpecRecord[] {
  const ofKind = [...specs.values()].filter((spec) => spec.usesNetwork === network && mayStart(spec));
  const expired = ofKind.filter((spec) => isExpired(spec, now));
  const pending = ofKind.filter(
    ({ processingState, organizationId }) =>
      processingState === 'pending' &&
      organizationId > after &&
      (upTo === undefined || organizationId <= upTo),
  );
  return [
    ...sortBy(expired, (spec) => [spec.queuePosition]),
    ...sortBy(pending, (spec) => [spec.organizationId, spec.queuePosition]),
  ];
}

type ShownFacts = typeof import('@specshelf/service/on-demand').shownFacts;

function commit(
  tables: Tables,
  { version, publications, moves, shows, deliveriesDueAt, entries, ...update }: SpecCommit,
  shownFacts: ShownFacts,
): OpenAPISpecRecord | undefined {
  const updated = updateSpec(tables, update);
  if (!updated) return undefined;
  if (version) tables.versions.set(version.id, frozen(version));
  publish(tables, version, publications);
  moveLabels(tables, updated.id, moves);
  const spec = shows === undefined ? updated : show(tables, updated, shows, shownFacts);
  const movedLabels = moves?.map(({ label }) => label);
  if (deliveriesDueAt !== undefined) enqueueDeliveries(tables, spec, deliveriesDueAt, movedLabels);
  appendEntries(tables, entries);
  return spec;
}

/** Inserts publications of a new version, or of one that exists. */
function publish(
  { versions, publications }: Tables,
  added: OpenAPISpecVersionRecord | undefined,
  records: readonly PublicationRecord[] = [],
): void {
  for (const record of records) publications.set(record.id, frozen(record));
  const version = versions.get(records[0]?.versionId ?? '');
  if (!version || version.id === added?.id) return;
  const publicationCount = version.publicationCount + records.length;
  versions.set(version.id, frozen({ ...version, publicationCount }));
}

/** Replaces the facts of a specification by those of a version. */
function show(
  { specs, versions }: Tables,
  { facts: _previous, ...spec }: OpenAPISpecRecord,
  versionId: string,
  shownFacts: ShownFacts,
): OpenAPISpecRecord {
  const shown = frozen({ ...spec, ...defined(shownFacts(spec, versions.get(versionId)?.facts)) });
  specs.set(shown.id, shown);
  return shown;
}

async function search(
  { specs }: Tables,
  organizationId: string,
  { filter, sortBy, descending, after, skip = 0, limit }: SpecSearch,
): Promise<SpecSearchResult> {
  const { matchesEverything, matchesFilter, maxCount } = await import('@specshelf/service/on-demand');
  const matches = [...specs.values()].filter(
    (spec) => spec.organizationId === organizationId && matchesFilter(spec, filter),
  );
  const sign = descending ? -1 : 1;
  const compare = (spec: OpenAPISpecRecord, [key, id]: readonly [string, string]) =>
    sign * (compareText(spec[sortBy], key) || compareText(spec.id, id));
  const sorted = matches.sort((a, b) => compare(a, [b[sortBy], b.id]));
  const isCapped = matches.length > maxCount && !matchesEverything(filter);
  const following = after ? sorted.filter((spec) => compare(spec, [after.key, after.id]) > 0) : sorted;
  const rest = following.slice(skip);
  return {
    records: rest.slice(0, limit),
    more: rest.length > limit,
    total: isCapped ? maxCount : matches.length,
    isCapped,
  };
}

function findBySlug({ specs }: Tables, organizationId: string, slug: string): OpenAPISpecRecord | undefined {
  const key = slug.toLowerCase();
  for (const spec of specs.values()) {
    if (spec.organizationId === organizationId && spec.slug.toLowerCase() === key) return spec;
  }
  return undefined;
}

function updateSpec({ specs }: Tables, update: SpecUpdate): OpenAPISpecRecord | undefined {
  const stored = specs.get(update.id);
  if (!stored || !isAsExpected(stored, update)) return undefined;
  const updated = frozen(applyUpdate(stored, update));
  specs.set(updated.id, updated);
  return updated;
}

function isExpired({ processingState, leaseExpiresAt = '' }: OpenAPISpecRecord, now: string): boolean {
  return processingState === 'progress' && leaseExpiresAt <= now;
}

/** Returns whether a specification is due for a refresh. */
export function isDue({ processingState, refreshAt }: OpenAPISpecRecord, now: string): boolean {
  return processingState === 'complete' && refreshAt !== undefined && refreshAt <= now;
}

/** Sorts by these keys, then by ID. */
function sortBy(
  specs: OpenAPISpecRecord[],
  keysOf: (spec: OpenAPISpecRecord) => readonly string[],
): OpenAPISpecRecord[] {
  const keyOf = (spec: OpenAPISpecRecord) => [...keysOf(spec), spec.id];
  return specs.sort((a, b) => compareKeys(keyOf(a), keyOf(b)));
}

function compareKeys(a: readonly string[], b: readonly string[]): number {
  for (const [place, key] of a.entries()) {
    const order = compareText(key, b[place] ?? '');
    if (order !== 0) return order;
  }
  return 0;
}
