import type { InputOf, OperationId, ParamsOf, QueryOf } from './operation-types.js';

/** A call of an operation that a backend has answered. */
export interface CallOf<K extends OperationId> {
  readonly operationId: K;
  readonly params: ParamsOf<K>;
  readonly query: QueryOf<K>;
  readonly body: InputOf<K>;
  /** The status of the answer. */
  readonly status: number;
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
}

/** A call of any of the given operations; compare `operationId` to tell them apart. */
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
  readonly all: readonly Call[];
  of<K extends OperationId>(operationId: K): readonly Call<K>[];
  last<K extends OperationId>(operationId: K): Call<K> | undefined;
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
