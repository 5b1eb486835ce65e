/** Returns a text for comparisons regardless of case, accents, and compatibility forms such as full-width letters. */
export function fold(text: string): string {
  const lower = text.normalize('NFKD').toLowerCase().normalize('NFKD');
  // `SS` is the capital form of `ß`, whose own capital form is rare.
  return lower
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll('ς', 'σ')
    .replaceAll('ß', 'ss');
}

/** Returns the first characters of a text, without dividing a surrogate pair. */
export function firstCharacters(text: string, count: number): string {
  return text.length <= count ? text : [...text].slice(0, count).join('');
}
