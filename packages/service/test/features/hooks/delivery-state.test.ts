import { describe, expect, it } from 'vitest';
import {
  enqueueDelivery,
  isExpectedDelivery,
  unreportedLabels,
} from '../../../src/base/ports/delivery-update.js';
import type { DeliveryRecord } from '../../../src/base/ports/records.js';
import {
  claimDelivery,
  completeDelivery,
  type DeliveryOutcome,
  deliveryOutcome,
  isTakeover,
  releaseDelivery,
} from '../../../src/state/deliveries/delivery-state.js';
import { hook, time } from '../../records.js';

const key = { hookId: 'hook1', specSlug: 'pets' };
const now = time(20);
const pending: DeliveryRecord = { ...key, movedLabels: [], attempt: 1, dueAt: time(5) };
const inProgress: DeliveryRecord = { ...pending, leaseExpiresAt: time(60) };

describe('enqueueing a delivery', () => {
  const cases: readonly [
    title: string,
    stored: { existing?: DeliveryRecord; earliestOfHook?: string },
    enqueued: DeliveryRecord | undefined,
  ][] = [
    ['the first one is due now', {}, { ...pending, dueAt: now }],
    [
      'the first one waits for a hook that was postponed after a failure',
      { earliestOfHook: time(30) },
      { ...pending, dueAt: time(30) },
    ],
    [
      'the first one does not wait for deliveries that are due',
      { earliestOfHook: time(19) },
      { ...pending, dueAt: now },
    ],
    ['rejected: a pending delivery covers the change', { existing: pending }, undefined],
    [
      'a change during a delivery supersedes it',
      { existing: inProgress },
      { ...pending, attempt: 2, dueAt: now },
    ],
  ];

  it.each(cases)('%s', (_title, { existing, earliestOfHook }, enqueued) => {
    expect(enqueueDelivery(key, { existing, earliestOfHook, now, movedLabels: [] })).toEqual(enqueued);
  });

  const enqueue = (existing: DeliveryRecord | undefined, ...movedLabels: string[]) =>
    enqueueDelivery(key, { existing, earliestOfHook: undefined, now, movedLabels });

  it('moves of labels are added to a pending delivery, each label once', () => {
    const first = enqueue(undefined, 'prod', 'prod');
    expect(first?.movedLabels).toEqual([{ name: 'prod', attempt: 1 }]);
    expect(enqueue(first, 'dev', 'prod')).toEqual({
      ...first,
      movedLabels: [
        { name: 'prod', attempt: 1 },
        { name: 'dev', attempt: 1 },
      ],
    });
    expect(enqueue(first, 'prod')).toBeUndefined();
  });

  it('moves of labels during a delivery are reported after it, with those of the delivery, which may fail', () => {
    const existing = { ...inProgress, movedLabels: [{ name: 'prod', attempt: 1 }] };
    const next = enqueue(existing, 'dev');
    expect(next?.movedLabels).toEqual([
      { name: 'prod', attempt: 1 },
      { name: 'dev', attempt: 2 },
    ]);
    // `prod` moves again while the call may be running.
    const last = enqueue(next, 'prod', 'dev');
    expect(last).toEqual({
      ...next,
      movedLabels: [
        { name: 'dev', attempt: 2 },
        { name: 'prod', attempt: 2 },
      ],
    });
    expect(unreportedLabels({ movedLabels: next?.movedLabels ?? [] }, 1)).toEqual([
      { name: 'dev', attempt: 2 },
    ]);
    expect(unreportedLabels({ movedLabels: last?.movedLabels ?? [] }, 1)).toEqual(last?.movedLabels);
  });

  it('has at most the last 100 labels, during a delivery as well', () => {
    const names = Array.from({ length: 150 }, (_, place) => `label${place}`);
    const first = enqueue(undefined, ...names);
    const namesOf = (delivery: DeliveryRecord | undefined) => delivery?.movedLabels.map(({ name }) => name);
    expect(namesOf(first)).toEqual(names.slice(50));
    const existing = { ...inProgress, movedLabels: first?.movedLabels ?? [] };
    const next = enqueue(existing, 'label50', 'new');
    expect(namesOf(next)).toEqual([...names.slice(51), 'label50', 'new'].slice(-100));
    expect(unreportedLabels({ movedLabels: next?.movedLabels ?? [] }, 1)).toEqual([
      { name: 'label50', attempt: 2 },
      { name: 'new', attempt: 2 },
    ]);
  });
});

describe('claiming a delivery', () => {
  it('a pending one keeps its attempt', () => {
    expect(claimDelivery(pending, time(80))).toEqual({
      key,
      expected: { attempt: 1, leaseExpiresAt: undefined },
      changes: { attempt: 1, leaseExpiresAt: time(80) },
    });
    expect(isTakeover(pending)).toBe(false);
  });

  it('an expired lease is taken over as a new attempt', () => {
    expect(claimDelivery(inProgress, time(80)).changes).toEqual({ attempt: 2, leaseExpiresAt: time(80) });
    expect(isTakeover(inProgress)).toBe(true);
  });

  it.each([
    ['applies to the delivery that was read', pending, pending, true],
    ['applies to the expired lease that was read', inProgress, inProgress, true],
    ['rejected after another claim', pending, inProgress, false],
    ['rejected after another takeover', inProgress, { ...inProgress, attempt: 2 }, false],
    ['rejected after a release', inProgress, pending, false],
    ['rejected after a change during delivery', inProgress, { ...pending, attempt: 2 }, false],
  ])('%s', (_title, seen, stored, expected) => {
    expect(isExpectedDelivery(stored, claimDelivery(seen, time(80)))).toBe(expected);
  });
});

describe('releasing a delivery', () => {
  it('ends the lease and keeps the attempt', () => {
    expect(releaseDelivery(inProgress)).toEqual({
      key,
      expected: { attempt: 1 },
      changes: { leaseExpiresAt: undefined },
    });
  });

  it.each([
    ['applies to the attempt in progress', inProgress, true],
    ['rejected after a takeover', { ...inProgress, attempt: 2 }, false],
    ['rejected after a change during delivery', { ...pending, attempt: 2 }, false],
  ])('%s', (_title, stored, expected) => {
    expect(isExpectedDelivery(stored, releaseDelivery(inProgress))).toBe(expected);
  });
});

describe('completing a delivery', () => {
  const delivered: DeliveryOutcome = { kind: 'delivered' };
  const failed: DeliveryOutcome = { kind: 'failed', reason: 'responded with status 500', retryAt: time(30) };
  const givenUp: DeliveryOutcome = { kind: 'failed', reason: 'responded with status 500' };
  const lastFailure = { at: now, reason: 'responded with status 500' };

  it.each([
    [
      'success removes it, keeps the others, and resets the failures of the hook',
      delivered,
      {
        delivery: 'remove',
        pending: 'keep',
        hook: { failures: 0, lastDeliveredAt: now, lastFailure: undefined },
      },
    ],
    [
      'failure postpones all deliveries of the hook, and counts',
      failed,
      { delivery: 'release', pending: { notBefore: time(30) }, hook: { failures: 3, lastFailure } },
    ],
    [
      'the last failure gives up all deliveries of the hook',
      givenUp,
      { delivery: 'release', pending: 'remove', hook: { failures: 3, lastFailure } },
    ],
  ])('%s', (_title, outcome, expected) => {
    const completion = completeDelivery(inProgress, hook({ failures: 2 }), outcome, now);
    expect(completion).toEqual({ key, attempt: 1, ...expected });
  });
});

describe('the outcome of a call', () => {
  const outcomeAfter = (failures: number) =>
    deliveryOutcome(
      hook({ failures }),
      { kind: 'failed', reason: 'responded with status 500' },
      new Date(now),
    );

  it('is a delivery when the hook accepts it', () => {
    expect(deliveryOutcome(hook(), { kind: 'accepted' }, new Date(now))).toEqual({ kind: 'delivered' });
  });

  it.each([
    [0, 10],
    [1, 60],
    [2, 5 * 60],
    [3, 30 * 60],
    [4, 2 * 3600],
    [5, 6 * 3600],
    [16, 6 * 3600],
  ])('after %i failures is retried after %i seconds', (failures, seconds) => {
    expect(outcomeAfter(failures)).toMatchObject({ retryAt: time(20 + seconds) });
  });

  it('is given up after 17 failures', () => {
    expect(outcomeAfter(17)).toEqual({ kind: 'failed', reason: 'responded with status 500' });
  });
});
