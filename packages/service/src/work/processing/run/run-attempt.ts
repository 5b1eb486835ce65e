import { defined } from '@specshelf/base/defined';
import type { Problem, ProblemCounts } from '@specshelf/parser';
import type { Deps } from '../../../base/ports/deps.js';
import type { FetchFailed } from '../../../base/ports/outbound.js';
import type { OpenAPISpecRecord, OpenAPISpecVersionRecord } from '../../../base/ports/records.js';
import type { RunOutcome } from '../../../base/ports/spec-stores.js';
import type { PipelineInput, PipelineOutput } from '../../../base/ports/work/pipeline.js';
import { WorkAbandoned, WorkLimitExceeded } from '../../../base/ports/work/work-errors.js';
import { countProblems } from '../../../base/problem-kinds.js';
import { notCompared } from '../../../features/changes/changes-version.js';
import { newDocument } from '../../../features/changes/compared-document.js';
import { policyOf } from '../../../features/changes/policy-of.js';
import { refusalKey } from '../../../features/compatibility/judge.js';
import { encodeManifest, sourceKey } from '../../../features/sources/manifest.js';
import { type FailedReference, fetchReferences, isSourceAsBefore } from '../fetch-references.js';
import { type Ending, refreshTime } from '../refresh-time.js';
import { compareNewVersion } from './compare-new-version.js';
import { conversionCodes } from './conversion-codes.js';
import { type LoadedFiles, manifestOf } from './loaded-files.js';
import { type Finished, newVersion } from './new-version.js';
import { type OpenSource, openSource } from './open-source.js';
import { type Run, runFailed } from './run.js';
import {
  headersLost,
  internalError,
  lostRunsAllowed,
  maximumRounds,
  tooDeep,
  tooMuchWork,
  workerLost,
} from './run-problems.js';

/** The result of a run without the time of the next one. */
type Findings = Omit<RunOutcome, 'refreshAt' | 'lostRuns'> & Partial<Omit<Ending, 'failedRuns'>>;

/** One run of a specification: from its source to an outcome. */
export async function runAttempt(deps: Deps, run: Run): Promise<RunOutcome> {
  const { temporary = false, crashed = false, retryAfter, ...outcome } = await process(deps, run);
  const failedRuns = outcome.errorCode === undefined ? 0 : run.spec.failedRuns + 1;
  const refreshAt = refreshTime(deps, run.spec, { failedRuns, temporary, crashed, retryAfter });
  return {
    ...outcome,
    // The retry runs in isolation, and one more crash is enough to end it.
    ...defined({ refreshAt, lostRuns: crashed ? lostRunsAllowed - 1 : undefined }),
  };
}

async function process(deps: Deps, run: Run): Promise<Findings> {
  if (run.spec.lostRuns >= lostRunsAllowed) return { ...failure('PARSE_ERROR', workerLost), crashed: true };
  const open = await openSource(deps, run);
  if (open === 'headers-lost') return failure('FETCH_ERROR', headersLost);
  if ('kind' in open) return fetchFailure(open, open.message);
  return (await asBefore(deps, run, open)) ?? processFiles(deps, run, open);
}

/** If the source and its files are unchanged, there is nothing to process, and the problems remain. */
async function asBefore(deps: Deps, run: Run, open: OpenSource): Promise<Findings | undefined> {
  const { lastProcessErrorCode, lastVersion, lastProcessedErrors, problemCounts } = run.spec;
  const isAsBefore = await isSourceAsBefore(deps, run, open);
  if (!isAsBefore || lastVersion === undefined) return undefined;
  const found = { problems: lastProcessedErrors, problemCounts };
  if (lastProcessErrorCode === undefined) return found;
  return lastProcessErrorCode === 'INCOMPATIBLE' ? refusedAsBefore(deps, run.spec, found) : undefined;
}

/** The same files are refused again while nothing else has changed. */
function refusedAsBefore(
  deps: Deps,
  spec: OpenAPISpecRecord,
  found: Pick<RunOutcome, 'problems' | 'problemCounts'>,
): Findings | undefined {
  const { refusal, manifest } = spec;
  if (refusal === undefined || refusal !== refusalKey(deps, spec, policyOf(deps, spec), manifest))
    return undefined;
  return { ...found, errorCode: 'INCOMPATIBLE', refusal };
}

async function processFiles(deps: Deps, run: Run, open: OpenSource): Promise<Findings> {
  const { spec } = run;
  const latest = spec.lastVersion ? await deps.stores.versions.find(spec.id, spec.lastVersion) : undefined;
  for (let round = 0; round < maximumRounds; round++) {
    await run.check({ inPipeline: true });
    const input = {
      ...toInput(deps, open.loaded, latest?.digest),
      latestConvertsCleanly: convertsCleanly(spec),
    };
    const output = await tryPipeline(deps, spec, input);
    if (output.kind === 'failed') return { errorCode: 'PARSE_ERROR', ...listed(output) };
    if (output.kind !== 'needs') return toFindings(deps, { run, latest }, open.loaded, output);
    const failed = await fetchReferences(deps, run, open, output.locations);
    if (failed)
      return referenceFailure(failed, await placeOf(deps, spec, { ...input, locate: failed.location }));
  }
  return failure('PARSE_ERROR', tooDeep);
}

/** Whether the last run created or confirmed the latest version without a conversion problem. */
function convertsCleanly(spec: OpenAPISpecRecord): boolean {
  const { lastProcessErrorCode, lastProcessedErrors, lastProcessedErrorCount } = spec;
  return (
    lastProcessErrorCode === undefined &&
    // Unlisted problems may be of any kind.
    lastProcessedErrorCount === lastProcessedErrors.length &&
    !lastProcessedErrors.some(({ code }) => conversionCodes.has(code))
  );
}

export function toInput(
  { limits, removeRemoteImages = false }: Deps,
  { entry, files, unavailable, redirects, submittedCount, submitted }: LoadedFiles,
  latest?: string,
): PipelineInput {
  return {
    entry,
    files,
    unavailable,
    redirects,
    limits: { files: submittedCount + limits.fetchCount, total: limits.files },
    removeRemoteImages,
    ...defined({ latest, submitted }),
  };
}

async function tryPipeline(
  deps: Deps,
  spec: OpenAPISpecRecord,
  input: PipelineInput,
): Promise<PipelineOutput> {
  try {
    const turn = { owner: spec.organizationId, urgent: !spec.usesNetwork };
    return await deps.timed('pipeline', () => deps.runTask('runPipeline', input, { turn }));
  } catch (error) {
    if (error instanceof WorkAbandoned) throw error;
    // A document that triggers a defect must not block the queue or be retried forever.
    deps.report(runFailed(spec, error));
    const problem = error instanceof WorkLimitExceeded ? tooMuchWork(error) : internalError;
    return { kind: 'failed', problems: [problem], problemCounts: countProblems([problem]) };
  }
}

/** A run, and the latest version at its start. */
interface CurrentState {
  run: Run;
  latest: OpenAPISpecVersionRecord | undefined;
}

async function toFindings(
  deps: Deps,
  current: CurrentState,
  loaded: LoadedFiles,
  output: Finished,
): Promise<Findings> {
  const { spec } = current.run;
  const manifest = await encodeManifest(deps, manifestOf(loaded, output, sourceKey(deps, spec.source)));
  const made =
    output.kind === 'unchanged' ? [] : [output.made.specification, output.made.document, output.made.outline];
  const contents = [...output.fetched, manifest, ...made];
  const usesNetwork = spec.source.kind === 'url' || hasFetched(loaded);
  const outcome = { manifest: manifest.digest, contents, usesNetwork, ...listed(output) };
  if (output.kind === 'unchanged') return outcome;
  const version = newVersion(deps, { spec, latest: current.latest }, manifest.digest, output);
  if (current.latest === undefined) return { version, ...outcome };
  // The comparison may be the cause of the crashes. The last attempt leaves it out, so that the document alone is judged.
  const mayCrash = spec.lostRuns >= lostRunsAllowed - 1;
  if (mayCrash) {
    return { ...outcome, version: { ...version, changesVersion: notCompared }, compared: 'none' };
  }
  const after = newDocument(output, (digest, location) => textOf(loaded, output, digest, location));
  const { run, latest } = current;
  const changes = await compareNewVersion(deps, { run, latest }, version, after);
  return { ...outcome, ...changes, contents: [...contents, ...changes.contents] };
}

function textOf(
  { files }: LoadedFiles,
  { fetched }: Finished,
  digest: string,
  location: string,
): Uint8Array | undefined {
  const file = files.get(location);
  return file && 'stored' in file ? file.stored : fetched.find((content) => content.digest === digest)?.bytes;
}

function hasFetched({ files, submittedCount, unavailable }: LoadedFiles): boolean {
  return files.size > submittedCount || unavailable.size > 0;
}

function listed({ problems, problemCounts }: { problems: Problem[]; problemCounts: ProblemCounts }) {
  return { problems, problemCounts };
}

function failure(errorCode: NonNullable<RunOutcome['errorCode']>, problem: Problem): Findings {
  return { errorCode, problems: [problem], problemCounts: countProblems([problem]) };
}

function fetchFailure(
  { code, cause, temporary, retryAfter }: FetchFailed,
  message: string,
  place: Place = {},
): Findings {
  const problem: Problem = { severity: 'error', code: `fetch-${cause}`, message, ...place };
  return { ...failure(code, problem), temporary, ...defined({ retryAfter }) };
}

function referenceFailure(failed: FailedReference, place: Place): Findings {
  return fetchFailure(failed, `${failed.location}: ${failed.message}`, place);
}

type Place = Pick<Problem, 'pointer' | 'file' | 'line' | 'column'>;

/** Finds the place of a failed reference, which parses the files again. */
async function placeOf(deps: Deps, spec: OpenAPISpecRecord, input: PipelineInput): Promise<Place> {
  const output = await tryPipeline(deps, spec, input);
  return output.kind === 'needs' ? (output.place ?? {}) : {};
}
