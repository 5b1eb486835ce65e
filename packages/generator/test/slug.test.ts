import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomSeed } from '../../../scripts/testing/random-seed.js';
import { Slugs, slugOf } from '../src/model/slug.js';

const ascii = fc.string({ unit: 'binary-ascii', maxLength: 300 });

describe('a slug', () => {
  it('consists of the letters and digits of a title, separated by single hyphens', () => {
    fc.assert(
      fc.property(ascii, fc.integer({ min: 1, max: 120 }), (title, limit) => {
        const whole = title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
        const slug = whole.replace(/^-/, '').slice(0, limit).replace(/-$/, '');
        expect(slugOf(title, limit)).toBe(slug);
      }),
      { seed: randomSeed(1) },
    );
  });

  it('ends at the limit, even for a very long title', () => {
    expect(slugOf('word '.repeat(100_000), 12)).toBe('word-word-wo');
  });

  it('is assigned once, even when it equals a numbered slug', () => {
    const slugs = new Slugs();
    const texts = ['a', 'a', 'a-1', 'A', 'a 1', '?'];
    expect(texts.map((text) => slugs.take(text))).toEqual(['a', 'a-1', 'a-1-1', 'a-2', 'a-1-2', 'page']);
  });

  it('uses the first text with a letter or digit', () => {
    expect(new Slugs().take('***', 'GET /pets')).toBe('get-pets');
  });
});
