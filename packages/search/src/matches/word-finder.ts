import type { QueryWord } from '../query/parse-query.js';
import { pathWordsOf } from '../tokens/document-tokens.js';

/** Finds words in a text. */
export class WordFinder {
  readonly #text: string;
  #lower: string | undefined;
  #words: ReadonlySet<string> | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  has({ forms, isPrefix }: QueryWord): boolean {
    if (this.#text === '') return false;
    this.#lower ??= this.#text.toLowerCase();
    // Computing all words of the text takes long, so it is done only if necessary.
    return forms.some((form) => this.#hasPlainly(form, isPrefix)) || this.#hasAnywhere(forms, isPrefix);
  }

  #hasPlainly(form: readonly string[], isPrefix: boolean): boolean {
    const last = form.length - 1;
    return form.every((word, index) =>
      isPlainlyIn(this.#text, this.#lower ?? '', word, isPrefix && index === last),
    );
  }

  #hasAnywhere(forms: readonly string[][], isPrefix: boolean): boolean {
    const letters = isASCII.test(this.#text) ? this.#lower?.replace(separators, '') : undefined;
    const possible = forms.filter(
      (form) => letters === undefined || form.every((word) => letters.includes(word)),
    );
    if (possible.length === 0) return false;
    this.#words ??= pathWordsOf(this.#text);
    const words = this.#words;
    const begins = (beginning: string) => [...words].some((word) => word.startsWith(beginning));
    return possible.some((form) =>
      form.every((word, index) => words.has(word) || (isPrefix && index === form.length - 1 && begins(word))),
    );
  }
}

/** Whether a text has a word, or its plural, between places where words start and end. */
function isPlainlyIn(text: string, lower: string, word: string, isPrefix: boolean): boolean {
  // Some letters have another length in lower case.
  if (lower.length !== text.length) return false;
  for (let place = lower.indexOf(word); place >= 0; place = lower.indexOf(word, place + 1)) {
    if (!isBoundary(text, place)) continue;
    const end = place + word.length;
    if (isPrefix || isBoundary(text, lower[end] === 's' ? end + 1 : end)) return true;
  }
  return false;
}

/** Whether a word may start or end at a place. */
function isBoundary(text: string, place: number): boolean {
  const before = kindOf(text.charCodeAt(place - 1));
  const after = kindOf(text.charCodeAt(place));
  // Letters of other scripts may belong to the word.
  if (before === 'other' || after === 'other') return false;
  return before !== after && !(before === 'capital' && after === 'small');
}

function kindOf(code: number): 'none' | 'small' | 'capital' | 'digit' | 'separator' | 'other' {
  if (Number.isNaN(code)) return 'none';
  if (code >= 97 && code <= 122) return 'small';
  if (code >= 65 && code <= 90) return 'capital';
  if (code >= 48 && code <= 57) return 'digit';
  return code < 128 ? 'separator' : 'other';
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII
const isASCII = /^[\u0000-\u007f]*$/;

/** Characters within words: see `words-of.ts`. */
const separators = /[_'-]+/g;
