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
 * The query parameters of an operation, with the types that they have after they were read: a `limit` is a number.
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
 * The JSON body that an operation takes; `undefined` when it takes none.
 *
 * @example
 * ```ts
 * const body: InputOf<'createOpenAPISpec'> = { slug: 'pets', source: { text: 'openapi: 3.1.0' } };
 * ```
 */
export type InputOf<K extends OperationId> = RequestBodyOf<K>;

/**
 * A status with which an operation may answer: a success that is documented for it, or a failure.
 *
 * @example
 * ```ts
 * const statuses: StatusOf<'deleteOpenAPISpecBySlug'>[] = [204, 205, 404];
 * ```
 */
export type StatusOf<K extends OperationId> = DeclaredStatus<K> | UndeclaredFailure<K>;

/**
 * What an operation answers with a status; `undefined` when that has no body.
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

// The document says of every operation that it may fail otherwise too: these are the ways that occur.
type UndeclaredFailure<K extends OperationId> = 'default' extends keyof operations[K]['responses']
  ? Failure
  : never;
type Failure = 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 429 | 500 | 502 | 503 | 504;
