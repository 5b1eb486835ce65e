import type {
  ContentOf,
  OperationId,
  operations,
  PathOf,
  QueryOf,
  BodyOf as RequestBodyOf,
} from '@specshelf/contract';

export type { OperationId, QueryOf };

/** The path parameters of an operation. */
export type ParamsOf<K extends OperationId> = PathOf<K>;

/** The JSON body that an operation takes; `undefined` when it takes none. */
export type InputOf<K extends OperationId> = RequestBodyOf<K>;

/** A status with which an operation may answer: a success that is documented for it, or a failure. */
export type StatusOf<K extends OperationId> = DeclaredStatus<K> | UndeclaredFailure<K>;

/** What an operation answers with a status; `undefined` when that has no body. */
export type BodyOf<K extends OperationId, C extends StatusOf<K>> = C extends keyof operations[K]['responses']
  ? ContentOf<K, C>
  : ContentOf<K, 'default' & keyof operations[K]['responses']>;

type DeclaredStatus<K extends OperationId> = keyof operations[K]['responses'] & number;

// The document says of every operation that it may fail otherwise too: these are the ways that occur.
type UndeclaredFailure<K extends OperationId> = 'default' extends keyof operations[K]['responses']
  ? Failure
  : never;
type Failure = 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 429 | 500 | 502 | 503 | 504;
