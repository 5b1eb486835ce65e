import { describe, expect, it } from 'vitest';
import type { RunOutcome } from '../../../src/base/ports/spec-stores.js';
import { isAsExpected } from '../../../src/base/ports/spec-update.js';
import { noProblems } from '../../../src/base/problem-kinds.js';
import { claim, complete, isRunning, release, renewLease } from '../../../src/state/specs/spec-state.js';
import { spec, time, version } from '../../records.js';
import {
  completed,
  describeTransitions,
  now,
  pending,
  running,
  stopped,
  type Transition,
  text,
} from './spec-transitions.js';

const lease = { now, leaseExpiresAt: time(80) };
const claimed = { processingState: 'progress', leaseExpiresAt: time(80), claimedAt: now } as const;
const success: RunOutcome = { problems: [], problemCounts: noProblems };
const problemCounts = { error: 3, warning: 1, info: 0 };
const problems = { problemCounts, lastProcessedErrorCount: 4 };
const failure: RunOutcome = { ...success, errorCode: 'FETCH_ERROR', problemCounts };
const ended = { ...stopped, processingState: 'complete', lastProcessedAt: now } as const;

const acknowledged = (change: string) => ({
  change,
  acknowledgedAt: time(1),
  expiresAt: time(90),
  acknowledgedBy: 'ada',
});

const transitions: readonly Transition[] = [
  // Claim
  {
    title: 'claim: a pending specification keeps its attempt',
    transition: (seen) => claim(seen, lease),
    after: claimed,
  },
  {
    title: 'claim: a specification that is due keeps its attempt',
    stored: { ...completed, refreshAt: time(10) },
    transition: (seen) => claim(seen, lease),
    after: claimed,
  },
  {
    title: 'claim: an expired run is taken over as a new attempt',
    stored: running,
    transition: (seen) => claim(seen, lease),
    after: { ...claimed, attempt: 2 },
  },
  {
    title: 'claim: an expired run counts as a crash if the pipeline had the document',
    stored: { ...running, inPipeline: true, lostRuns: 1 },
    transition: (seen) => claim(seen, lease),
    after: { ...claimed, attempt: 2, lostRuns: 2, inPipeline: false },
  },
  {
    title: 'claim: rejected after another claim',
    stored: running,
    seen: pending,
    transition: (seen) => claim(seen, lease),
    after: 'rejected',
  },
  {
    title: 'claim: rejected after another takeover',
    stored: { ...running, attempt: 2 },
    seen: { attempt: 1 },
    transition: (seen) => claim(seen, lease),
    after: 'rejected',
  },
  {
    title: 'claim: rejected after the lease was renewed',
    stored: { ...running, leaseExpiresAt: time(90) },
    seen: { leaseExpiresAt: time(60) },
    transition: (seen) => claim(seen, lease),
    after: 'rejected',
  },

  // Renew
  {
    title: 'renewLease: extends the lease',
    stored: { ...running, inPipeline: true },
    transition: (seen) => renewLease(seen, time(99)),
    after: { leaseExpiresAt: time(99) },
  },
  {
    title: 'renewLease: records that the pipeline has the document',
    stored: running,
    transition: (seen) => renewLease(seen, time(99), { inPipeline: true }),
    after: { leaseExpiresAt: time(99), inPipeline: true },
  },
  {
    title: 'renewLease: records that the run fetches again',
    stored: { ...running, inPipeline: true },
    transition: (seen) => renewLease(seen, time(99), { inPipeline: false }),
    after: { leaseExpiresAt: time(99), inPipeline: false },
  },
  {
    title: 'renewLease: possible after the lease has expired, unless the run was taken over',
    stored: { ...running, leaseExpiresAt: time(0) },
    transition: (seen) => renewLease(seen, time(99)),
    after: { leaseExpiresAt: time(99) },
  },
  {
    title: 'renewLease: rejected after a takeover',
    stored: { ...running, attempt: 2 },
    seen: { attempt: 1 },
    transition: (seen) => renewLease(seen, time(99)),
    after: 'rejected',
  },
  {
    title: 'renewLease: rejected after the end of the run',
    stored: completed,
    transition: (seen) => renewLease(seen, time(99)),
    after: 'rejected',
  },
  {
    title: 'renewLease: rejected after the run was put back',
    transition: (seen) => renewLease(seen, time(99)),
    after: 'rejected',
  },

  // Release
  {
    title: 'release: the run waits at its place as the same attempt',
    stored: { ...running, inPipeline: true, rerunRequested: true, queuedAt: time(7) },
    transition: (seen) => release(seen),
    after: { ...pending, ...stopped, inPipeline: false, rerunRequested: false, queuedAt: time(7) },
  },
  {
    title: 'release: records that the run uses the network',
    stored: { ...running, usesNetwork: false },
    transition: (seen) => release(seen, { usesNetwork: true }),
    after: { ...pending, ...stopped, usesNetwork: true },
  },
  {
    title: 'release: rejected after a takeover',
    stored: { ...running, attempt: 2 },
    seen: { attempt: 1 },
    transition: (seen) => release(seen),
    after: 'rejected',
  },
  {
    title: 'release: rejected after the end of the run',
    stored: completed,
    transition: (seen) => release(seen),
    after: 'rejected',
  },

  // Complete
  {
    title: 'complete: a new version becomes the latest',
    stored: { ...running, inPipeline: true, lastVersion: 'version0', lostRuns: 2, failedRuns: 3 },
    transition: (seen) => complete(seen, { ...success, version: version() }, now),
    after: {
      ...ended,
      inPipeline: false,
      lastVersion: 'version1',
      lostRuns: 0,
      failedRuns: 0,
      updatedAt: now,
    },
  },
  {
    title:
      'complete: a new version consumes acknowledgments, so that a concurrent change of them is rejected',
    stored: { ...running, revision: 4, acknowledgments: [acknowledged('a'), acknowledged('b')] },
    transition: (seen) => complete(seen, { ...success, version: version(), consumed: ['a'] }, now),
    after: {
      ...ended,
      lastVersion: 'version1',
      updatedAt: now,
      revision: 5,
      acknowledgments: [acknowledged('b')],
    },
  },
  {
    title: 'complete: without a new version the latest one and the manifest remain',
    stored: {
      ...running,
      lastVersion: 'version0',
      manifest: 'manifest0',
      lastProcessErrorCode: 'FETCH_TIMEOUT',
      failingSince: time(1),
    },
    transition: (seen) => complete(seen, success, now),
    after: { ...ended, lastProcessErrorCode: undefined, failingSince: undefined },
  },
  {
    title: 'complete: a failure is recorded and counted, and the latest version remains',
    stored: { ...running, lastVersion: 'version0', failedRuns: 1 },
    transition: (seen) => complete(seen, failure, now),
    after: {
      ...ended,
      failedRuns: 2,
      lastProcessErrorCode: 'FETCH_ERROR',
      failingSince: now,
      ...problems,
    },
  },
  {
    title: 'complete: another failure keeps the time of the first one',
    stored: { ...running, failedRuns: 1, lastProcessErrorCode: 'PARSE_ERROR', failingSince: time(1) },
    transition: (seen) => complete(seen, failure, now),
    after: {
      ...ended,
      failedRuns: 2,
      lastProcessErrorCode: 'FETCH_ERROR',
      failingSince: time(1),
      ...problems,
    },
  },
  {
    title: 'complete: another failure does not replace an unknown time of the first one',
    stored: { ...running, failedRuns: 1, lastProcessErrorCode: 'PARSE_ERROR' },
    transition: (seen) => complete(seen, failure, now),
    after: {
      ...ended,
      failedRuns: 2,
      lastProcessErrorCode: 'FETCH_ERROR',
      failingSince: undefined,
      ...problems,
    },
  },
  {
    title: 'complete: sets the next refresh, the manifest, and the use of the network',
    stored: { ...running, refreshAt: time(10), manifest: 'manifest0' },
    transition: (seen) =>
      complete(seen, { ...success, refreshAt: time(70), manifest: 'manifest1', usesNetwork: false }, now),
    after: { ...ended, refreshAt: time(70), manifest: 'manifest1', usesNetwork: false },
  },
  {
    title: 'complete: without a next refresh there is none',
    stored: { ...running, refreshAt: time(10) },
    transition: (seen) => complete(seen, success, now),
    after: { ...ended, refreshAt: undefined },
  },
  {
    title: 'complete: crashes that count against the next run remain',
    stored: { ...running, lostRuns: 3 },
    transition: (seen) => complete(seen, { ...failure, lostRuns: 2 }, now),
    after: {
      ...ended,
      lostRuns: 2,
      failedRuns: 1,
      lastProcessErrorCode: 'FETCH_ERROR',
      failingSince: now,
      ...problems,
    },
  },
  {
    title: 'complete: a requested rerun puts the specification at the end of the queue',
    stored: { ...running, rerunRequested: true, source: text },
    transition: (seen) => complete(seen, success, now),
    after: {
      ...ended,
      ...pending,
      rerunRequested: false,
      queuedAt: now,
      queuePosition: new Date(Date.parse(now) + 10).toISOString(),
    },
  },
  {
    title: 'complete: lastProcessedAt does not decrease when the clock is set back',
    stored: { ...running, updatedAt: time(40) },
    transition: (seen) => complete(seen, success, now),
    after: { ...ended, lastProcessedAt: time(40) },
  },
  {
    title: 'complete: rejected after a takeover',
    stored: { ...running, attempt: 2 },
    seen: { attempt: 1 },
    transition: (seen) => complete(seen, success, now),
    after: 'rejected',
  },
  {
    title: 'complete: rejected after the run was put back',
    transition: (seen) => complete(seen, success, now),
    after: 'rejected',
  },
  {
    title: 'complete: rejected, to be tried again, after a rerun was requested',
    stored: { ...running, rerunRequested: true, updatedAt: time(9) },
    seen: { rerunRequested: false, updatedAt: time(9) },
    transition: (seen) => complete(seen, success, now),
    after: 'rejected',
  },
  {
    title: 'complete: rejected, to be tried again, after an update',
    stored: { ...running, updatedAt: time(9) },
    seen: { updatedAt: time(8) },
    transition: (seen) => complete(seen, success, now),
    after: 'rejected',
  },
];

describeTransitions('the state machine of a specification, for its runs', transitions);

describe('a transition of a run', () => {
  it('does not apply to another specification', () => {
    expect(isAsExpected(spec(), claim(spec({ id: 'other' }), lease))).toBe(false);
  });

  it('notifies hooks after a success, but not after a failure', () => {
    expect(complete(spec(running), success, now).deliveriesDueAt).toBe(now);
    expect(complete(spec(running), failure, now)).not.toHaveProperty('deliveriesDueAt');
  });

  it('notifies hooks after a refusal, but not when a refresh finds the same files', () => {
    const refused: RunOutcome = { ...failure, errorCode: 'INCOMPATIBLE', refusal: 'the same files' };
    const dueAfter = (refusal?: string, outcome = refused) =>
      complete(spec({ ...running, ...(refusal === undefined ? {} : { refusal }) }), outcome, now)
        .deliveriesDueAt;
    expect(dueAfter()).toBe(now);
    expect(dueAfter('other files')).toBe(now);
    expect(dueAfter('the same files')).toBeUndefined();
    // What could not be compared has no key.
    expect(dueAfter(undefined, { ...failure, errorCode: 'INCOMPATIBLE' })).toBe(now);
  });

  it('inserts a new version with the end of the run', () => {
    const publication = {
      id: 'version1',
      specId: 'spec1',
      versionId: 'version1',
      createdAt: running.claimedAt,
    };
    expect(complete(spec(running), { ...success, version: version() }, now).version).toEqual(
      version({ publication: { ...publication, trigger: 'refreshed' }, publicationCount: 1 }),
    );
    expect(complete(spec(running), success, now)).not.toHaveProperty('version');
  });

  it.each([
    ['the run in progress', running, true],
    ['another attempt', { ...running, attempt: 2 }, false],
    ['another specification', { ...running, id: 'other' }, false],
    ['a run that was put back', pending, false],
    ['a run that has ended', completed, false],
  ])('isRunning: %s', (_title, stored, expected) => {
    expect(isRunning(spec(stored), { id: 'spec1', attempt: 1 })).toBe(expected);
    expect(isRunning(undefined, { id: 'spec1', attempt: 1 })).toBe(false);
  });
});
