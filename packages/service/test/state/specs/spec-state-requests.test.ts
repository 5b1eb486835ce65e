import { describe, expect, it } from 'vitest';
import { changeSettings } from '../../../src/state/settings/settings-state.js';
import { enqueue } from '../../../src/state/specs/spec-state.js';
import { spec, time } from '../../records.js';
import {
  completed,
  describeTransitions,
  now,
  pending,
  running,
  stopped,
  type Transition,
  text,
  url,
} from './spec-transitions.js';

const queued = { queuedAt: now, queuePosition: now };

const transitions: readonly Transition[] = [
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

  // Visibility
  {
    title: 'changeSettings: changes the visibility in every state',
    stored: running,
    transition: (seen) => changeSettings(seen, { visibility: 'public' }, now),
    after: { visibility: 'public', updatedAt: now },
  },
  {
    title: 'changeSettings: updatedAt does not decrease when the clock is set back',
    stored: { updatedAt: time(30) },
    transition: (seen) => changeSettings(seen, { visibility: 'public' }, now),
    after: { visibility: 'public', updatedAt: time(30) },
  },
  {
    title: 'changeSettings: rejected after an update',
    stored: { updatedAt: time(9) },
    seen: { updatedAt: time(8) },
    transition: (seen) => changeSettings(seen, { visibility: 'public' }, now),
    after: 'rejected',
  },
];

describeTransitions('the state machine of a specification, for API requests', transitions);

describe('hooks', () => {
  it('are notified of a change of visibility, but not of a new source', () => {
    const updatedLater = spec({ updatedAt: time(30) });
    expect(changeSettings(updatedLater, { visibility: 'public' }, now).deliveriesDueAt).toBe(now);
    expect(enqueue(spec(), text, now)).not.toHaveProperty('deliveriesDueAt');
  });
});
