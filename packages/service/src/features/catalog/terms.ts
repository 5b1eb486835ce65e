import { firstCharacters, fold } from '../../base/names/fold.js';
import type { OpenAPISpecSummary } from '../../base/ports/records.js';

// Terms make specifications searchable: `w:` begins a word, `o:` an owner, `t:` a tag, and `l:` a lifecycle.

type Described = Pick<OpenAPISpecSummary, 'slug' | 'facts' | 'owner' | 'tags' | 'lifecycle'>;

// In characters, so that terms fit into an index of PostgreSQL.
const longestValue = 100;
const longestWord = 40;
/** The limit of terms of one specification. Only texts without spaces in Chinese, Japanese or Thai reach it. */
const maxTerms = 400;

/** Returns the distinct terms of a specification. */
export function termsOf({ slug, facts, owner, tags, lifecycle }: Described): string[] {
  const terms = new Set<string>(tags.map(tagTerm));
  if (owner !== undefined) terms.add(ownerTerm(owner));
  if (lifecycle !== undefined) terms.add(lifecycleTerm(lifecycle));
  for (const text of [slug, facts?.title ?? '', owner ?? '', ...tags]) {
    for (const word of wordsIn(text)) terms.add(wordTerm(word));
  }
  return [...terms].slice(0, maxTerms);
}

export function ownerTerm(owner: string): string {
  return `o:${firstCharacters(fold(owner), longestValue)}`;
}

export function tagTerm(tag: string): string {
  return `t:${firstCharacters(fold(tag), longestValue)}`;
}

export function lifecycleTerm(lifecycle: string): string {
  return `l:${lifecycle}`;
}

/** The beginning of no term, because words have no percent sign. */
const matchesNothing = wordTerm('%');

/** Returns the beginnings of the terms that a search text requires. A text without letters and digits matches nothing. */
export function wordPrefixes(text: string): string[] {
  const words = new Set(runsIn(text).map(toWord));
  words.delete('');
  if (words.size === 0) return [matchesNothing];
  const all = [...words];
  // A word that begins another one is not a further condition.
  return all.filter((word) => !all.some((other) => other !== word && other.startsWith(word))).map(wordTerm);
}

function wordTerm(word: string): string {
  return `w:${word}`;
}

// Where a word begins within letters and digits: at a capital letter, as in `OpenMap` and `APIServer`, and at each character of scripts
// without spaces.
const beginning =
  /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=.)(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}])/gu;

function wordsIn(text: string): string[] {
  return runsIn(text).flatMap((run) => {
    const starts = [0, ...Array.from(run.matchAll(beginning), ({ index }) => index)];
    return starts.map((start) => toWord(run.slice(start)));
  });
}

/** Returns the sequences of letters and digits in a text. */
function runsIn(text: string): string[] {
  return text.normalize('NFC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

function toWord(run: string): string {
  return firstCharacters(fold(run), longestWord);
}
