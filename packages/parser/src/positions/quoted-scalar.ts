import { skipString } from '../json/scan.js';

/** Returns the offset after a quoted scalar. Not a regular expression: those overflow the stack for long text. */
export function quotedEnd(text: string, at: number): number {
  if (text.charAt(at) === '"') return skipString(text, at);
  let end = text.indexOf("'", at + 1);
  while (end !== -1 && text.charAt(end + 1) === "'") end = text.indexOf("'", end + 2);
  return end === -1 ? text.length : end + 1;
}

/** Returns the value of a quoted scalar; undefined if it has escapes or line breaks. */
export function quotedText(quoted: string): string | undefined {
  if (quoted.startsWith("'")) return quoted.slice(1, -1).replaceAll("''", "'");
  return quoted.includes('\\') || quoted.includes('\n') ? undefined : quoted.slice(1, -1);
}
