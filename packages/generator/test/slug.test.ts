import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Slugs, slugOf } from '../src/slug.js';

const ascii = fc.string({ unit: 'binary-ascii', maxLength: 300 });

describe('a slug', () => {
  it('is the letters and digits of a title, by single hyphens', () => {
    fc.assert(
      fc.property(ascii, fc.integer({ min: 1, max: 120 }), (title, limit) => {
        const whole = title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
        const slug = whole.replace(/^-/, '').slice(0, limit).replace(/-$/, '');
        expect(slugOf(title, limit)).toBe(slug);
      }),
    );
  });

  it('ends where it may be no longer, however long the title is', () => {
    expect(slugOf('word '.repeat(100_000), 12)).toBe('word-word-wo');
  });

  it('is given out once, also when it is what another one became', () => {
    const slugs = new Slugs();
    const texts = ['a', 'a', 'a-1', 'A', 'a 1', '?'];
    expect(texts.map((text) => slugs.take(text))).toEqual(['a', 'a-1', 'a-1-1', 'a-2', 'a-1-2', 'page']);
  });

  it('is made of the first text that has something to spell', () => {
    expect(new Slugs().take('***', 'GET /pets')).toBe('get-pets');
  });
});
