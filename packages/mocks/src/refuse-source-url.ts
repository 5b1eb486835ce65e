/** Why a source URL can never be fetched, as far as its text shows: in the words of the server. */
export function refuseSourceURL(text: string): string | undefined {
  if (text.length > maximumLength) return `is longer than ${maximumLength} characters`;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u0020\u007f\\]/.test(text)) {
    return 'has spaces, control characters or backslashes, which a URL cannot have';
  }
  const url = parseURL(text);
  if (!url) return 'is not a valid URL';
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'must begin with http:// or https://';
  if (url.username || url.password) return 'must not carry a user name or a password';
  return undefined;
}

const maximumLength = 2048;

// Not `URL.canParse`, which is younger than some of the places where this runs.
function parseURL(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
