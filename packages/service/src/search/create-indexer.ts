import { defined } from '@specshelf/base/defined';
import { scopeToken } from '@specshelf/search';
import { type ContentReader, readBytes } from '../base/content/read-content.js';
import { StorageUnavailable } from '../base/errors.js';
import type { Deps } from '../base/ports/deps.js';
import type { OpenAPISpecSummary, OpenAPISpecVersionRecord } from '../base/ports/records.js';
import type { SearchStore } from '../base/ports/search/search-store.js';
import type { OpenAPISpecVersionStore } from '../base/ports/spec-stores.js';
import { WorkAbandoned, WorkFailed } from '../base/ports/work/work-errors.js';
import { shownVersion } from '../state/settings/shown-version.js';
import { addMilliseconds } from '../state/times.js';
import type { IndexedVersion } from '../work/heavy-work/search/index-version.js';
import { unpackIndex } from '../work/heavy-work/search/pack-index.js';
import { chunkOf, countChunks } from './chunk-of.js';
import { indexSpecOnly } from './index-spec-only.js';
import { indexVersion } from './index-version.js';

type IndexerDeps = Pick<Deps, 'now' | 'runTask' | 'report' | 'compress'> &
  ContentReader & { stores: { search: SearchStore; versions: Pick<OpenAPISpecVersionStore, 'find'> } };

/** A generation that this process writes. */
interface Writing {
  generation: number;
  spec: OpenAPISpecSummary;
  /** Absent at first. */
  indexed?: IndexedVersion;
  /** The number of written chunks. */
  written: number;
}

/** Writing so many chunks takes a few milliseconds, during which SQLite blocks all requests. */
const chunksAtOnce = 2;

/** A process that crashes or fails delays the index of a specification for this time. Each write of a large one takes milliseconds. */
const lease = 120_000;

/** A version that could not be indexed so many times is only found by the names of its specification, so that it does not cost more work. */
const maxAttempts = 3;

/** The failed attempts to index the shown version of a specification, by its ID. */
type Failures = Map<string, { versionId: string; attempts: number }>;

/**
 * Returns a function that does one step of indexing with each call: a specification that has changed, or a part of a large one; or the removal
 * of a part of what is no longer current. It returns false if there is nothing to do.
 * See docs/decisions/0062-index-opaque-tokens-in-generations.md
 */
export function createIndexer(deps: IndexerDeps): () => Promise<boolean> {
  let present: Writing | undefined;
  let last = Promise.resolve(false);
  let isRemovalNext = false;
  const failures: Failures = new Map();
  const remove = createRemover(deps);
  const write = async (): Promise<boolean> => {
    const writing = present ?? (await begin(deps));
    present = undefined;
    if (!writing) return false;
    present = await attempt(deps, failures, writing);
    return true;
  };
  const step = async (): Promise<boolean> => {
    if (present) return write();
    // In turns, so that neither waits for all of the other.
    isRemovalNext = !isRemovalNext;
    return isRemovalNext ? (await remove()) || write() : (await write()) || remove();
  };
  return () => {
    last = last.catch(() => false).then(step);
    return last;
  };
}

/** Returns a function that does one step of the removal. After a failure, it does nothing for a while: the rest of the work must continue. */
function createRemover({ stores: { search }, now, report }: IndexerDeps): () => Promise<boolean> {
  let failedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const time = now();
    // Also if the clock was set back.
    if (Math.abs(time.getTime() - failedAt) < lease) return false;
    try {
      return await search.removeNext({ writtenBefore: addMilliseconds(time, -lease) });
    } catch (error) {
      failedAt = time.getTime();
      report(error);
      return false;
    }
  };
}

async function begin({ stores: { search }, now }: IndexerDeps): Promise<Writing | undefined> {
  const started = await search.begin({ indexVersion, now: now().toISOString() });
  return started && { ...started, written: 0 };
}

/** Writes a batch. Returns the rest of the work. */
async function writeNext(
  deps: IndexerDeps,
  failures: Failures,
  writing: Writing,
): Promise<Writing | undefined> {
  const { search } = deps.stores;
  const { generation, spec, written } = writing;
  const indexed = writing.indexed ?? (await indexOrKeep(deps, failures, writing));
  if (!indexed) return undefined;
  const count = countChunks(indexed);
  const next = Math.min(written + chunksAtOnce, count);
  const batch = Array.from({ length: next - written }, (_, index) =>
    chunkOf(indexed, written + index, scopesOf(spec)),
  );
  const isWritten = batch.length === 0 || (await search.write(generation, batch, deps.now().toISOString()));
  if (!isWritten) return undefined;
  if (next < count) return { generation, spec, indexed, written: next };
  await search.complete(generation, indexVersion);
  return undefined;
}

/** Does a part of the work on a generation. If it fails, the specification is indexed again, after others if the reason is its own. */
async function attempt(
  deps: IndexerDeps,
  failures: Failures,
  writing: Writing,
): Promise<Writing | undefined> {
  const { generation, spec } = writing;
  try {
    return await writeNext(deps, failures, writing);
  } catch (error) {
    // If the release fails as well, the generation is removed when its time has passed.
    if (isOfServer(error)) await deps.stores.search.release(generation).catch(() => undefined);
    if (error instanceof StorageUnavailable) throw error;
    // Not released: until its time has passed, the specification must not block the others.
    if (!isOfServer(error))
      deps.report(error instanceof WorkFailed ? error : new WorkFailed({ specId: spec.id }, error));
    return undefined;
  }
}

/**
 * Indexes the shown version. After the last failure, returns the specification alone; undefined if the current documents remain, which are of
 * the same version.
 */
async function indexOrKeep(
  deps: IndexerDeps,
  failures: Failures,
  { generation, spec }: Writing,
): Promise<IndexedVersion | undefined> {
  const specId = spec.id;
  const versionId = shownVersion(spec);
  const version = versionId === undefined ? undefined : await deps.stores.versions.find(specId, versionId);
  if (versionId === undefined || !version) return nothing;
  try {
    const indexed = await index(deps, spec, version);
    failures.delete(specId);
    return indexed;
  } catch (error) {
    if (isOfServer(error)) throw error;
    const former = failures.get(specId);
    const attempts = former?.versionId === versionId ? former.attempts + 1 : 1;
    const failure = new WorkFailed({ specId, versionId, attempt: attempts }, error);
    if (attempts < maxAttempts) {
      failures.set(specId, { versionId, attempts });
      throw failure;
    }
    failures.delete(specId);
    deps.report(failure);
    return (await deps.stores.search.keepFormer(generation, indexVersion))
      ? undefined
      : indexSpecOnly(deps, spec);
  }
}

async function index(
  deps: IndexerDeps,
  { slug: specSlug, owner, tags, lifecycle }: OpenAPISpecSummary,
  version: OpenAPISpecVersionRecord,
): Promise<IndexedVersion> {
  const stored = async (digest: string) => ({ digest, bytes: await readBytes(deps, digest) });
  const outline = await stored(version.outline);
  const specification = await stored(version.specification);
  const input = { specSlug, tags, outline, specification, ...defined({ owner, lifecycle }) };
  return unpackIndex(await deps.runTask('indexVersion', input, { turn: { owner: 'search' } }));
}

function isOfServer(error: unknown): boolean {
  return error instanceof WorkAbandoned || error instanceof StorageUnavailable;
}

const nothing: IndexedVersion = { ranks: new Uint8Array(), chunks: [] };

function scopesOf({ id, organizationId, visibility }: OpenAPISpecSummary): string[] {
  const ofPublic = visibility === 'public' ? [scopeToken('public', organizationId)] : [];
  return [scopeToken('organization', organizationId), ...ofPublic, scopeToken('spec', id)];
}
