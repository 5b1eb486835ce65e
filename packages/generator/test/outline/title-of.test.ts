import fc from 'fast-check';
import { expect, it } from 'vitest';
import { characterAt, lastCharacter } from '../../../../scripts/testing/character-at.js';
import { randomSeed } from '../../../../scripts/testing/random-seed.js';
import { oneLine } from '../../src/outline/title-of.js';

const texts = fc.oneof(
  fc.string({ unit: fc.nat(lastCharacter).map(characterAt) }),
  fc
    .array(fc.constantFrom('a', 'B', ' ', '  ', '\n', '\t', '\u00a0', '\u2028', 'é'))
    .map((parts) => parts.join('')),
);

it('a title is a single line that is never empty', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(oneLine(text, 'nothing')).toBe(text.replace(/\s+/g, ' ').trim() || 'nothing');
    }),
    { seed: randomSeed(1) },
  );
});
