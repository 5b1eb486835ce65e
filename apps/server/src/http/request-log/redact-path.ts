const redacted = '…';

/**
 * Removes from a path what may be an access token. People paste tokens into URLs, also encoded, without their prefix, and
 * beside other text; operators choose tokens of any form. `token` is the one that came with the request.
 */
export function redactPath(path: string, token: string | undefined): string {
  return path
    .split('/')
    .map((segment) => (holdsToken(decode(segment), token) ? redacted : segment))
    .join('/');
}

/** An encoded text may have been encoded again. */
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
  // What is still encoded after so many rounds hides something.
  if (/%[0-9a-f]{2}/i.test(text) && text.length >= shortestToken) return true;
  return !isOurId(text) && isRandom(text);
}

/** As `newId` makes them. */
function isOurId(text: string): boolean {
  return /^[0-9a-z]{20}$/.test(text);
}

// Configured tokens have at least so many characters.
const shortestToken = 16;
const fewestChanges = 4;

/** Whether a text changes between lowercase, uppercase and digits more often than names do. */
function isRandom(text: string): boolean {
  if (text.length < shortestToken) return false;
  const kinds = text.replaceAll(/[^0-9A-Za-z]/g, '').match(/[a-z]+|[A-Z]+|\d+/g) ?? [];
  return kinds.length > fewestChanges;
}
