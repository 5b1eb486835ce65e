import { type Deps, WorkAbandoned, WorkFailed } from '../deps.js';
import { StorageUnavailable } from '../errors.js';
import type { OpenAPISpecVersionRecord } from '../records.js';
import { claimChore, endChore } from '../rules/claim-chore.js';
import { type Manifest, readManifest } from '../rules/manifest.js';
import type { RebuiltVersion } from '../stores.js';
import { type FileAtHand, type FilesAtHand, storedFile } from './files-at-hand.js';
import { pipelineVersion } from './pipeline-version.js';
import { toInput } from './run-attempt.js';
import type { PipelineOutput } from './run-pipeline.js';

/**
 * Makes the processed document and the outline of one version again from its files, when an earlier release of the pipeline
 * has made them. False when there is none left, or another process is at it.
 * See docs/decisions/0008-reprocess-versions-in-place-after-a-pipeline-change.md.
 */
export async function rebuildNext(deps: Deps): Promise<boolean> {
  if (!(await findOutdated(deps))) return false;
  const until = await claimChore(deps, chore, lease);
  if (until === undefined) return false;
  try {
    // Looked for again: that one may have been made until the chore was ours.
    return await rebuild(deps, await findOutdated(deps));
  } finally {
    await endChore(deps, chore, 0, until);
  }
}

const chore = 'rebuild';

// A process that is gone in the middle holds up the others for so long. To make one takes seconds.
const lease = 600_000;

function findOutdated({ stores }: Deps): Promise<OpenAPISpecVersionRecord | undefined> {
  return stores.versions.findOutdated(pipelineVersion);
}

async function rebuild(deps: Deps, version: OpenAPISpecVersionRecord | undefined): Promise<boolean> {
  const made = version && (await remake(deps, version));
  if (!made) return false;
  await deps.stores.versions.rebuild(version.id, made);
  return true;
}

async function remake(deps: Deps, version: OpenAPISpecVersionRecord): Promise<RebuiltVersion | undefined> {
  const output = await runAgain(deps, version);
  if (output === 'abandoned') return undefined;
  const { format, specification, outline } = version;
  // A version stays what it was when its files are no longer good enough: it has been good once.
  if (output?.kind !== 'processed') return { format, specification, outline, pipelineVersion };
  const { made } = output;
  await deps.stores.contents.put([made.specification, made.document, made.outline]);
  return {
    format: made.format,
    specification: made.specification.digest,
    outline: made.outline.digest,
    pipelineVersion,
  };
}

async function runAgain(
  deps: Deps,
  { id: versionId, specId, manifest, submitted }: OpenAPISpecVersionRecord,
): Promise<PipelineOutput | 'abandoned' | undefined> {
  if (manifest === undefined) return undefined;
  try {
    const files = await filesOf(deps, await readManifest(deps, manifest));
    return await deps.runPipeline(toInput(deps, files, { submitted }), { owner: chore });
  } catch (error) {
    if (error instanceof WorkAbandoned) return 'abandoned';
    if (error instanceof StorageUnavailable) throw error;
    // One that cannot be made again must not keep the others from it.
    deps.report(new WorkFailed({ specId, versionId }, error));
    return undefined;
  }
}

async function filesOf(deps: Deps, { entry, files, others }: Manifest): Promise<FilesAtHand> {
  const stored = new Map<string, FileAtHand>();
  for (const { location, content } of files) stored.set(location, await storedFile(deps, content));
  const redirects = files.flatMap(({ asked, location }): [string, string][] =>
    asked === undefined || asked === location ? [] : [[asked, location]],
  );
  return {
    entry,
    files: stored,
    unavailable: new Map(others.map(({ asked, reason }) => [asked, reason ?? 'it could not be read'])),
    redirects: new Map(redirects),
    given: files.length,
  };
}
