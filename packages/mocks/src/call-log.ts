import { checkAtLeast, checkOperationId } from './check-arguments.js';
import type { InputOf, OperationId, ParamsOf, QueryOf } from './operation-types.js';

/**
 * A call of an operation that a backend was asked for.
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
  /** The status of the answer; 0 as long as there is none, and when the connection was dropped. */
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
 * The calls that a backend was asked for, in the order in which they came. A request that is not a valid call of an operation
 * (answered 400 by the document, 401, 405, 415, 429 by a limit, or on an unknown path) is none.
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
   * The call of an operation with this number, 1 by default: the one that was made, or the one that will be. It is there as
   * soon as it has come, before what it asks for is done: its status may be 0 still.
   *
   * @example
   * ```ts
   * const { body } = await backend.calls.waitFor('createOpenAPISpec');
   * ```
   */
  waitFor<K extends OperationId>(operationId: K, number?: number): Promise<Call<K>>;
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

interface LoggedCall extends UntypedCall {
  status: number;
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
  /** The page on which a request that comes now is taken down: what comes after `clear` is on another. */
  page(): LogPage;
}

interface LogPage {
  /** Takes down a call. */
  add(call: UntypedCall, request: Request): LogEntry;
}

/** What becomes of a call that was taken down. */
interface LogEntry {
  answered(status: number): void;
  /** It was not for us after all. */
  remove(): void;
}

export function createCallLog(): WritableCallLog {
  let calls: LoggedCall[] = [];
  const waiting = new Set<() => void>();
  const of = <K extends OperationId>(operationId: K) => {
    checkOperationId(operationId);
    return calls.filter((call): call is LoggedCall & Call<K> => isCallOf(call, operationId));
  };
  return {
    get all() {
      return calls.filter((call): call is LoggedCall & Call => isCallOf(call, call.operationId));
    },
    of,
    last: (operationId) => of(operationId).at(-1),
    waitFor: (operationId, number = 1) =>
      new Promise((resolve) => {
        checkAtLeast(1, 'number', number);
        const look = () => {
          const call = of(operationId)[number - 1];
          if (!call) return;
          waiting.delete(look);
          resolve(call);
        };
        waiting.add(look);
        look();
      }),
    clear() {
      calls = [];
    },
    page() {
      const page = calls;
      return {
        add(call, { method, url, headers }) {
          const logged: LoggedCall = { ...call, status: 0, method, url, headers };
          page.push(logged);
          for (const look of [...waiting]) look();
          return {
            answered(status) {
              logged.status = status;
            },
            remove() {
              page.splice(page.indexOf(logged), 1);
            },
          };
        },
      };
    },
  };
}
