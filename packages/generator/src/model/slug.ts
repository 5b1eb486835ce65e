import { transliterate } from 'transliteration';

const maxLength = 100;

/** The slug of a title in ASCII; empty when the title has no letters or digits. */
export function slugOf(title: string, limit = maxLength): string {
  const words = hyphenate(toASCII(title).toLowerCase(), limit);
  return words.length <= limit ? words : trim(words, limit);
}

/** Joins the words of a text by hyphens, up to the limit. For short titles, this is faster than a regular expression. */
function hyphenate(text: string, limit: number): string {
  let words = '';
  let start = 0;
  for (let index = 0; index <= text.length && words.length <= limit; index++) {
    if (isWordCharacter(text.charCodeAt(index))) continue;
    if (index > start) words += words === '' ? text.slice(start, index) : `-${text.slice(start, index)}`;
    start = index + 1;
  }
  return words;
}

/** Whether a UTF-16 unit is a lower-case letter or a digit; `NaN`, past the end, is neither. */
function isWordCharacter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
}

/** Assigns unique slugs to siblings. */
export class Slugs {
  /** Assigned slugs, with the next number to try. */
  readonly #taken = new Map<string, number>();
  readonly #limit: number;

  constructor(limit = maxLength) {
    this.#limit = limit;
  }

  /** Assigns the slug of the first text that has one. */
  take(...texts: [string, ...string[]]): string {
    for (const text of texts) {
      const slug = slugOf(text, this.#limit);
      if (slug !== '') return this.unique(slug);
    }
    return this.unique('page');
  }

  /** Assigns this slug, or the first free one of `slug-1`, `slug-2`. */
  unique(slug: string): string {
    const known = this.#taken.get(slug);
    if (known === undefined) {
      this.#taken.set(slug, 1);
      return slug;
    }
    let next = known;
    let candidate: string;
    do {
      const suffix = `-${next++}`;
      candidate = trim(slug, this.#limit - suffix.length) + suffix;
    } while (this.#taken.has(candidate));
    this.#taken.set(slug, next).set(candidate, 1);
    return candidate;
  }
}

// The transliteration table of the library is pinned with its version; tables of the engine differ between Node.js releases.
function toASCII(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII includes them
  return /^[\x00-\x7f]*$/.test(text) ? text : transliterate(text);
}

function trim(slug: string, limit: number): string {
  return slug.replace(/^-/, '').slice(0, limit).replace(/-+$/, '');
}
