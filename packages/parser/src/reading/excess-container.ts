import { skipString } from '../json/scan.js';

/**
 * Returns the offset of the first object or array of a JSON text beyond the limit. Runs before the text is parsed: an engine
 * that runs out of memory in a single step ends the whole process, not only the thread.
 */
export function excessContainer(text: string, limit: number): number | undefined {
  // Each takes at least two characters.
  if (text.length <= 2 * limit) return undefined;
  // Also counts those in strings: this is many times faster, and most texts are below the limit anyway.
  return count(text, '{', limit) + count(text, '[', limit) > limit ? findContainer(text, limit) : undefined;
}

/** Counts a character in a text, up to one more than the limit. */
function count(text: string, character: string, limit: number): number {
  let found = 0;
  for (let at = text.indexOf(character); at >= 0 && found <= limit; at = text.indexOf(character, at + 1)) {
    found += 1;
  }
  return found;
}

const quote = 0x22;
const brace = 0x7b;
const bracket = 0x5b;

function findContainer(text: string, limit: number): number | undefined {
  let found = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      at = skipString(text, at) - 1;
    } else if (code === brace || code === bracket) {
      found += 1;
      if (found > limit) return at;
    }
  }
  return undefined;
}
