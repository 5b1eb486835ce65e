import type { Answer } from './api-promise.js';
import { ParseError } from './errors.js';

/** Reads the body of a success, and fails when it is not what the operation answers. */
export function decode<T>(answer: Answer): T {
  const { mediaType } = answer.parts;
  const type = answer.response.headers.get('content-type') ?? 'no content type';
  let content: unknown;
  try {
    content = contentOf(mediaType, answer.text, type);
  } catch (cause) {
    throw parseErrorOf(answer, `a body that is not as it should be (${type})`, { cause });
  }
  trustTheDocument<T>(content);
  return content;
}

/** What to throw for a success that carries something else than it should. */
export function parseErrorOf(
  { parts, response: { status, headers }, text }: Answer,
  carried: string,
  options?: ErrorOptions,
): ParseError {
  const message = `${parts.operation} answered ${status} with ${carried}.`;
  return new ParseError(message, { status, requestId: headers.get('x-request-id'), text }, options);
}

function contentOf(mediaType: string | null, text: string, type: string): unknown {
  if (mediaType === '*') return text && type.includes('json') ? JSON.parse(text) : text || undefined;
  if (type.includes('html')) throw new TypeError('The page of a proxy, it seems.');
  if (mediaType === null) return undefined;
  if (!mediaType.includes('json')) {
    if (!text) throw new TypeError('There is none.');
    return text;
  }
  const content: unknown = JSON.parse(text);
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw new TypeError('It is not an object.');
  return content;
}

/** That an operation answers what the document says is shown by tests of the server, not checked in every call. */
function trustTheDocument<T>(_content: unknown): asserts _content is T {}
