import type { InputOf, OperationId, ParamsOf, QueryOf } from './operation-types.js';

/**
 * A call of an operation that a backend has answered.
 *
 * @example
 * ```ts
 * const failed = ({ status }: CallOf<'createOpenAPISpec'>) => status >= 400;
 * ```
 */
export interface CallOf<K extends OperationId> {
  /** Tells calls of different operations apart, for people and for the compiler. */
  readonly operationId: K;
  /** The path parameters, decoded. */
  readonly params: ParamsOf<K>;
  /** The query parameters, with the types of the document. */
  readonly query: QueryOf<K>;
  /** The JSON body; `undefined` when the operation takes none. */
  readonly body: InputOf<K>;
  /** The status of the answer. */
  readonly status: number;
  /** Such as `GET`. */
  readonly method: string;
  /** The whole address, as it was requested. */
  readonly url: string;
  /** The headers of the request. */
  readonly headers: Headers;
}

/**
 * A call of any of the given operations; compare `operationId` to tell them apart.
 *
 * @example
 * ```ts
 * const slugOf = (call: Call) => (call.operationId === 'createOpenAPISpec' ? call.body.slug : undefined);
 * ```
 */
export type Call<K extends OperationId = OperationId> = K extends OperationId ? CallOf<K> : never;

/**
 * The calls that a backend has answered, in the order of the answers. A request that is not a valid call of an operation
 * (answered 400 by the document, 401, 405, 415, or on an unknown path) is none.
 *
 * @example
 * ```ts
 * const slugs = (mocks: Backend) => mocks.calls.of('createOpenAPISpec').map((call) => call.body.slug);
 * ```
 */
export interface CallLog {
  /** All of them, as they are now: the list does not grow afterwards. */
  readonly all: readonly Call[];
  /**
   * The calls of one operation.
   *
   * @example
   * ```ts
   * const [first] = backend.calls.of('listOpenAPISpecs');
   * console.log(first?.query.limit);
   * ```
   */
  of<K extends OperationId>(operationId: K): readonly Call<K>[];
  /**
   * The last call of an operation, `undefined` when there was none.
   *
   * @example
   * ```ts
   * console.log(backend.calls.last('createOrUpdateOpenAPISpecBySlug')?.params.specSlug);
   * ```
   */
  last<K extends OperationId>(operationId: K): Call<K> | undefined;
  /**
   * Forgets the calls, and nothing else.
   *
   * @example
   * ```ts
   * backend.calls.clear();
   * ```
   */
  clear(): void;
}

/** A call before anybody asks for it by its type. */
export interface UntypedCall {
  readonly operationId: OperationId;
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

interface AnsweredCall extends UntypedCall {
  readonly status: number;
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
}

/** The one place where a judged call gets its type: the schemas of the document have decided that it is one. */
export function isCallOf<K extends OperationId, C extends UntypedCall>(
  call: C,
  operationId: K,
): call is C & Pick<CallOf<K>, 'operationId' | 'params' | 'query' | 'body'> {
  return call.operationId === operationId;
}

export interface WritableCallLog extends CallLog {
  add(call: AnsweredCall): void;
}

export function createCallLog(): WritableCallLog {
  let calls: AnsweredCall[] = [];
  const of = <K extends OperationId>(operationId: K) =>
    calls.filter((call): call is AnsweredCall & Call<K> => isCallOf(call, operationId));
  return {
    get all() {
      return calls.filter((call): call is AnsweredCall & Call => isCallOf(call, call.operationId));
    },
    of,
    last: (operationId) => of(operationId).at(-1),
    clear() {
      calls = [];
    },
    add(call) {
      calls.push(call);
    },
  };
}
