import { defined } from '@specshelf/base/defined';
import type { DocumentFacts } from '@specshelf/generator';
import { readBytes } from '../../base/content/read-content.js';
import { StorageUnavailable } from '../../base/errors.js';
import type { Deps } from '../../base/ports/deps.js';
import type { OpenAPISpecVersionRecord } from '../../base/ports/records.js';
import type { RebuiltVersion } from '../../base/ports/spec-stores.js';
import type { Manifest } from '../../base/ports/work/manifest.js';
import type { PipelineOutput } from '../../base/ports/work/pipeline.js';
import { WorkAbandoned, WorkFailed } from '../../base/ports/work/work-errors.js';
import { readManifest } from '../../features/sources/manifest.js';
import { acquireTaskLease, endTaskLease } from '../../state/task-leases/lease-task.js';
import { compareStored, findUncompared } from './compare-next.js';
import { pipelineVersion } from './pipeline-version.js';
import { type LoadedFile, type LoadedFiles, storedFile } from './run/loaded-files.js';
import { toInput } from './run/run-attempt.js';

/**
 * Completes what servers of an earlier release have written: the search data of some specifications; otherwise the processed document and
 * the outline of one version of an earlier pipeline, from its files; otherwise the changes of one version. Returns false if there is nothing
 * to do, or another process is doing it.
 * See docs/decisions/0008-reprocess-versions-in-place-after-a-pipeline-change.md.
 */
export async function rebuildNext(deps: Deps): Promise<boolean> {
  if (await deps.stores.specs.completeSearchData()) return true;
  if (!(await findOutdated(deps)) && !(await findUncompared(deps))) return false;
  const until = await acquireTaskLease(deps, task, lease);
  if (until === undefined) return false;
  try {
    // Another process may have rebuilt the version before the lease was acquired.
    const outdated = await findOutdated(deps);
    if (outdated) return await rebuild(deps, outdated);
    const uncompared = await findUncompared(deps);
    return uncompared !== undefined && (await compareStored(deps, uncompared));
  } finally {
    await endTaskLease(deps, task, 0, until);
  }
}

const task = 'rebuild';

// A process that crashes delays the others for this time. A rebuild takes seconds.
const lease = 600_000;

function findOutdated({ stores }: Deps): Promise<OpenAPISpecVersionRecord | undefined> {
  return stores.versions.findOutdated(pipelineVersion);
}

async function rebuild(deps: Deps, version: OpenAPISpecVersionRecord): Promise<boolean> {
  const made = await remake(deps, version);
  if (!made) return false;
  await deps.stores.versions.rebuild(version.id, made);
  return true;
}

async function remake(deps: Deps, version: OpenAPISpecVersionRecord): Promise<RebuiltVersion | undefined> {
  const output = await runAgain(deps, version);
  if (output === 'abandoned') return undefined;
  const { format, specification, outline } = version;
  // A version whose files the pipeline no longer accepts remains as it is.
  if (output?.kind !== 'processed') {
    const facts = await factsOf(deps, version);
    if (facts === 'abandoned') return undefined;
    return { format, specification, outline, pipelineVersion, ...defined({ facts }) };
  }
  const { made, size } = output;
  await deps.stores.contents.put([made.specification, made.document, made.outline]);
  return {
    format: made.format,
    specification: made.specification.digest,
    outline: made.outline.digest,
    pipelineVersion,
    facts: made.facts,
    openapi: made.openapi,
    size,
  };
}

async function runAgain(
  deps: Deps,
  { id: versionId, specId, manifest }: OpenAPISpecVersionRecord,
): Promise<PipelineOutput | 'abandoned' | undefined> {
  if (manifest === undefined) return undefined;
  try {
    const files = await filesOf(deps, await readManifest(deps, manifest));
    const input = toInput(deps, files);
    return await deps.timed('pipeline', () => deps.runTask('runPipeline', input, { turn: { owner: task } }));
  } catch (error) {
    if (error instanceof WorkAbandoned) return 'abandoned';
    if (error instanceof StorageUnavailable) throw error;
    // A version that cannot be rebuilt must not block the others.
    deps.report(new WorkFailed({ specId, versionId }, error));
    return undefined;
  }
}

/** Reads the facts of a stored version; undefined if it is unreadable. */
async function factsOf(
  deps: Deps,
  { id: versionId, specId, specification: digest }: OpenAPISpecVersionRecord,
): Promise<DocumentFacts | 'abandoned' | undefined> {
  try {
    return await deps.runTask('readFacts', { digest, bytes: await readBytes(deps, digest) });
  } catch (error) {
    if (error instanceof WorkAbandoned) return 'abandoned';
    if (error instanceof StorageUnavailable) throw error;
    deps.report(new WorkFailed({ specId, versionId }, error));
    return undefined;
  }
}

async function filesOf(deps: Deps, { entry, files, others }: Manifest): Promise<LoadedFiles> {
  const stored = new Map<string, LoadedFile>();
  for (const { location, content } of files) stored.set(location, await storedFile(deps, content));
  const redirects = files.flatMap(({ asked, location }): [string, string][] =>
    asked === undefined || asked === location ? [] : [[asked, location]],
  );
  return {
    entry,
    files: stored,
    unavailable: new Map(others.map(({ asked, reason }) => [asked, reason ?? 'it could not be read'])),
    redirects: new Map(redirects),
    submittedCount: files.length,
  };
}
