import { skipString } from './json-spans.js';

/** Offset after the quoted scalar that begins at `at`: a scan, as a regular expression overflows the stack for long text. */
export function quotedEnd(text: string, at: number): number {
  if (text.charAt(at) === '"') {
    return skipString(text, at);
  }
  let end = text.indexOf("'", at + 1);
  while (end !== -1 && text.charAt(end + 1) === "'") {
    end = text.indexOf("'", end + 2);
  }
  return end === -1 ? text.length : end + 1;
}

/** The value of a quoted scalar; undefined when escapes or line breaks change it. */
export function quotedText(quoted: string): string | undefined {
  if (quoted.startsWith("'")) {
    return quoted.slice(1, -1).replaceAll("''", "'");
  }
  return quoted.includes('\\') || quoted.includes('\n') ? undefined : quoted.slice(1, -1);
}
