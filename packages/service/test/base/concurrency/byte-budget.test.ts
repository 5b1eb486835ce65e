import { describe, expect, it } from 'vitest';
import { createByteBudget, type Reservation } from '../../../src/base/concurrency/byte-budget.js';

const patient = new AbortController().signal;

describe('a byte budget', () => {
  it('reserves bytes at once while they fit, and counts them', () => {
    const budget = createByteBudget({ capacity: 10 });
    const first = budget.tryReserve(6);
    expect([budget.tryReserve(5), budget.used]).toEqual([undefined, 6]);
    first?.release();
    first?.release();
    expect(budget.used).toBe(0);
    expect(budget.tryReserve(10)).toBeDefined();
  });

  it('grants what waits in order, as soon as bytes return', async () => {
    const budget = createByteBudget({ capacity: 10 });
    const first = await budget.reserve(10, patient);
    const order: string[] = [];
    const note = (name: string) => (reservation: Reservation) => {
      order.push(name);
      return reservation;
    };
    const large = budget.reserve(8, patient).then(note('large'));
    const next = budget.reserve(2, patient).then(note('next'));
    first.shrink(4);
    expect(budget.tryReserve(1)).toBeUndefined();
    first.release();
    await Promise.all([large, next]);
    expect([order, budget.used]).toEqual([['large', 'next'], 10]);
  });

  it('lets small reservations overtake larger ones that wait', async () => {
    const budget = createByteBudget({ capacity: 10, small: 2 });
    const first = await budget.reserve(7, patient);
    const large = budget.reserve(8, patient);
    const small = await budget.reserve(2, patient);
    first.release();
    await large;
    expect(budget.used).toBe(10);
    small.release();
    expect(budget.used).toBe(8);
  });

  it('gives all of itself to a task that needs more', async () => {
    const budget = createByteBudget({ capacity: 10 });
    const huge = await budget.reserve(1000, patient);
    expect([budget.used, budget.tryReserve(1)]).toEqual([10, undefined]);
    huge.release();
    expect(budget.used).toBe(0);
  });

  it('stops waiting when the signal aborts, and lets those behind pass', async () => {
    const budget = createByteBudget({ capacity: 10 });
    await budget.reserve(5, patient);
    const impatient = new AbortController();
    const large = budget.reserve(8, impatient.signal);
    const behind = budget.reserve(5, patient);
    impatient.abort(new Error('too late'));
    await expect(large).rejects.toThrow('too late');
    await behind;
    expect(budget.used).toBe(10);
  });

  it('extends a reservation as soon as the bytes fit, and not after its release', async () => {
    const budget = createByteBudget({ capacity: 10 });
    const first = await budget.reserve(2, patient);
    await first.grow(4, patient);
    const second = await budget.reserve(6, patient);
    const grown = first.grow(5, patient);
    const impatient = new AbortController();
    const other = second.grow(7, impatient.signal);
    impatient.abort(new Error('too late'));
    await expect(other).rejects.toThrow('too late');
    expect(budget.used).toBe(10);
    second.shrink(5);
    await grown;
    const late = first.grow(6, patient);
    first.release();
    await late;
    expect(budget.used).toBe(5);
    second.release();
    expect(budget.used).toBe(0);
  });

  it('limits an owner with several reservations to half, and lets others pass', async () => {
    const budget = createByteBudget({ capacity: 10, small: 1 });
    const first = await budget.reserve(3, patient, 'acme');
    await budget.reserve(2, patient, 'acme');
    const waiting = budget.reserve(1, patient, 'acme');
    expect(budget.tryReserve(1, 'acme')).toBeUndefined();
    expect(budget.tryReserve(4, 'other')).toBeDefined();
    expect(budget.tryReserve(1)).toBeDefined();
    expect(budget.used).toBe(10);
    first.release();
    await waiting;
    expect(budget.used).toBe(8);
  });

  it('lets the only reservation of an owner be larger than half', async () => {
    const budget = createByteBudget({ capacity: 10 });
    const only = await budget.reserve(4, patient, 'acme');
    await only.grow(8, patient);
    expect([budget.used, budget.tryReserve(1, 'acme')]).toEqual([8, undefined]);
    expect(budget.tryReserve(2, 'other')).toBeDefined();
  });
});
