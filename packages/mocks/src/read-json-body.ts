import { invalidRequest, RequestError } from '@specshelf/service';

/** Reads a JSON body, and refuses what is none in the words of the server. */
export async function readJSONBody(request: Request): Promise<unknown> {
  refuseOtherTypes(request.headers.get('content-type') ?? '');
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > limit) throw tooLarge();
  return parse(decode(bytes));
}

/** The server's, by default. */
const limit = 48 * 1024 * 1024;

function refuseOtherTypes(contentType: string): void {
  const [mediaType = '', ...parameters] = contentType.split(';').map((part) => part.trim().toLowerCase());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length);
  if (mediaType === 'application/json' && (!charset || /^"?utf-?8"?$/.test(charset))) return;
  throw new RequestError(
    'unsupported-media-type',
    'Send the body as JSON in UTF-8, with `Content-Type: application/json`.',
  );
}

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalidBody('is not valid UTF-8');
  }
}

function parse(text: string): unknown {
  if (text === '') throw invalidBody('is empty, where JSON is needed');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw invalidBody(`is not valid JSON${placeOf(error, text)}`);
  }
}

/** Not every message of every engine says the place. */
function placeOf(error: unknown, text: string): string {
  const message = error instanceof Error ? error.message : '';
  const position =
    /at position (\d+)/.exec(message)?.[1] ?? (/end of JSON/.test(message) ? text.length : undefined);
  if (position === undefined) return '';
  const before = text.slice(0, Number(position)).split('\n');
  return ` (line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1})`;
}

function invalidBody(message: string): RequestError {
  return invalidRequest([{ path: '/body', message }]);
}

function tooLarge(): RequestError {
  return new RequestError('too-large', `The body is too large: at most ${limit} bytes are accepted.`);
}
