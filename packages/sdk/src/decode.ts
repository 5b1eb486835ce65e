import type { Answer } from './api-promise.js';
import { ParseError } from './errors.js';

/** Reads the body of a success, and fails when it is not what the operation answers. */
export function decode<T>({ parts: { operation, mediaType }, response, text = '' }: Answer): T {
  const { status, headers } = response;
  const type = headers.get('content-type') ?? 'no content type';
  let content: unknown;
  try {
    content = contentOf(mediaType, text, type);
  } catch (cause) {
    const message = `${operation} answered ${status} with something that is not ${mediaType} (${type}).`;
    throw new ParseError(message, { status, requestId: headers.get('x-request-id'), text }, { cause });
  }
  trustTheDocument<T>(content);
  return content;
}

function contentOf(mediaType: string | undefined, text: string, type: string): unknown {
  if (mediaType === undefined) return undefined;
  if (mediaType === '*') return text && type.includes('json') ? JSON.parse(text) : text || undefined;
  if (!mediaType.includes('json')) {
    if (!text || type.includes('html')) throw new TypeError('Nothing, or the page of a proxy.');
    return text;
  }
  const content: unknown = JSON.parse(text);
  if (typeof content !== 'object' || content === null) throw new TypeError('Not an object.');
  return content;
}

/** That an operation answers what the document says is shown by tests of the server, not checked in every call. */
function trustTheDocument<T>(_content: unknown): asserts _content is T {}
