import type { Policy } from '@specshelf/changes/policy';
import { readBytes } from '../../base/content/read-content.js';
import { StorageUnavailable } from '../../base/errors.js';
import type { Judgment } from '../../base/ports/changes/change-tasks.js';
import type { Deps } from '../../base/ports/deps.js';
import type { OpenAPISpecRecord, OpenAPISpecVersionRecord } from '../../base/ports/records.js';
import type { PipelineOutput } from '../../base/ports/work/pipeline.js';
import { WorkAbandoned, WorkFailed, WorkLimitExceeded } from '../../base/ports/work/work-errors.js';
import { countProblems } from '../../base/problem-kinds.js';
import {
  comparedDocument,
  contentKey,
  newContentKey,
  newDocument,
} from '../../features/changes/compared-document.js';
import { type Comparisons, createComparisons } from '../../features/changes/create-comparisons.js';
import type { EncodedSource } from '../../features/sources/encoded-source.js';
import { openSubmitted } from '../processing/run/open-source.js';
import { toInput } from '../processing/run/run-attempt.js';

/** What publishing a source would find. */
export interface CheckedSource {
  output: Exclude<PipelineOutput, { kind: 'needs' }>;
  judgment: Judgment;
}

interface JudgeOptions {
  policy: Policy;
  versions: readonly OpenAPISpecVersionRecord[];
  acknowledged: readonly string[];
}

export interface CheckOptions extends JudgeOptions {
  /** Number of listed changes. */
  limit: number;
  /** Whether files of other servers are left out. Otherwise, a source that needs them is not judged. */
  offline: boolean;
  /** Remembers comparisons. By default, each is computed. */
  comparisons?: Comparisons;
}

const noChanges: Judgment = {
  complete: true,
  mayRefuseMore: false,
  summary: { breaking: 0, risky: 0, safe: 0, docs: 0 },
  bump: 'none',
  items: [],
  groups: [],
  count: 0,
  refused: [],
  refusedIds: [],
  acknowledged: [],
};

/** Processes a text or a set of files without storing it, and judges its changes. Returns undefined if it needs files of other servers. */
export async function checkSource(
  deps: Deps,
  spec: OpenAPISpecRecord,
  source: EncodedSource,
  options: CheckOptions,
): Promise<CheckedSource | undefined> {
  const reading = withContents(deps, source);
  const processed = await processSource(reading, spec, source, options);
  if (processed === undefined) return undefined;
  const { output, leavesOut } = processed;
  if (output.kind !== 'processed') return { output, judgment: noChanges };
  const texts = new Map([...source.contents, ...output.fetched].map(({ digest, bytes }) => [digest, bytes]));
  const after = newDocument(output, (digest) => texts.get(digest));
  const { comparisons = createComparisons(deps) } = options;
  const reports: Uint8Array[] = [];
  for (const version of options.versions) {
    const before = () => comparedDocument(deps, version);
    const about = { specId: spec.id, versionId: version.id };
    const report = await comparisons.report(
      [contentKey(version), newContentKey(output)],
      { before, after: async () => after },
      about,
    );
    if (report !== undefined) reports.push(report);
  }
  const { policy, acknowledged, limit, versions } = options;
  const input = { reports, policy, acknowledged, impact: 'docs' as const, offset: 0, limit };
  const found = await deps.runTask('judgeChanges', input);
  const judgment = { ...found, complete: found.complete && !leavesOut };
  if (reports.length === versions.length) return { output, judgment };
  return { output, judgment: { ...judgment, complete: false, mayRefuseMore: policy.refuse !== 'none' } };
}

/**
 * Whether settings refuse the changes of a text or a set of files since one version. False for sources that need files of other servers,
 * or that take too much time or memory: they are judged when their run ends.
 */
export async function isRefused(
  deps: Deps,
  spec: OpenAPISpecRecord,
  source: EncodedSource,
  { version, policy, acknowledged }: Omit<JudgeOptions, 'versions'> & { version: OpenAPISpecVersionRecord },
): Promise<boolean> {
  if (source.record.kind === 'url') return false;
  const { loaded } = await openSubmitted(withContents(deps, source), spec, source.record, undefined);
  const today = deps.now().toISOString().slice(0, 10);
  try {
    const before = await readBytes(deps, version.specification);
    const input = { source: toInput(deps, loaded), before, today, policy, acknowledged };
    return await deps.timed('pipeline', () => deps.runTask('isSourceRefused', input));
  } catch (error) {
    if (error instanceof WorkAbandoned || error instanceof StorageUnavailable) throw error;
    deps.report(new WorkFailed({ specId: spec.id, versionId: version.id }, error));
    return false;
  }
}

/** Reads contents of the source before those of the store. */
function withContents(deps: Deps, { contents }: EncodedSource): Deps {
  const own = new Map(contents.map(({ digest, bytes }) => [digest, bytes]));
  const get = async (digest: string) => own.get(digest) ?? deps.stores.contents.get(digest);
  return { ...deps, stores: { ...deps.stores, contents: { ...deps.stores.contents, get } } };
}

/** Processes a source, without the files of other servers that it needs if `offline` is set. */
async function processSource(
  deps: Deps,
  spec: OpenAPISpecRecord,
  { record }: EncodedSource,
  { versions, offline }: CheckOptions,
): Promise<{ output: CheckedSource['output']; leavesOut: boolean } | undefined> {
  if (record.kind === 'url') return undefined;
  const { loaded } = await openSubmitted(deps, spec, record, undefined);
  const latest = versions.length === 1 ? versions[0]?.digest : undefined;
  for (let round = 0; round < 2; round++) {
    const output = await tryPipeline(deps, spec, toInput(deps, loaded, latest));
    if (output.kind !== 'needs') return { output, leavesOut: round > 0 };
    if (!offline) return undefined;
    for (const location of output.locations) loaded.unavailable.set(location, 'a check fetches no files');
  }
  return undefined;
}

async function tryPipeline(
  deps: Deps,
  spec: OpenAPISpecRecord,
  input: ReturnType<typeof toInput>,
): Promise<PipelineOutput> {
  try {
    return await deps.timed('pipeline', () => deps.runTask('runPipeline', input));
  } catch (error) {
    if (error instanceof WorkAbandoned) throw error;
    deps.report(new WorkFailed({ specId: spec.id }, error));
    const message =
      error instanceof WorkLimitExceeded
        ? `Processing this document takes more than ${error.allowed}, the limit for one document. Make it smaller.`
        : 'A defect of the server prevented the processing of this document.';
    const problems = [{ severity: 'error' as const, code: 'internal', message }];
    return { kind: 'failed', problems, problemCounts: countProblems(problems) };
  }
}
