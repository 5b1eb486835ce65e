/**
 * Parses an absolute URL, or one relative to a base; undefined when it is invalid.
 *
 * Not `URL.canParse`: in Node.js 20 it rejects URLs with letters such as "ü" once it is compiled, after some thousand calls.
 */
export function parseURL(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
