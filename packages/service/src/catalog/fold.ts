/** Returns a text for comparisons regardless of case, accents, and compatibility forms such as full-width letters. */
export function fold(text: string): string {
  const lower = text.normalize('NFKD').toLowerCase().normalize('NFKD');
  return lower.replaceAll(/\p{M}+/gu, '').replaceAll('ς', 'σ');
}

/** Returns the first characters of a text, without dividing a surrogate pair. */
export function firstCharacters(text: string, count: number): string {
  return text.length <= count ? text : [...text].slice(0, count).join('');
}
