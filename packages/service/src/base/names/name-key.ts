import { fold } from './fold.js';

/** The longest key that fits into an index of PostgreSQL and into a page cursor. */
const longest = 100;

/**
 * Returns the sort key for the order by name. Characters beyond the Basic Multilingual Plane are replaced, because databases compare
 * UTF-8 and JavaScript compares UTF-16, whose orders differ for them only.
 */
export function nameKeyOf(title: string | undefined, slug: string): string {
  const name = fold(title ?? '').trim() || fold(slug);
  return name.replaceAll(/[\u{10000}-\u{10ffff}\p{Cc}\p{Cs}]/gu, '\ufffd').slice(0, longest);
}
