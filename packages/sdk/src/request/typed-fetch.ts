import { calls, type OperationId, type paths } from '@specshelf/contract';
import { ArgumentError } from '../errors/errors.js';
import { type CompletedCall, newCall } from '../model/call.js';
import type { RequestOptions } from '../model/client-options.js';
import type { Middleware } from '../model/middleware.js';
import type { HttpMethod } from '../model/operation-id.js';
import type { Loose } from './loose.js';
import type {
  OpenAPIFetchMiddleware,
  ParamsOption,
  ParseAs,
  ParseAsResponse,
  RequestBodyOption,
} from './openapi-fetch.js';
import type { RequestParams } from './request-params.js';
import type { Transport } from './transport.js';
import { trustTheDocument } from './trust-document.js';

/**
 * The typed client of openapi-fetch with the token, retries, limits, middleware, and logging of this library: every operation by its
 * path and method.
 *
 * @example
 * ```ts
 * const { data, error, response } = await client.fetch.GET('/v1/orgs/{organizationId}/openapi', {
 *   params: { path: { organizationId: 'acme' }, query: { limit: 10 } },
 *   timeout: 5000,
 * });
 * if (data) console.log(data.items.length); // 1
 * else console.error(response.status, error.error.message);
 * ```
 */
export interface TypedFetch {
  /** Sends a GET request. */
  readonly GET: FetchMethod<'get'>;
  /** Sends a POST request. */
  readonly POST: FetchMethod<'post'>;
  /** Sends a PUT request. */
  readonly PUT: FetchMethod<'put'>;
  /** Sends a PATCH request. */
  readonly PATCH: FetchMethod<'patch'>;
  /** Sends a DELETE request. */
  readonly DELETE: FetchMethod<'delete'>;
}

/**
 * A method of {@link TypedFetch}. Returns errors of the API as `error`, and throws an `SdkError` for all other failures.
 *
 * @example
 * ```ts
 * const get: FetchMethod<'get'> = client.fetch.GET;
 * const { data } = await get('/v1/user');
 * ```
 */
export type FetchMethod<Method extends Lowercase<HttpMethod>> = <
  Path extends PathWith<Method>,
  As extends ParseAs = 'json',
>(
  path: Path,
  ...options: Optional<FetchOptions<Path, Method, As>>
) => Promise<FetchResult<Path, Method, As>>;

/**
 * The options of a request of {@link TypedFetch}: `params` and `body` of the operation, and the options of every call.
 *
 * @example
 * ```ts
 * const options: FetchOptions<'/v1/user', 'get'> = { timeout: 5000, headers: { 'x-trace': 'a1' } };
 * const { data } = await client.fetch.GET('/v1/user', options);
 * ```
 */
export type FetchOptions<
  Path extends keyof paths,
  Method extends Lowercase<HttpMethod>,
  As extends ParseAs = 'json',
> = Loose<ParamsOption<OperationAt<Path, Method>> & RequestBodyOption<OperationAt<Path, Method>>> &
  Omit<RequestOptions, 'middleware'> & {
    /** `text` and `stream` return the body unparsed. `timeout`, `deadline`, and `signal` apply to a stream, too. */
    parseAs?: As | undefined;
    /**
     * Functions are middleware of this library and run around every attempt. Objects are middleware of openapi-fetch and run
     * once, around all attempts: `onRequest` before the first, `onResponse` and `onError` after the last.
     */
    middleware?: readonly (Middleware | OpenAPIFetchMiddleware)[] | undefined;
  };

/**
 * The outcome of a request of {@link TypedFetch}: `data` of a success or `error` of a failure. Both are undefined after 304.
 *
 * @example
 * ```ts
 * const nameOf = ({ data, error }: FetchResult<'/v1/user', 'get'>) =>
 *   data ? data.displayName : error.error.message;
 * console.log(nameOf(await client.fetch.GET('/v1/user')));
 * ```
 */
export type FetchResult<
  Path extends keyof paths,
  Method extends Lowercase<HttpMethod>,
  As extends ParseAs = 'json',
> =
  | {
      readonly data: ParseAsResponse<SuccessOf<OperationAt<Path, Method>>, { parseAs: As }>;
      readonly error?: undefined;
      readonly response: Response;
    }
  | {
      readonly data?: undefined;
      readonly error: FailureOf<OperationAt<Path, Method>>;
      readonly response: Response;
    };

type PathWith<Method extends Lowercase<HttpMethod>> = {
  [Path in keyof paths]: paths[Path] extends { [Name in Method]: object } ? Path : never;
}[keyof paths];

type OperationAt<Path extends keyof paths, Method extends Lowercase<HttpMethod>> = NonNullable<
  paths[Path][Method]
>;

type SuccessStatus = 200 | 201 | 204 | 205 | 304;
type SuccessOf<Operation> = Operation extends { responses: infer Responses }
  ? ContentOf<Responses, keyof Responses & SuccessStatus>
  : never;
type FailureOf<Operation> = Operation extends { responses: infer Responses }
  ? ContentOf<Responses, Exclude<keyof Responses, SuccessStatus>>
  : never;
type ContentOf<Responses, Status extends keyof Responses> = Status extends unknown
  ? Responses[Status] extends { content: infer Content }
    ? Content[keyof Content]
    : undefined
  : never;

/** The options are optional if all their members are. */
type Optional<Options> = object extends Options ? [options?: Options | undefined] : [options: Options];

interface AnyOptions extends Omit<RequestOptions, 'middleware'>, Partial<RequestParams> {
  readonly parseAs?: ParseAs | undefined;
  readonly middleware?: readonly (Middleware | OpenAPIFetchMiddleware)[] | undefined;
}

export function createTypedFetch(transport: Transport): TypedFetch {
  const method =
    (name: HttpMethod) =>
    async (
      path: string,
      { params = {}, body, parseAs, middleware = [], ...options }: AnyOptions = {},
    ): Promise<object> => {
      const ours = middleware.filter((each) => typeof each === 'function');
      const theirs = middleware.filter((each) => typeof each === 'object');
      const call = newCall(operationAt(name, path), { ...options, middleware: ours }, parseAs === 'stream');
      const completed = await transport(call, { params, body }, parseAs, theirs);
      const { data, response } = completed;
      return response.ok || response.status === 304
        ? { data, response }
        : { error: errorBodyOf(completed), response };
    };
  const names = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
  const methods: unknown = Object.fromEntries(names.map((name) => [name, method(name)]));
  trustTheDocument<TypedFetch>(methods);
  return methods;
}

function operationAt(method: HttpMethod, path: string): OperationId {
  for (const [operation, call] of Object.entries(calls)) {
    trustTheDocument<OperationId>(operation);
    if (call[0] === method && call[1] === path) return operation;
  }
  throw new ArgumentError(`${method} ${path} is not an operation of the API.`);
}

/** Returns an error body of the documented type, which is truthy, even if a proxy responded or the body is empty. */
function errorBodyOf({ text, error, response: { status } }: CompletedCall): unknown {
  const message = text.slice(0, 512) || `HTTP ${status}`;
  return Object(error).error ? error : { error: { code: status, message } };
}
