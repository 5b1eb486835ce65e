import type { InputOf, OperationId, ParamsOf, QueryOf } from './operation-types.js';

/**
 * A valid call of an operation. Its status may still be a failure, such as 403 or 404.
 *
 * @example
 * ```ts
 * const failed = ({ status }: CallOf<'createOpenAPISpec'>) => status >= 400;
 * ```
 */
export interface CallOf<K extends OperationId> {
  /** The operation. Compare it to narrow the type of a call. */
  readonly operationId: K;
  /** False for calls, true for rejected requests. */
  readonly refused: false;
  /** The path parameters, decoded. */
  readonly params: ParamsOf<K>;
  /** The query parameters, with the types of the document. */
  readonly query: QueryOf<K>;
  /** The JSON body; `undefined` when the operation takes none. */
  readonly body: InputOf<K>;
  /** The status of the response; 0 while the call is pending, and if the connection was dropped. */
  readonly status: number;
  /** The HTTP method, such as `GET`. */
  readonly method: string;
  /** The full URL of the request. */
  readonly url: string;
  /** The headers of the request. */
  readonly headers: Headers;
}

/**
 * A call of one of several operations; compare `operationId` to narrow its type.
 *
 * @example
 * ```ts
 * const slugOf = (call: Call) => (call.operationId === 'createOpenAPISpec' ? call.body.slug : undefined);
 * ```
 */
export type Call<K extends OperationId = OperationId> = K extends OperationId ? CallOf<K> : never;

/**
 * A request that was rejected before it became a call: 400, 401, 405, 413, 415, 429, an unknown path (404), or an invalid
 * request with a token that may not call the operation (403, 404).
 *
 * @example
 * ```ts
 * const isInvalid = ({ status }: RejectedRequest) => status === 400;
 * ```
 */
export interface RejectedRequest {
  /** The operation at this path with this method; `undefined` if there is none. */
  readonly operationId?: OperationId | undefined;
  /** True for rejected requests, false for calls. */
  readonly refused: true;
  /** Not parsed; read `url`. */
  readonly params?: undefined;
  /** Not parsed; read `url`. */
  readonly query?: undefined;
  /** Not read. */
  readonly body?: undefined;
  /** The status of the response. */
  readonly status: number;
  /** The HTTP method, such as `GET`. */
  readonly method: string;
  /** The full URL of the request. */
  readonly url: string;
  /** The headers of the request. */
  readonly headers: Headers;
}

/**
 * A preflight request (`OPTIONS`) that the backend answered. It belongs to no operation.
 *
 * @example
 * ```ts
 * const originOf = ({ headers }: PreflightRequest) => headers.get('origin');
 * ```
 */
export interface PreflightRequest extends Omit<RejectedRequest, 'operationId' | 'refused'> {
  /** Always `undefined`. */
  readonly operationId?: undefined;
  /** A preflight request is not rejected. */
  readonly refused: false;
}

/**
 * Any request that a backend received.
 *
 * @example
 * ```ts
 * const describeRequest = ({ method, url, status, refused }: LoggedRequest) =>
 *   `${method} ${url}: ${status}${refused ? ', rejected' : ''}`;
 * ```
 */
export type LoggedRequest = Call | RejectedRequest | PreflightRequest;

/**
 * The requests that a backend received, oldest first. Requests with a token of another scope are in the log of that scope.
 *
 * @example
 * ```ts
 * const slugs = backend.calls.of('createOpenAPISpec').map(({ body }) => body.slug);
 * ```
 */
export interface CallLog {
  /**
   * Every request, rejected ones included: `toHaveLength(1)` means that exactly one request was sent. A snapshot; the array
   * does not grow afterwards. Check `refused`, then `operationId`, to read typed parameters.
   *
   * @example
   * ```ts
   * const rejected = backend.calls.all.filter((request) => request.refused);
   * console.log(rejected.map(({ method, url, status }) => `${method} ${url} ${status}`));
   * ```
   */
  readonly all: readonly LoggedRequest[];
  /**
   * The valid calls of one operation. Requests that were rejected are only in `all`.
   *
   * @example
   * ```ts
   * const [first] = backend.calls.of('listOpenAPISpecs');
   * console.log(first?.query.limit);
   * ```
   */
  of<K extends OperationId>(operationId: K): readonly Call<K>[];
  /**
   * The last valid call of an operation; `undefined` if there was none.
   *
   * @example
   * ```ts
   * console.log(backend.calls.last('createOrUpdateOpenAPISpecBySlug')?.params.specSlug);
   * ```
   */
  last<K extends OperationId>(operationId: K): Call<K> | undefined;
  /**
   * Waits for the nth valid call of an operation, 1 by default, and returns it; past calls count. The call may still be
   * pending, with status 0.
   *
   * @example
   * ```ts
   * const { body } = await backend.calls.waitFor('createOpenAPISpec');
   * ```
   */
  waitFor<K extends OperationId>(operationId: K, number?: number): Promise<Call<K>>;
  /**
   * Removes all entries. Nothing else changes.
   *
   * @example
   * ```ts
   * backend.calls.clear();
   * ```
   */
  clear(): void;
}
