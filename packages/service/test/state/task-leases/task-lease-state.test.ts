import { expect, it } from 'vitest';
import { endTask, leaseTask } from '../../../src/base/ports/task-lease-state.js';
import { time } from '../../records.js';

const now = time(20);
const expiresAt = time(80);

it.each([
  ['a task without a lease is leased', undefined, undefined, true],
  ['an expired lease is taken over', time(19), undefined, true],
  ['a lease that expires now is taken over', now, undefined, true],
  ['a lease is renewed by its holder', time(21), time(21), true],
  ['rejected: another process has the lease', time(21), undefined, false],
  ['rejected: another process took over the lease of the caller', time(30), time(21), false],
])('%s', (_title, stored, held, isLeased) => {
  const update = leaseTask(stored, { now, expiresAt, held });
  expect(update).toEqual(isLeased ? { expected: stored, expiresAt, isHeld: true } : undefined);
});

it('a task that has ended rests until it is due again', () => {
  expect(endTask(time(30), time(99))).toEqual({ expected: time(30), expiresAt: time(99), isHeld: false });
});
