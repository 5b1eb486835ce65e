/** `pets` becomes `pet`. Whether the word is a plural does not matter, because queries are folded too: `status` becomes `statu`. */
export function foldPlural(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/**
 * Other words that mean the same as a folded word: `repository` for `repositorie`, and `box` for `boxe`. Only queries use
 * them, so that the beginning of a word always finds it.
 */
export function otherForms(word: string): string[] {
  if (word.length < 3) return [];
  if (/[^aeiou]ie$/.test(word)) return [`${word.slice(0, -2)}y`];
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ie`];
  if (/(?:ss|x|ch|sh)e$/.test(word)) return [word.slice(0, -1)];
  if (/(?:ss|x|ch|sh)$/.test(word)) return [`${word}e`];
  return [];
}
