import { describe, expect, it } from 'vitest';
import { CoalescingCache } from '../../../src/base/concurrency/coalescing-cache.js';

function kept(maximum = 10) {
  const made: string[] = [];
  const values = new CoalescingCache<{ text: string }>({ maximum, weigh: ({ text }) => text.length });
  const make = (text: string) => async () => {
    made.push(text);
    return { text };
  };
  return { made, values, make };
}

describe('values that are kept', () => {
  it('are made once, for those who come later and for those who come meanwhile', async () => {
    const { made, values, make } = kept();
    const together = await Promise.all([values.get('a', make('1')), values.get('a', make('2'))]);
    expect(together.map(({ text }) => text)).toEqual(['1', '1']);
    expect((await values.get('a', make('3'))).text).toBe('1');
    expect(made).toEqual(['1']);
  });

  it('give way when there are too many, those first that nobody asked for lately', async () => {
    const { made, values, make } = kept(10);
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await values.get(key, make(key.repeat(4)));
    expect(made).toEqual(['aaaa', 'bbbb', 'cccc', 'bbbb']);
  });

  it('are given, but not kept, when one alone is too large', async () => {
    const { made, values, make } = kept(3);
    expect((await values.get('a', make('large'))).text).toBe('large');
    await values.get('a', make('large'));
    expect(made).toEqual(['large', 'large']);
  });

  it('are tried again when they could not be made', async () => {
    const { values, make } = kept();
    const failing = () => Promise.reject(new Error('no'));
    await expect(Promise.all([values.get('a', failing), values.get('a', failing)])).rejects.toThrow('no');
    expect((await values.get('a', make('1'))).text).toBe('1');
  });

  it('can be shared only while they are made', async () => {
    const { made, values, make } = kept();
    await Promise.all([values.share('a', make('1')), values.share('a', make('2'))]);
    await values.share('a', make('3'));
    expect(made).toEqual(['1', '3']);
  });
});
