import { calls } from '@specshelf/contract';
import { ArgumentError } from './errors.js';
import type { HttpMethod, OperationId, Query } from './operation-id.js';

/** What is sent, the same in every attempt. */
export interface RequestParts {
  readonly operation: OperationId;
  readonly method: HttpMethod;
  /** A template. */
  readonly path: string;
  readonly pathParameters: Readonly<Record<string, string>>;
  readonly query: Query;
  /** JSON text. */
  readonly body: string | undefined;
  /** What a success carries: `undefined` for nothing, `*` for whatever comes. */
  readonly mediaType: string | undefined;
  /** Whether sending it twice has the effect of sending it once. */
  readonly safe: boolean;
}

/** Operations that are a POST only because of the size of what they are asked. */
const readingPosts: ReadonlySet<OperationId> = new Set<OperationId>([
  'getComputedDocument',
  'getComputedRevision',
]);

/** Parts the parameters of an operation: what is not for the path or the query is the body. */
export function requestPartsOf(operation: keyof typeof calls, params: object): RequestParts {
  const [method, path, queryNames = '', takesBody = false, mediaType = 'application/json'] = calls[operation];
  const pathParameters: Record<string, string> = {};
  const query: Record<string, string | number> = {};
  const body: Record<string, unknown> = {};
  const values: Map<string, unknown> = new Map(Object.entries(params));
  for (const [, name = ''] of path.matchAll(/\{(\w+)\}/g))
    pathParameters[name] = checkedSegment(operation, name, values.get(name));
  for (const [name, value] of values) {
    if (queryNames.split(' ').includes(name)) {
      if (value !== undefined) query[name] = checkedQuery(operation, name, value);
    } else if (!(name in pathParameters)) body[name] = value;
  }
  return {
    operation,
    method,
    path,
    pathParameters,
    query,
    body: takesBody ? jsonText(operation, body) : undefined,
    mediaType: mediaType ?? undefined,
    safe: method !== 'POST' || readingPosts.has(operation),
  };
}

/** A request outside the typed operations. */
export interface RawRequest {
  readonly method: HttpMethod;
  /** Encoded, without a query. */
  readonly path: `/v1/${string}`;
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
    pathParameters: {},
    query,
    body: body === undefined ? undefined : jsonText('request', body),
    mediaType: '*',
    safe: method !== 'POST',
  };
}

/** An empty or a dot segment would make it the path of another operation, whatever encoding does to the rest. */
function checkedSegment(operation: OperationId, name: string, value: unknown): string {
  const hint = `${operation} needs \`${name}\`, a string that is not empty, "." or ".."`;
  if (typeof value !== 'string')
    throw new ArgumentError(`${hint}; it is ${value === null ? null : typeof value}.`);
  if (/^\.{0,2}$/.test(value)) throw new ArgumentError(`${hint}; it is "${value}".`);
  // Half a character cannot be encoded.
  if (/\p{Surrogate}/u.test(value)) throw new ArgumentError(`${hint}; it is not well-formed.`);
  return value;
}

function checkedQuery(operation: OperationId, name: string, value: unknown): string | number {
  if (
    name === 'limit' &&
    !(typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 1000)
  ) {
    throw new ArgumentError(`${operation}: \`limit\` is an integer from 1 to 1000, not ${value}.`);
  }
  if (typeof value !== 'string' && typeof value !== 'number') {
    throw new ArgumentError(
      `${operation}: \`${name}\` is a string or a number, not ${value === null ? null : typeof value}.`,
    );
  }
  return value;
}

function jsonText(operation: OperationId, body: unknown): string {
  try {
    return JSON.stringify(body);
  } catch (error) {
    throw new ArgumentError(`${operation}: the body cannot be written as JSON.`, { cause: error });
  }
}
