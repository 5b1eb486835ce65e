import { positionOf } from '../model/position-of.js';

/** The words of a text, as in tokens. */
export interface Vocabulary {
  has(word: string): boolean;
  /** Whether a word begins so. `beginning` has at least one letter. */
  hasBeginning(beginning: string): boolean;
}

/** Creates a vocabulary in short steps: sorting tens of thousands of words at once takes longer than other requests should wait. */
export function* createVocabulary(words: ReadonlySet<string>): Generator<void, Vocabulary> {
  const byLetter = new Map<string, string[]>();
  for (const word of words) {
    const letter = word.slice(0, 1);
    const known = byLetter.get(letter);
    if (known) known.push(word);
    else byLetter.set(letter, [word]);
  }
  for (const sorted of byLetter.values()) {
    yield;
    sorted.sort();
  }
  return {
    has: (word) => words.has(word),
    hasBeginning: (beginning) => {
      const sorted = byLetter.get(beginning.slice(0, 1)) ?? [];
      return sorted[positionOf(beginning, sorted)]?.startsWith(beginning) === true;
    },
  };
}
