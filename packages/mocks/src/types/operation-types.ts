import type {
  ContentOf,
  OperationId as ContractOperationId,
  operations,
  PathOf,
  QueryOf as QueryParametersOf,
  BodyOf as RequestBodyOf,
} from '@specshelf/contract';

/**
 * The name of an operation of the API, its `operationId` in the document.
 *
 * @example
 * ```ts
 * const countCalls = (backend: Backend, operationId: OperationId) => backend.calls.of(operationId).length;
 * ```
 */
export type OperationId = ContractOperationId;

/**
 * The query parameters of an operation, with the types of the document: a `limit` is a number.
 *
 * @example
 * ```ts
 * const query: QueryOf<'listOpenAPISpecs'> = { limit: 10 };
 * ```
 */
export type QueryOf<K extends OperationId> = QueryParametersOf<K>;

/**
 * The path parameters of an operation, decoded.
 *
 * @example
 * ```ts
 * const params: ParamsOf<'getOpenAPISpecBySlug'> = { organizationId: 'default', specSlug: 'pets' };
 * ```
 */
export type ParamsOf<K extends OperationId> = PathOf<K>;

/**
 * The JSON body of the requests of an operation; `undefined` if it accepts none.
 *
 * @example
 * ```ts
 * const body: InputOf<'createOpenAPISpec'> = { slug: 'pets', source: { text: 'openapi: 3.1.0' } };
 * ```
 */
export type InputOf<K extends OperationId> = RequestBodyOf<K>;

/**
 * A status of the responses of an operation: a documented success, or an error.
 *
 * @example
 * ```ts
 * const statuses: StatusOf<'deleteOpenAPISpecBySlug'>[] = [204, 205, 404];
 * ```
 */
export type StatusOf<K extends OperationId> = DeclaredStatus<K> | UndeclaredFailure<K>;

/**
 * The body of the responses of an operation with a status; `undefined` if they have none.
 *
 * @example
 * ```ts
 * const busy: BodyOf<'listOpenAPISpecs', 503> = { error: { code: 503, message: 'Come back later.' } };
 * ```
 */
export type BodyOf<K extends OperationId, C extends StatusOf<K>> = C extends keyof operations[K]['responses']
  ? ContentOf<K, C>
  : ContentOf<K, 'default' & keyof operations[K]['responses']>;

type DeclaredStatus<K extends OperationId> = keyof operations[K]['responses'] & number;

// The document declares a default error response for each operation. These are the statuses that the server uses.
type UndeclaredFailure<K extends OperationId> = 'default' extends keyof operations[K]['responses']
  ? Failure
  : never;
type Failure = 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 429 | 500 | 502 | 503 | 504;
