import { invalidRequest, RequestError, tooLarge } from '../../base/errors.js';

// Rules of bodies that every adapter applies before validation.

/** Throws `unsupported-media-type` unless the Content-Type is JSON in UTF-8. */
export function assertJSONMediaType(contentType = ''): void {
  const [mediaType = '', ...parameters] = contentType.split(';').map((part) => part.trim().toLowerCase());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length);
  if (mediaType === 'application/json' && (!charset || /^"?utf-?8"?$/.test(charset))) return;
  throw new RequestError(
    'unsupported-media-type',
    'Send the body as JSON in UTF-8, with `Content-Type: application/json`.',
  );
}

const encodings = ['identity', 'gzip', 'deflate', 'br'] as const;

/** Returns the compression of a body by its Content-Encoding; throws `unsupported-media-type` for an unknown one. */
export function contentEncodingOf(contentEncoding = 'identity'): (typeof encodings)[number] {
  const encoding = encodings.find((known) => known === contentEncoding.trim().toLowerCase());
  if (encoding) return encoding;
  const known = encodings.filter((name) => name !== 'identity').join(', ');
  throw new RequestError(
    'unsupported-media-type',
    `This Content-Encoding is not supported. Supported: ${known}.`,
  );
}

/** Decodes the text of a body in one or several parts. Throws `invalid-request` if it is not UTF-8. */
export function decodeBody(parts: readonly Uint8Array[]): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(joined(parts));
  } catch {
    throw invalidBody('is not valid UTF-8');
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const all = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let place = 0;
  for (const part of parts) {
    all.set(part, place);
    place += part.byteLength;
  }
  return all;
}

/** Throws `invalid-request` with the position of the error. */
export function parseJSON(text: string): unknown {
  if (text === '') throw invalidBody('is empty, where JSON is needed');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw invalidBody(`is not valid JSON${placeOf(error, text)}`);
  }
}

export function bodyTooLarge(limit: number): RequestError {
  return tooLarge(`The body is too large: at most ${limit} bytes are accepted.`);
}

export function invalidBody(message: string): RequestError {
  return invalidRequest([{ path: '/body', message }]);
}

/** Not every error message of every engine contains the position. */
function placeOf(error: unknown, text: string): string {
  const message = error instanceof Error ? error.message : '';
  const position =
    /at position (\d+)/.exec(message)?.[1] ?? (/end of JSON/.test(message) ? text.length : undefined);
  if (position === undefined) return '';
  const before = text.slice(0, Number(position)).split('\n');
  return ` (line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1})`;
}
