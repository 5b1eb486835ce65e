import { defined } from '@specshelf/base/defined';
import type {
  LabelMove,
  LabelRecord,
  PublicationRecord,
  Submission,
} from '../../base/ports/publication-records.js';
import type {
  OpenAPISpecRecord,
  OpenAPISpecVersionRecord,
  SpecSourceRecord,
} from '../../base/ports/records.js';
import type { RunOutcome } from '../../base/ports/spec-stores.js';
import { timeFrom } from '../times.js';

// A submission waits in the record of its specification until a run of its source ends. If the run succeeds, the submission becomes a
// publication of the resulting version, and its labels move there, in the transaction that completes the run. If the run fails, or
// another source replaces this one, the submission is dropped.
// See docs/decisions/0055-keep-submissions-with-the-specification.md.

/** A submission of a source, without the members that follow from the state of the specification. */
export type NewSubmission = Omit<Submission, 'source' | 'awaitsRerun'>;

// Frequent requests must not make the record grow.
const maxSubmissions = 20;

/** Returns the submissions of a specification after another one. */
export function addSubmission(
  { submissions, processingState, source: previous }: OpenAPISpecRecord,
  source: SpecSourceRecord,
  { submission, isSame }: { submission: NewSubmission | undefined; isSame: boolean },
): readonly Submission[] {
  const isReplaced = !isSame || processingState === 'complete';
  const kept = isReplaced ? [] : submissions.filter((each) => each.source === sourceName(previous));
  if (!submission) return kept;
  const awaitsRerun = isSame && processingState === 'progress' ? true : undefined;
  return withinLimit([...kept, { ...submission, source: sourceName(source), ...defined({ awaitsRerun }) }]);
}

/** Merges the labels of the oldest submission into the next one of the same run if there are too many. */
function withinLimit(submissions: readonly Submission[]): readonly Submission[] {
  if (submissions.length <= maxSubmissions) return submissions;
  // At least one run has two: there are submissions of the current run, followed by those for the rerun.
  const place = submissions.findIndex((each, at) => each.awaitsRerun === submissions[at + 1]?.awaitsRerun);
  const [oldest, next] = [submissions[place], submissions[place + 1]];
  if (!oldest || !next) return submissions;
  return submissions.toSpliced(place, 2, {
    ...next,
    labels: [...new Set([...oldest.labels, ...next.labels])],
  });
}

/** The effects of the end of a run on submissions, versions, and labels. */
export interface Settlement {
  /** The submissions for the rerun. */
  submissions: readonly Submission[];
  version?: OpenAPISpecVersionRecord;
  publications: readonly PublicationRecord[];
  moves: readonly LabelMove[];
}

/** Settles the submissions of a run. `labels` are the labels of the specification. */
export function settle(
  run: OpenAPISpecRecord,
  { version, errorCode }: Pick<RunOutcome, 'version' | 'errorCode'>,
  { now, labels }: { now: string; labels: readonly LabelRecord[] },
): Settlement {
  const submissions = run.submissions
    .filter((each) => isWaiting(run, each))
    .map(({ awaitsRerun: _noLonger, ...submission }) => submission);
  const target = version?.id ?? run.lastVersion;
  if (errorCode !== undefined || target === undefined) return { submissions, publications: [], moves: [] };
  const settled = settledBy(run);
  const publications = publicationsOf(run, settled, {
    ...{ target, isNew: version !== undefined },
    // Before publications that wait for the rerun.
    at: run.claimedAt ?? now,
  });
  const published = version && {
    ...version,
    publicationCount: publications.length,
    ...defined({ publication: publications[0] }),
  };
  return {
    submissions,
    ...defined({ version: published }),
    publications,
    moves: movesOf(settled, labels, { target, now: new Date(now) }),
  };
}

/** Returns the submissions that become publications if the run succeeds, the oldest first. */
export function settledBy(run: OpenAPISpecRecord): readonly Submission[] {
  return run.submissions.filter((each) => !isWaiting(run, each) && each.source === sourceName(run.source));
}

function isWaiting({ rerunRequested }: OpenAPISpecRecord, { awaitsRerun }: Submission): boolean {
  return rerunRequested && awaitsRerun === true;
}

function publicationsOf(
  { id: specId }: OpenAPISpecRecord,
  settled: readonly Submission[],
  { target: versionId, isNew, at: createdAt }: { target: string; isNew: boolean; at: string },
): PublicationRecord[] {
  // After a refresh, or a retry after a failure.
  if (isNew && settled.length === 0)
    return [{ id: versionId, specId, versionId, createdAt, trigger: 'refreshed' }];
  return settled.map(({ id, submittedAt, publisher, provenance }) => ({
    ...{ id, specId, versionId, createdAt: submittedAt, trigger: 'submitted', publisher },
    ...defined({ provenance }),
  }));
}

function movesOf(
  settled: readonly Submission[],
  labels: readonly LabelRecord[],
  { target, now }: { target: string; now: Date },
): LabelMove[] {
  const publishers = new Map(
    settled.flatMap(({ labels: named, publisher }) => named.map((label) => [label, publisher] as const)),
  );
  return [...publishers].flatMap(([label, movedBy]) => {
    const current = labels.find(({ name }) => name === label);
    if (current?.version === target) return [];
    const createdAt = timeFrom(now, current?.movedAt);
    return [{ label, to: target, createdAt, movedBy, ...defined({ from: current?.version }) }];
  });
}

/** Identifies a source. */
export function sourceName(source: SpecSourceRecord): string {
  return source.kind === 'url' ? source.url : source.content;
}
