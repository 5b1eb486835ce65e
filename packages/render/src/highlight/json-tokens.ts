import type { CodeToken } from '../model/code-token.js';

/** A string with the colon of a key, a number, or a word; everything else is plain. */
const pattern = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|\b(true|false|null)\b/g;

/** Splits JSON into tokens. Invalid JSON is split as far as possible. */
export function jsonTokens(code: string): CodeToken[] {
  const tokens: CodeToken[] = [];
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    const [, text, colon, number, word] = match;
    if (match.index > end) tokens.push({ text: code.slice(end, match.index) });
    if (text !== undefined) {
      tokens.push({ text, kind: colon === undefined ? 'string' : 'key' });
      if (colon !== undefined) tokens.push({ text: colon });
    } else if (number !== undefined) tokens.push({ text: number, kind: 'number' });
    else if (word !== undefined) tokens.push({ text: word, kind: 'keyword' });
    end = match.index + match[0].length;
  }
  if (end < code.length) tokens.push({ text: code.slice(end) });
  return tokens;
}
