import type { Answer } from './call.js';
import { ParseError } from './errors.js';
import { trustTheDocument } from './trust-document.js';

/** Returns the content of a success with the type of the document. */
export function decode<T>({ data }: Answer): T {
  trustTheDocument<T>(data);
  return data;
}

/** Returns the content of a success. Throws a `ParseError` if it is not what the operation returns. */
export function checkContent(answer: Answer, isText: boolean): unknown {
  const { response, data, mediaType } = answer;
  const isPage = response.headers.get('content-type')?.includes('html');
  if (!isPage) {
    if (answer.raw) return data;
    if (mediaType === null) return undefined;
    if (isText ? data : Object(data) === data && !Array.isArray(data)) return data;
  }
  response.body?.cancel().catch(() => {});
  throw invalidBody(answer);
}

/** Usually the page of a proxy, or a body that was cut off. */
export function invalidBody(answer: Answer, options?: ErrorOptions): ParseError {
  const type = answer.response.headers.get('content-type');
  return parseErrorOf(answer, `an invalid body (${type ?? 'no content type'})`, options);
}

export function parseErrorOf(
  { operation, response: { status, headers }, text }: Answer,
  content: string,
  options?: ErrorOptions,
): ParseError {
  const message = `${operation} answered ${status} with ${content}.`;
  return new ParseError(message, { status, requestId: headers.get('x-request-id'), text }, options);
}
