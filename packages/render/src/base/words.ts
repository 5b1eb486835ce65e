import type { JSONValue } from '@specshelf/base/json';
import { printStart } from './print-json.js';

/** Limit on the characters of a value in a sentence. */
export const maxValueLength = 100;

/** Shows a value in a sentence: text as it is, unless nothing would be visible. */
export function printValue(value: JSONValue, limit = maxValueLength): string {
  if (value === '') return '""';
  const text = typeof value === 'string' ? value : printStart(value, limit + 1);
  return text.length > limit ? `${sliceCharacters(text, limit)}…` : text;
}

/** Shows a name of an author, which may have any length. */
export function shortName(name: string): string {
  if (name === '') return '""';
  return name.length > maxValueLength ? `${sliceCharacters(name, maxValueLength)}…` : name;
}

/** The first characters, without half of a surrogate pair at the end. */
function sliceCharacters(text: string, limit: number): string {
  return text.slice(0, limit).replace(/[\ud800-\udbff]$/, '');
}

/** Joins words to a list, such as `a, b, or c`. */
export function joinWords(words: readonly string[], conjunction: 'and' | 'or'): string {
  if (words.length < 3) return words.join(` ${conjunction} `);
  return `${words.slice(0, -1).join(', ')}, ${conjunction} ${words.at(-1)}`;
}
