import { normalize } from './normalize.js';

/** Text without spaces, such as `user_listPets`: its parts, and the words of each part. */
export type Chunk = string[][];

/** In UTF-16 units. Longer words are truncated. */
const maxWordLength = 64;

/** Splits a text at everything except letters and digits, then at changes of case and at digits. */
export function chunksOf(text: string): Chunk[] {
  const chunks = normalize(text).replaceAll(apostrophes, '').match(chunk) ?? [];
  return chunks.map((chunk) => chunk.split(separators).map(wordsOfPart));
}

export function wordsOf(text: string): string[] {
  return chunksOf(text).flat(2);
}

export function truncate(word: string): string {
  return word.length <= maxWordLength ? word : word.slice(0, maxWordLength).replace(/[\ud800-\udbff]$/, '');
}

/** `user's` is a word. */
const apostrophes = /['’]/g;

const chunk = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[_-]+[\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu;
const separators = /[_-]+/;

/** Characters of languages without spaces between words. */
export const ideographs = /[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]+/u;

// Plurals of abbreviations (`URLs`), abbreviations before a word (`HTTP` of `HTTPServer`), words, and numbers. Each begins with a
// letter or a digit: marks without one are dropped.
const words =
  /(?!\p{M})[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]+|\p{N}[\p{N}\p{M}]*|\p{Lu}{2,}s(?!\p{Ll})|\p{Lu}+(?!\p{Ll})|\p{Lu}?[^\p{M}\p{Lu}\p{N}\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}][^\p{Lu}\p{N}\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]*/gu;

// The same, faster, for most words.
const asciiWords = /\d+|[A-Z]{2,}s(?![a-z])|[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g;
const isWord = /^(?:[a-z]+|\d+)$/;
const isASCII = /^[A-Za-z0-9]+$/;

function wordsOfPart(text: string): string[] {
  if (isWord.test(text)) return [truncate(text)];
  if (isASCII.test(text)) return withoutInitials(text.match(asciiWords) ?? []);
  const found = text.match(words) ?? [];
  if (!ideographs.test(text)) return withoutInitials(found);
  return found.flatMap((word) => (ideographs.test(word) ? pairsOf(word) : withoutInitials([word])));
}

/** A single letter belongs to the next word: `OAuth`, `eTag`, `v1`. "A" is a word. */
function withoutInitials(parts: readonly string[]): string[] {
  const joined: string[] = [];
  let initial = '';
  for (const [index, part] of parts.entries()) {
    const isInitial = initial === '' && index < parts.length - 1 && initials.test(part);
    if (isInitial) initial = part;
    else {
      joined.push(truncate((initial + part).toLowerCase().replaceAll('ς', 'σ')));
      initial = '';
    }
  }
  return joined;
}

const initials = /^(?:[b-z]|[B-Z])$/;

/** All pairs of neighbors, or the only character. */
function pairsOf(text: string): string[] {
  const characters = Array.from(text);
  if (characters.length === 1) return [text];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}
