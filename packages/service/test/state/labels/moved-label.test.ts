import { expect, it } from 'vitest';
import { movedLabel } from '../../../src/state/labels/moved-label.js';
import { time } from '../../records.js';

const movedBy = { id: 'ann', displayName: 'Ann' };

it('a label is created by its first move', () => {
  const move = { label: 'prod', to: 'v1', createdAt: time(1), movedBy };
  const created = { specId: 'a', name: 'prod', version: 'v1', createdAt: time(1), movedAt: time(1), movedBy };
  expect(movedLabel('a', move)).toEqual(created);
});

it('a label keeps its creation time and the version before a move, and has the publisher of the last one only', () => {
  const moved = movedLabel('a', { label: 'prod', from: 'v1', to: 'v2', createdAt: time(2) }, time(1));
  const about = { specId: 'a', name: 'prod', createdAt: time(1), movedAt: time(2) };
  expect(moved).toEqual({ ...about, version: 'v2', previousVersion: 'v1' });
});

it('a label is removed by a move without a version', () => {
  expect(movedLabel('a', { label: 'prod', from: 'v1', createdAt: time(2) }, time(1))).toBeUndefined();
});
