import { nextTurn } from '@specshelf/service/in-turns';

const longestName = 200;

/** Comparing so many names takes a few milliseconds, even if they have many words. Then other requests run. */
const namesInStep = 50;

/** Returns the names that have most in common with a wanted one, best first. */
export async function similarNames(wanted: string, names: Iterable<string>, most = 5): Promise<string[]> {
  const words = wordsOf(wanted);
  if (words.size === 0) return [];
  const joined = [...words].join('');
  const scored: { name: string; score: number }[] = [];
  let count = 0;
  for (const name of names) {
    count += 1;
    if (count % namesInStep === 0) await nextTurn();
    const score = scoreOf(words, joined, name.slice(0, longestName));
    if (score > 0) scored.push({ name, score });
  }
  scored.sort((a, b) => b.score - a.score || a.name.length - b.name.length || (a.name < b.name ? -1 : 1));
  return scored.slice(0, most).map(({ name }) => name);
}

/** The share of words that both have, where a common beginning counts as half of a word. */
function scoreOf(wanted: ReadonlySet<string>, joined: string, name: string): number {
  const own = wordsOf(name);
  let common = 0;
  for (const word of wanted) {
    if (own.has(word)) common += 1;
    else if (word.length > 2 && [...own].some((each) => isNear(word, each))) common += 0.5;
  }
  const all = [...own].join('');
  const isPart = joined.length > 2 && (all.includes(joined) || (all.length > 2 && joined.includes(all)));
  if (common === 0 && !isPart) return 0;
  return (2 * common) / (wanted.size + own.size) + (isPart ? 0.5 : 0);
}

/** Whether one word begins the other one, as in plurals, or begins like it, as in typos. */
function isNear(word: string, other: string): boolean {
  const length = Math.max(3, Math.min(word.length, other.length) - 2);
  return word.slice(0, length) === other.slice(0, length);
}

/** Splits at capital letters and at characters that are no letters or digits. */
function wordsOf(text: string): Set<string> {
  const words = text
    .slice(0, longestName)
    .replaceAll(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return new Set(words ?? []);
}
