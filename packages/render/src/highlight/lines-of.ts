import type { CodeToken } from '../model/code-token.js';

/** Splits tokens into lines. Each line but the last ends with a line feed. */
export function linesOf(tokens: readonly CodeToken[]): CodeToken[][] {
  let line: CodeToken[] = [];
  const lines = [line];
  for (const { text, ...token } of tokens) {
    for (const piece of text.split(/(?<=\n)/)) {
      if (piece !== '') line.push({ ...token, text: piece });
      if (!piece.endsWith('\n')) continue;
      line = [];
      lines.push(line);
    }
  }
  return lines;
}
