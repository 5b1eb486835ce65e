import { describe, expect, it } from 'vitest';
import type { OpenAPISpecRecord } from '../../src/ports/records.js';
import type { RunOutcome } from '../../src/ports/spec-stores.js';
import {
  claim,
  complete,
  enqueue,
  isRunning,
  release,
  renewLease,
  setVisibility,
} from '../../src/processing/spec-state.js';
import { applyUpdate, isAsExpected, type SpecUpdate } from '../../src/processing/spec-update.js';
import { spec, time, version } from '../records.js';

/** A stored specification, a transition of the record that was read before, and the result. */
interface Case {
  title: string;
  stored?: Partial<OpenAPISpecRecord>;
  /** Members that differ in the record that was read. */
  seen?: Partial<OpenAPISpecRecord>;
  transition(seen: OpenAPISpecRecord): SpecUpdate;
  after: Partial<{ [Member in keyof OpenAPISpecRecord]: OpenAPISpecRecord[Member] | undefined }> | 'rejected';
}

const now = time(20);
const lease = { now, leaseExpiresAt: time(80) };
const pending = { processingState: 'pending' } as const;
const completed = { processingState: 'complete', lastProcessedAt: time(3) } as const;
const running = { processingState: 'progress', leaseExpiresAt: time(60), claimedAt: time(5) } as const;
const stopped = { leaseExpiresAt: undefined, claimedAt: undefined };

const url = { kind: 'url', url: 'https://example.org/openapi.yaml' } as const;
const text = { kind: 'text', content: 'digest', size: 1_000 } as const;
const claimed = { processingState: 'progress', leaseExpiresAt: time(80), claimedAt: now } as const;
const queued = { queuedAt: now, queuePosition: now };
const success: RunOutcome = { problems: [], problemCount: 0 };
const failure: RunOutcome = { ...success, errorCode: 'FETCH_ERROR', problemCount: 4 };
const ended = { ...stopped, processingState: 'complete', lastProcessedAt: now } as const;

const cases: readonly Case[] = [
  // Enqueue
  {
    title: 'enqueue: the same source of a complete specification keeps the attempt',
    stored: { ...completed, failedRuns: 2, lostRuns: 1 },
    transition: (seen) => enqueue(seen, url, now),
    after: { ...pending, ...queued, updatedAt: now },
  },
  {
    title: 'enqueue: another source starts a new attempt and resets the failures',
    stored: { ...completed, failedRuns: 2, lostRuns: 1 },
    transition: (seen) => enqueue(seen, { ...url, url: 'https://other.example/' }, now),
    after: {
      ...pending,
      ...queued,
      source: { ...url, url: 'https://other.example/' },
      attempt: 2,
      failedRuns: 0,
      lostRuns: 0,
      updatedAt: now,
    },
  },
  {
    title: 'enqueue: other headers are another source',
    stored: completed,
    transition: (seen) => enqueue(seen, { ...url, headers: 'sealed' }, now),
    after: { ...pending, ...queued, source: { ...url, headers: 'sealed' }, attempt: 2, updatedAt: now },
  },
  {
    title: 'enqueue: another kind of source is another source',
    stored: { ...completed, source: text, usesNetwork: false },
    transition: (seen) => enqueue(seen, { kind: 'files', content: 'digest' }, now),
    after: {
      ...pending,
      ...queued,
      source: { kind: 'files', content: 'digest' },
      attempt: 2,
      updatedAt: now,
    },
  },
  {
    title: 'enqueue: a URL uses the network',
    stored: { ...completed, source: text, usesNetwork: false },
    transition: (seen) => enqueue(seen, url, now),
    after: { ...pending, ...queued, source: url, attempt: 2, usesNetwork: true, updatedAt: now },
  },
  {
    title: 'enqueue: a text after a URL does not use the network',
    stored: { ...completed, usesNetwork: true },
    transition: (seen) => enqueue(seen, { kind: 'text', content: 'digest' }, now),
    after: {
      ...pending,
      ...queued,
      source: { kind: 'text', content: 'digest' },
      attempt: 2,
      usesNetwork: false,
      updatedAt: now,
    },
  },
  {
    title: 'enqueue: a text after a text that used the network uses it',
    stored: { ...completed, source: text, usesNetwork: true },
    transition: (seen) => enqueue(seen, { kind: 'text', content: 'other' }, now),
    after: {
      ...pending,
      ...queued,
      source: { kind: 'text', content: 'other' },
      attempt: 2,
      updatedAt: now,
    },
  },
  {
    title: 'enqueue: a pending specification keeps its place, by the size of the new source',
    stored: { queuedAt: time(7) },
    transition: (seen) => enqueue(seen, { ...text, size: 500_000 }, now),
    after: {
      source: { ...text, size: 500_000 },
      attempt: 2,
      usesNetwork: false,
      queuedAt: time(7),
      queuePosition: time(12),
      updatedAt: now,
    },
  },
  {
    title: 'enqueue: the same source during a run requests a rerun (CD8)',
    stored: running,
    transition: (seen) => enqueue(seen, url, now),
    after: { rerunRequested: true, updatedAt: now },
  },
  {
    title: 'enqueue: another source during a run supersedes it (CD4)',
    stored: { ...running, rerunRequested: true, inPipeline: true },
    transition: (seen) => enqueue(seen, { ...url, headers: 'sealed' }, now),
    after: {
      ...pending,
      ...queued,
      ...stopped,
      source: { ...url, headers: 'sealed' },
      attempt: 2,
      rerunRequested: false,
      inPipeline: false,
      updatedAt: now,
    },
  },
  {
    title: 'enqueue: updatedAt does not decrease when the clock is set back',
    stored: { ...completed, lastProcessedAt: time(30) },
    transition: (seen) => enqueue(seen, url, now),
    after: { ...pending, ...queued, updatedAt: time(30) },
  },
  {
    title: 'enqueue: rejected after a claim',
    stored: running,
    seen: pending,
    transition: (seen) => enqueue(seen, url, now),
    after: 'rejected',
  },
  {
    title: 'enqueue: rejected after another source',
    stored: { attempt: 2 },
    seen: { attempt: 1 },
    transition: (seen) => enqueue(seen, url, now),
    after: 'rejected',
  },
  {
    title: 'enqueue: rejected after the specification was queued again',
    stored: { queuedAt: time(9) },
    seen: { queuedAt: time(8) },
    transition: (seen) => enqueue(seen, url, now),
    after: 'rejected',
  },
  {
    title: 'enqueue: rejected after an update',
    stored: { updatedAt: time(9) },
    seen: { updatedAt: time(8) },
    transition: (seen) => enqueue(seen, url, now),
    after: 'rejected',
  },
  {
    title: 'enqueue: rejected after the end of a run',
    stored: { ...completed, lastProcessedAt: time(9) },
    seen: { lastProcessedAt: time(8) },
    transition: (seen) => enqueue(seen, url, now),
    after: 'rejected',
  },

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
    after: { ...ended, inPipeline: false, lastVersion: 'version1', lostRuns: 0, failedRuns: 0 },
  },
  {
    title: 'complete: without a new version the latest one and the manifest remain',
    stored: {
      ...running,
      lastVersion: 'version0',
      manifest: 'manifest0',
      lastProcessErrorCode: 'FETCH_TIMEOUT',
    },
    transition: (seen) => complete(seen, success, now),
    after: { ...ended, lastProcessErrorCode: undefined },
  },
  {
    title: 'complete: a failure is recorded and counted, and the latest version remains',
    stored: { ...running, lastVersion: 'version0', failedRuns: 1 },
    transition: (seen) => complete(seen, failure, now),
    after: { ...ended, failedRuns: 2, lastProcessErrorCode: 'FETCH_ERROR', lastProcessedErrorCount: 4 },
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
      lastProcessedErrorCount: 4,
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

  // Visibility
  {
    title: 'setVisibility: changes the visibility in every state',
    stored: running,
    transition: (seen) => setVisibility(seen, 'public', now),
    after: { visibility: 'public', updatedAt: now },
  },
  {
    title: 'setVisibility: updatedAt does not decrease when the clock is set back',
    stored: { updatedAt: time(30) },
    transition: (seen) => setVisibility(seen, 'public', now),
    after: { visibility: 'public', updatedAt: time(30) },
  },
  {
    title: 'setVisibility: rejected after an update',
    stored: { updatedAt: time(9) },
    seen: { updatedAt: time(8) },
    transition: (seen) => setVisibility(seen, 'public', now),
    after: 'rejected',
  },
];

describe('the state machine of a specification', () => {
  it.each(cases)('$title', ({ stored = {}, seen = {}, transition, after }) => {
    const record = spec(stored);
    const update = transition(spec({ ...stored, ...seen }));
    expect(isAsExpected(record, update)).toBe(after !== 'rejected');
    if (after === 'rejected') return;
    expect(applyUpdate(record, update)).toEqual({ ...record, ...after });
  });

  it('transitions do not apply to another specification', () => {
    expect(isAsExpected(spec(), claim(spec({ id: 'other' }), lease))).toBe(false);
  });

  it('a successful run notifies hooks, a failed one does not', () => {
    expect(complete(spec(running), success, now).deliveriesDueAt).toBe(now);
    expect(complete(spec(running), failure, now)).not.toHaveProperty('deliveriesDueAt');
  });

  it('a change of visibility notifies hooks, a new source does not', () => {
    const updatedLater = spec({ updatedAt: time(30) });
    expect(setVisibility(updatedLater, 'public', now).deliveriesDueAt).toBe(now);
    expect(enqueue(spec(), text, now)).not.toHaveProperty('deliveriesDueAt');
  });

  it('a new version is inserted with the end of its run', () => {
    expect(complete(spec(running), { ...success, version: version() }, now).version).toEqual(version());
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
