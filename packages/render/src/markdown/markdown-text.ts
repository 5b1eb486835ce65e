/** Replaces everything that is not a character of a text file. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\t\n\u0020-\u007e\u00a0-\u{10ffff}]/gu, '\ufffd');
}

/** Returns Markdown that shows a text of an author in one line, as it is. */
export function escapeText(text: string): string {
  return (
    cleanText(text)
      .replaceAll(/\s+/g, ' ')
      .trim()
      .replaceAll(/[\\`*[\]>|~$]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|!(?=\[)|&(?=#?\w+;)/gu, '\\$&')
      // Not with a backslash: after a URL, readers of GFM take it for a part of the URL, and the rest for HTML.
      .replaceAll('<', '&lt;')
      .replace(/^[#+=-]/, '\\$&')
      .replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2')
      .replace(/#+$/, (end) => `\\${end}`)
  );
}

/** Returns Markdown that shows a text as code, in one line. */
export function code(text: string): string {
  const line = cleanText(text).replaceAll('\n', ' ');
  if (line.trim() === '') return '` `';
  const ticks = '`'.repeat(longestRun(line) + 1);
  const isSpaced = /^[ `]|[ `]$/.test(line);
  return isSpaced ? `${ticks} ${line} ${ticks}` : `${ticks}${line}${ticks}`;
}

/** A block of code. */
export function codeBlock(text: string, language = ''): string {
  const clean = cleanText(text).replace(/\n+$/, '');
  const fence = '`'.repeat(Math.max(3, longestRun(clean) + 1));
  return `${fence}${/^[\w+.#-]{1,30}$/.test(language) ? language : ''}\n${clean}\n${fence}`;
}

/** Returns a link in Markdown. Its text is Markdown, and alone the result without a URL. */
export function link(text: string, url: string | undefined): string {
  return url === undefined ? text : `[${text}](${destination(url)})`;
}

/** A URL in parentheses: without white space, and without unbalanced parentheses. */
function destination(url: string): string {
  return cleanText(url).replaceAll(
    /[\s()<>\\`|*[\]]/gu,
    (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`,
  );
}

/** Length of the longest run of backticks. */
function longestRun(text: string): number {
  let longest = 0;
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  return longest;
}
