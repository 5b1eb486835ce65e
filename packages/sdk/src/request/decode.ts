import { ParseError } from '../errors/errors.js';
import type { CompletedCall } from '../model/call.js';
import { trustTheDocument } from './trust-document.js';

/** Returns the content of a success with its type in the OpenAPI document. */
export function decode<T>({ data }: CompletedCall): T {
  trustTheDocument<T>(data);
  return data;
}

/** Returns the content of a success that was read as bytes. */
export function decodeBytes({ bytes }: CompletedCall): Uint8Array {
  return new Uint8Array(bytes ?? new ArrayBuffer(0));
}

/** Returns the content of a success. Throws a `ParseError` if it is not what the operation returns. */
export function checkContent(completed: CompletedCall, isText: boolean): unknown {
  const { response, data, mediaType } = completed;
  if (!isPage(response)) {
    if (completed.raw) return data;
    if (mediaType === null || completed.bytes) return undefined;
    if (isText ? data : Object(data) === data && !Array.isArray(data)) return data;
  }
  response.body?.cancel().catch(() => {});
  throw invalidBody(completed);
}

/** Whether a response is a web page, which no operation returns. */
export function isPage({ headers }: Response): boolean {
  return headers.get('content-type')?.includes('html') === true;
}

/** The body is usually the page of a proxy, or truncated. */
export function invalidBody(completed: CompletedCall, options?: ErrorOptions): ParseError {
  const type = completed.response.headers.get('content-type');
  return parseErrorOf(completed, `an invalid body (${type ?? 'no content type'})`, options);
}

export function parseErrorOf(
  { operation, response: { status, headers }, text }: CompletedCall,
  content: string,
  options?: ErrorOptions,
): ParseError {
  const message = `${operation} returned ${status} with ${content}.`;
  return new ParseError(message, { status, requestId: headers.get('x-request-id'), text }, options);
}
