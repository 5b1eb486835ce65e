/**
 * Parses an absolute URL, or one relative to a base; undefined when it is not valid.
 *
 * In Node.js 20, `URL.canParse` rejects URLs with letters such as "ü" once it has been compiled, after some thousand calls.
 */
export function parseURL(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
