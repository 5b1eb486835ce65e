import { calls } from '@specshelf/contract';
import { ArgumentError } from './errors.js';
import type { HttpMethod, OperationId, Query } from './operation-id.js';

/** What is sent, the same in every attempt. */
export interface RequestParts {
  readonly operation: OperationId;
  readonly method: HttpMethod;
  /** Encoded, below the address of the server. */
  readonly path: string;
  /** Encoded, with its question mark; empty when there is no query. */
  readonly search: string;
  /** JSON text. */
  readonly body: string | undefined;
  /** What a success carries: `null` for nothing, `*` for whatever comes. */
  readonly mediaType: string | null;
  /** Whether sending it twice has the effect of sending it once. */
  readonly safe: boolean;
}

/** Operations that are a POST only because of the size of what they are asked. */
const readingPosts: readonly OperationId[] = ['getComputedDocument', 'getComputedRevision'];

/** Parts the parameters of an operation: what is not for the path or the query is the body. */
export function requestPartsOf(operation: keyof typeof calls, params: object): RequestParts {
  const [method, template, queryNames = '', takesBody, mediaType = 'application/json'] = calls[operation];
  const left = new Map<string, unknown>(Object.entries(params));
  const take = (name: string) => {
    const value = left.get(name);
    left.delete(name);
    return value;
  };
  const path = template.replace(/\{(\w+)\}/g, (_, name) => segmentOf(operation, name, take(name)));
  const query = queryNames.split(' ').map((name) => [name, checkedQuery(operation, name, take(name))]);
  return {
    operation,
    method,
    path,
    search: searchOf(Object.fromEntries(query)),
    body: takesBody ? jsonText(operation, Object.fromEntries(left)) : undefined,
    mediaType,
    safe: method !== 'POST' || readingPosts.includes(operation),
  };
}

/**
 * A request outside the typed operations.
 *
 * @example
 * ```ts
 * const request: RawRequest = { method: 'GET', path: '/v1/user' };
 * const user = await client.request<User>(request);
 * ```
 */
export interface RawRequest {
  /** The method of HTTP. */
  readonly method: HttpMethod;
  /** Encoded, without a query. */
  readonly path: `/v1/${string}`;
  /** What is appended after a question mark, encoded here. */
  readonly query?: Query | undefined;
  /** Sent as JSON. */
  readonly body?: unknown;
}

export function rawRequestPartsOf({ method, path, query = {}, body }: RawRequest): RequestParts {
  // Neither to another server nor, by dot segments, to another place on this one.
  if (!/^\/v1\/[^\s\\?#{}]*$/.test(path) || /\/(\.|%2e){1,2}(\/|$)/i.test(path)) {
    throw new ArgumentError(`A path begins with /v1/ and has neither a query nor dot segments: ${path}`);
  }
  if (method === 'GET' && body !== undefined) throw new ArgumentError('A GET has no body.');
  return {
    operation: 'request',
    method,
    path,
    search: searchOf(query),
    body: jsonText('request', body),
    mediaType: '*',
    safe: method !== 'POST',
  };
}

/** An empty or a dot segment would make it the path of another operation; half a character cannot be encoded. */
function segmentOf(operation: OperationId, name: string, value: unknown): string {
  if (typeof value !== 'string' || /^\.{0,2}$|\p{Surrogate}/u.test(value)) {
    throw wrongArgument(operation, name, 'a string that is well-formed and not empty, "." or ".."', value);
  }
  return encodeURIComponent(value);
}

function checkedQuery(operation: OperationId, name: string, value: unknown): string | number | undefined {
  if (value === undefined || (typeof value === 'string' && name !== 'limit')) return value;
  if (typeof value === 'number' && name === 'limit' && value % 1 === 0 && value >= 1 && value <= 1000)
    return value;
  throw wrongArgument(operation, name, name === 'limit' ? 'an integer from 1 to 1000' : 'a string', value);
}

function wrongArgument(operation: OperationId, name: string, wanted: string, value: unknown): ArgumentError {
  const given =
    typeof value === 'string' ? `"${value}"` : typeof value === 'number' ? value : value && typeof value;
  return new ArgumentError(`${operation}: \`${name}\` must be ${wanted}, not ${given}.`);
}

function searchOf(query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of [value].flat()) {
      if (item !== undefined && item !== null) search.append(name, String(item));
    }
  }
  const text = search.toString();
  return text && `?${text}`;
}

/** `undefined` for no body at all. */
function jsonText(operation: OperationId, body: unknown): string | undefined {
  try {
    return JSON.stringify(body);
  } catch (error) {
    throw new ArgumentError(`${operation}: the body cannot be written as JSON.`, { cause: error });
  }
}
