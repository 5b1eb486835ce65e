const redacted = '…';

/**
 * Redacts access tokens and other secrets of this server in a path: users paste them into URLs, also encoded and next to other text.
 * `token` is the token of the request, which may have any form if an operator has chosen it.
 */
export function redactPath(path: string, token: string | undefined): string {
  return path
    .split('/')
    .map((segment) => (holdsToken(decode(segment), token) ? redacted : segment))
    .join('/');
}

/** Decodes repeatedly: an encoded text may be encoded again. */
function decode(segment: string): string {
  let text = segment;
  for (let round = 0; round < mostRounds && text.includes('%'); round++) {
    const decoded = text.replaceAll(/(?:%[0-9a-f]{2})+/gi, decodeOrKeep);
    if (decoded === text) return text;
    text = decoded;
  }
  return text;
}

const mostRounds = 10;

function decodeOrKeep(escapes: string): string {
  try {
    return decodeURIComponent(escapes);
  } catch {
    return escapes;
  }
}

// Minimum length of a configured token.
const shortestToken = 16;

function holdsToken(text: string, token = ''): boolean {
  if (text.length < shortestToken) return false;
  if (token.length >= shortestToken && text.includes(token)) return true;
  // Text that is still encoded after the last round may hide a token.
  if (/%[0-9a-f]{2}/i.test(text)) return true;
  return prefixedSecret.test(text) || (text.match(bareSecret) ?? []).some(isMixed);
}

/** An access token, a device code, or a token of an event, even if its end is missing. */
const prefixedSecret = /shelf_(?:(?:login_)?[0-9a-z]{20}|event_[\w-]{20})/i;

/** A text of `newSecret` without its prefix, or a sealed text, such as a session cookie. */
const bareSecret = /(?<![0-9A-Za-z])[0-9A-Za-z]{40}(?![0-9A-Za-z])|[\w-]{128,}/g;

/** Whether a text has both cases and digits, as practically all secrets of this server do. */
function isMixed(text: string): boolean {
  return /[a-z]/.test(text) && /[A-Z]/.test(text) && /\d/.test(text);
}
