import { transliterate } from 'transliteration';

const longest = 100;

/** The slug of a title; empty when there is nothing in it to spell. Of ASCII only, so nothing in it can be cut in two. */
export function slugOf(title: string, limit = longest): string {
  const words = hyphenated(inASCII(title).toLowerCase(), limit);
  return words.length <= limit ? words : trim(words, limit);
}

/**
 * The words of a text by single hyphens, until they are longer than they may be. Every title of a revision comes here, and
 * is short: a regular expression would cost more.
 */
function hyphenated(text: string, limit: number): string {
  let words = '';
  let start = 0;
  for (let place = 0; place <= text.length && words.length <= limit; place++) {
    if (isOfWord(text.charCodeAt(place))) continue;
    if (place > start) words += words === '' ? text.slice(start, place) : `-${text.slice(start, place)}`;
    start = place + 1;
  }
  return words;
}

/** Of a small letter or a digit, and not of what is after the end. */
function isOfWord(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
}

/** Slugs among siblings: each is given out once. */
export class Slugs {
  /** Those that are taken, with the number to try next. */
  readonly #taken = new Map<string, number>();
  readonly #limit: number;

  constructor(limit = longest) {
    this.#limit = limit;
  }

  /** Takes the slug of the first of these texts that has one. */
  take(...texts: [string, ...string[]]): string {
    for (const text of texts) {
      const slug = slugOf(text, this.#limit);
      if (slug !== '') return this.unique(slug);
    }
    return this.unique('page');
  }

  /** Takes this slug, or the first of `slug-1`, `slug-2` that is free. */
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

// The table of the library belongs to its version, unlike those of the engine, which differ between releases of Node.
function inASCII(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
  return /^[\x00-\x7f]*$/.test(text) ? text : transliterate(text);
}

function trim(slug: string, limit: number): string {
  return slug.replace(/^-/, '').slice(0, limit).replace(/-+$/, '');
}
