/**
 * Whether a text matches a pattern in which `*` matches any characters. Takes time proportional to the product of the lengths: a regular
 * expression with several wildcards could take exponential time.
 */
export function matchesWildcard(pattern: string, text: string): boolean {
  let place = 0;
  let at = 0;
  // The last wildcard, and the end of the text that it matches.
  let wildcard = -1;
  let end = 0;
  while (at < text.length) {
    if (pattern[place] === '*') {
      wildcard = place++;
      end = at;
    } else if (pattern[place] === text[at]) {
      place++;
      at++;
    } else if (wildcard >= 0) {
      place = wildcard + 1;
      at = ++end;
    } else return false;
  }
  while (pattern[place] === '*') place++;
  return place === pattern.length;
}
