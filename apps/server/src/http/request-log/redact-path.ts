const redacted = '…';

/**
 * Redacts possible access tokens in a path. Users paste tokens into URLs, also encoded, without their prefix, and next to
 * other text; operators choose tokens of any form. `token` is the token of the request.
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

function holdsToken(text: string, token: string | undefined): boolean {
  if (token && text.includes(token)) return true;
  if (/shelf_/i.test(text)) return true;
  // Text that is still encoded after the last round may hide a token.
  if (/%[0-9a-f]{2}/i.test(text) && text.length >= shortestToken) return true;
  return !isOurId(text) && isRandom(text);
}

/** Whether a text has the form of `newId`. */
function isOurId(text: string): boolean {
  return /^[0-9a-z]{20}$/.test(text);
}

// Minimum length of a configured token.
const shortestToken = 16;
const fewestChanges = 4;

/** Whether a text of the length of a token changes between lowercase, uppercase, and digits more often than names do. */
function isRandom(text: string): boolean {
  if (text.length < shortestToken) return false;
  const kinds = text.replaceAll(/[^0-9A-Za-z]/g, '').match(/[a-z]+|[A-Z]+|\d+/g) ?? [];
  return kinds.length > fewestChanges;
}
