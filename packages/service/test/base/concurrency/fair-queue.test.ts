import { describe, expect, it } from 'vitest';
import { FairQueue } from '../../../src/base/concurrency/fair-queue.js';
import { hasShare, ownersAtShare } from '../../../src/base/concurrency/fair-share.js';

describe('a share of slots', () => {
  const limits = { slots: 4, share: 3 };

  it.each([
    ['a first one while a slot is free', ['b', 'b', 'b'], 'a', true],
    ['none when all slots are taken', ['b', 'b', 'b', 'c'], 'a', false],
    ['more up to its share', ['a', 'a'], 'a', true],
    ['no more than its share', ['a', 'a', 'a'], 'a', false],
    ['not the last slot, which is for others', ['a', 'b', 'b'], 'a', false],
  ])('gives an owner %s', (_what, running, owner, expected) => {
    expect(hasShare(limits, running, owner)).toBe(expected);
  });

  it('is used up by those that are named', () => {
    expect([...ownersAtShare(limits, ['a', 'a', 'a'])]).toEqual(['a']);
    expect([...ownersAtShare(limits, ['a', 'a', 'b'])]).toEqual(['a', 'b']);
    expect([...ownersAtShare(limits, ['a', 'b'])]).toEqual([]);
  });
});

describe('a fair queue', () => {
  function filled(limits = { slots: 2, share: 2 }) {
    const queue = new FairQueue<string>(limits);
    for (const item of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'])
      queue.add(item, { owner: item.slice(0, 1) });
    return queue;
  }

  it('serves owners in turn, each in its order', () => {
    const queue = filled();
    const order: string[] = [];
    for (let item = queue.start(); item; item = queue.start()) {
      order.push(item);
      queue.end(item.slice(0, 1));
    }
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
    expect([queue.waiting, queue.running]).toEqual([0, 0]);
  });

  it('reserves the last slot for an owner without work in progress', () => {
    const queue = new FairQueue<string>({ slots: 2, share: 2 });
    for (const item of ['a1', 'a2']) queue.add(item, { owner: 'a' });
    expect([queue.start(), queue.start()]).toEqual(['a1', undefined]);
    queue.add('b1', { owner: 'b' });
    expect([queue.start(), queue.start()]).toEqual(['b1', undefined]);
    queue.end('b');
    expect(queue.start()).toBeUndefined();
    queue.end('a');
    expect(queue.start()).toBe('a2');
  });

  it('starts what is urgent first, and passes over what may not start', () => {
    const queue = filled();
    queue.add('urgent', { owner: 'c', urgent: true });
    expect(queue.start((item) => item !== 'a1')).toBe('urgent');
    queue.end('c');
    expect(queue.start((item) => item.startsWith('b'))).toBe('b1');
  });

  it('uses fewer slots where told, and gives back all that waits', () => {
    const queue = filled();
    expect(queue.start(undefined, 1)).toBe('a1');
    expect(queue.start(undefined, 1)).toBeUndefined();
    expect(queue.clear()).toHaveLength(6);
    expect(() => queue.end('b')).toThrow('No work of b');
  });
});
