const stopWords = new Set(
  'a an the of to for in on at by with from and or is are be as it its this that these will can how do'.split(
    ' ',
  ),
);

/** Drops words that almost all texts contain, unless there are no others. */
export function withoutStopWords(words: readonly string[]): readonly string[] {
  const rest = words.filter((word) => !stopWords.has(word));
  return rest.length > 0 ? rest : words;
}

export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}
