/**
 * Where a JSON text begins one object or array more than there may be; undefined when it does not. Asked before the text is
 * parsed: an engine that needs far more memory than is left in one step ends the whole process, not only the thread.
 */
export function oneContainerTooMany(text: string, most: number): number | undefined {
  // Each takes two characters.
  if (text.length <= 2 * most) {
    return undefined;
  }
  // Those in strings are counted, too: most texts have few enough even so, and this is many times faster than looking.
  return count(text, '{', most) + count(text, '[', most) > most ? findContainer(text, most) : undefined;
}

/** How often a character stands in a text; more than `most` are not counted on. */
function count(text: string, character: string, most: number): number {
  let found = 0;
  for (let at = text.indexOf(character); at >= 0 && found <= most; at = text.indexOf(character, at + 1)) {
    found += 1;
  }
  return found;
}

const quote = 0x22;
const backslash = 0x5c;
const brace = 0x7b;
const bracket = 0x5b;

function findContainer(text: string, most: number): number | undefined {
  let found = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      at = endOfString(text, at);
    } else if (code === brace || code === bracket) {
      found += 1;
      if (found > most) {
        return at;
      }
    }
  }
  return undefined;
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  for (; at < text.length && text.charCodeAt(at) !== quote; at += 1) {
    if (text.charCodeAt(at) === backslash) {
      at += 1;
    }
  }
  return at;
}
