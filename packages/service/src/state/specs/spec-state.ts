import { defined } from '@specshelf/base/defined';
import { type Candidate, expectsNetwork } from '../../base/ports/claim.js';
import type { LabelRecord } from '../../base/ports/publication-records.js';
import type { OpenAPISpecRecord, SpecSourceRecord } from '../../base/ports/records.js';
import type { RunOutcome } from '../../base/ports/spec-stores.js';
import type { SpecCommit, SpecUpdate } from '../../base/ports/spec-update.js';
import { totalOf } from '../../base/problem-kinds.js';
import { moveDefault } from '../settings/settings-state.js';
import { touch, touchedMembers } from '../settings/touch.js';
import { shownFacts } from './shown-facts.js';
import { addSubmission, type NewSubmission, settle } from './submissions.js';

// The state machine of a specification. Transitions are pure; stores apply them with compare-and-set.
//
//   pending  --claim-->    progress
//   progress --complete--> complete, or pending if a rerun was requested
//   progress --release-->  pending
//   progress --claim-->    progress, as another attempt, after its lease has expired
//   complete --claim-->    progress, when a refresh is due
//   any      --enqueue-->  pending; the same source during a run requests a rerun instead

/** Identifies a run: a specification in progress with this attempt. */
export type RunKey = Pick<OpenAPISpecRecord, 'id' | 'attempt'>;

/**
 * Puts a specification into the queue with a source. Another source starts a new attempt, which supersedes a run in progress; the
 * same source lets that run finish and requests a rerun.
 */
export function enqueue(
  spec: OpenAPISpecRecord,
  source: SpecSourceRecord,
  now: string,
  submission?: NewSubmission,
): SpecCommit {
  const { id, attempt, processingState, queuedAt: previouslyQueuedAt, revision } = spec;
  const updatedAt = touch(spec, now);
  const state = { attempt, processingState, queuedAt: previouslyQueuedAt, revision };
  const expected = { ...touchedMembers(spec), ...state };
  const isSame = isSameSource(spec.source, source);
  const submitted = {
    submissions: addSubmission(spec, source, { submission, isSame }),
    revision: revision + Number(submission !== undefined),
  };
  if (isSame && processingState === 'progress') {
    return { id, expected, changes: { ...submitted, updatedAt, rerunRequested: true } };
  }
  // A pending specification keeps its place in the queue; otherwise frequent PUTs would starve it.
  const queuedAt = processingState === 'pending' ? previouslyQueuedAt : now;
  const replaced = {
    attempt: attempt + 1,
    lostRuns: 0,
    failedRuns: 0,
    usesNetwork: expectsNetwork(source, spec),
  };
  return {
    id,
    expected,
    changes: {
      ...notRunning,
      ...(isSame ? {} : replaced),
      ...submitted,
      updatedAt,
      source,
      processingState: 'pending',
      queuedAt,
      queuePosition: queuePosition(queuedAt, source),
    },
  };
}

/** Starts a run. Taking over an expired lease starts a new attempt and counts a crash if the pipeline had the document. */
export function claim(candidate: Candidate, { now, leaseExpiresAt }: Lease): SpecUpdate {
  const { id, attempt, processingState, lostRuns, inPipeline } = candidate;
  const takesOver = isTakeover(candidate);
  return {
    id,
    expected: { attempt, processingState, leaseExpiresAt: candidate.leaseExpiresAt },
    changes: {
      processingState: 'progress',
      attempt: attempt + Number(takesOver),
      lostRuns: lostRuns + Number(takesOver && inPipeline),
      inPipeline: false,
      leaseExpiresAt,
      claimedAt: now,
      // A server of the previous release leaves submissions behind: a refresh completes none.
      ...(processingState === 'complete' ? { submissions: [] } : {}),
    },
  };
}

interface Lease {
  now: string;
  leaseExpiresAt: string;
}

/** Whether claiming the candidate takes over the expired lease of another run. */
export function isTakeover({ processingState }: Pick<Candidate, 'processingState'>): boolean {
  return processingState === 'progress';
}

/** Renews the lease of a run. `state` records whether the pipeline has the document. */
export function renewLease(
  run: RunKey,
  leaseExpiresAt: string,
  state: { inPipeline?: boolean } = {},
): SpecUpdate {
  return { ...running(run), changes: { leaseExpiresAt, ...state } };
}

/** Puts a run back into the queue as if it had not started. `state` records that it uses the network. */
export function release(run: RunKey, state: { usesNetwork?: true } = {}): SpecUpdate {
  return { ...running(run), changes: { ...notRunning, ...state, processingState: 'pending' } };
}

/**
 * Ends a run. The previous version and manifest remain unless the outcome has new ones. `labels` are the labels of the specification
 * at its revision; without submissions, they are not needed.
 */
export function complete(
  run: OpenAPISpecRecord,
  outcome: RunOutcome,
  now: string,
  labels: readonly LabelRecord[] = [],
): SpecCommit {
  const { id, expected } = running(run);
  const { errorCode, problems, problemCounts, refreshAt, manifest, usesNetwork, lostRuns } = outcome;
  const { submissions, version, publications, moves } = settle(run, outcome, { now, labels });
  const endedAt = touch(run, now);
  const rerun = { queuedAt: now, queuePosition: queuePosition(now, run.source) };
  const { shows, ...moved } = moveDefault(run, moves, endedAt);
  const defaultVersion = 'defaultVersion' in moved ? moved.defaultVersion : run.defaultVersion;
  const isShown = version && (defaultVersion ?? version.id) === version.id;
  return {
    id,
    expected: {
      ...expected,
      ...touchedMembers(run),
      rerunRequested: run.rerunRequested,
      revision: run.revision,
    },
    changes: {
      ...notRunning,
      ...defined({ manifest, usesNetwork, lastVersion: version?.id }),
      ...moved,
      ...(version ? { updatedAt: endedAt } : {}),
      ...(isShown ? shownFacts(run, version.facts) : {}),
      ...(run.rerunRequested ? rerun : {}),
      processingState: run.rerunRequested ? 'pending' : 'complete',
      submissions,
      revision: run.revision + Number(changesRevision(run, outcome)),
      lostRuns: lostRuns ?? 0,
      failedRuns: errorCode === undefined ? 0 : run.failedRuns + 1,
      lastProcessedAt: endedAt,
      lastProcessErrorCode: errorCode,
      failingSince: errorCode === undefined ? undefined : failingSince(run, endedAt),
      lastProcessedErrors: problems,
      lastProcessedErrorCount: totalOf(problemCounts),
      problemCounts,
      refreshAt,
      refusal: outcome.refusal,
      ...acknowledgmentsAfter(run, outcome),
    },
    publications,
    moves,
    ...defined({ version, shows: isShown ? undefined : shows }),
    ...defined({ deliveriesDueAt: isEvent(run, outcome) ? now : undefined }),
  };
}

/** Whether hooks are called: after a success, and after a refusal, but not again when a refresh finds the same files. */
function isEvent({ refusal: before }: OpenAPISpecRecord, { errorCode, refusal }: RunOutcome): boolean {
  if (errorCode === undefined) return true;
  return errorCode === 'INCOMPATIBLE' && (refusal === undefined || refusal !== before);
}

/** Whether a run changes what other transitions read: without submissions, no label moves. */
function changesRevision({ submissions }: OpenAPISpecRecord, { consumed = [] }: RunOutcome): boolean {
  return submissions.length > 0 || consumed.length > 0;
}

/** A new version consumes the acknowledgments that it needs. */
function acknowledgmentsAfter(
  { acknowledgments }: OpenAPISpecRecord,
  { consumed = [] }: RunOutcome,
): Pick<SpecCommit['changes'], 'acknowledgments'> {
  if (consumed.length === 0) return {};
  return { acknowledgments: acknowledgments.filter(({ change }) => !consumed.includes(change)) };
}

/** Returns the time since which runs fail, after a failed run. */
function failingSince(run: OpenAPISpecRecord, endedAt: string): string | undefined {
  return run.lastProcessErrorCode === undefined ? endedAt : run.failingSince;
}

/** Whether a record is still in progress as this run. */
export function isRunning(spec: OpenAPISpecRecord | undefined, run: RunKey): spec is OpenAPISpecRecord {
  return spec?.id === run.id && spec.attempt === run.attempt && spec.processingState === 'progress';
}

function running({ id, attempt }: RunKey) {
  return { id, expected: { attempt, processingState: 'progress' } } as const;
}

const notRunning = {
  rerunRequested: false,
  inPipeline: false,
  leaseExpiresAt: undefined,
  claimedAt: undefined,
} as const;

// Documents that are queued up to ten seconds later precede a document of 1 MB.
const bytesPerMillisecond = 100;

/**
 * Sort key of a specification among the pending ones of its organization, as a time: small documents precede large ones, but
 * overtake them only for a time in proportion to their size.
 */
export function queuePosition(queuedAt: string, source: SpecSourceRecord): string {
  const size = source.kind === 'url' ? 0 : (source.size ?? 0);
  return new Date(Date.parse(queuedAt) + Math.round(size / bytesPerMillisecond)).toISOString();
}

function isSameSource(a: SpecSourceRecord, b: SpecSourceRecord): boolean {
  if (a.kind === 'url') return b.kind === 'url' && a.url === b.url && a.headers === b.headers;
  return b.kind === a.kind && a.content === b.content;
}
