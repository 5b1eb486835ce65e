import { checkAtLeast, checkOperationId } from '../checks/check-arguments.js';
import type {
  Call,
  CallLog,
  CallOf,
  LoggedRequest,
  PreflightRequest,
  RejectedRequest,
} from '../types/call-log.js';
import type { OperationId } from '../types/operation-types.js';

/** A call whose type is not narrowed to an operation. */
export interface UntypedCall {
  readonly operationId: OperationId;
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

interface LoggedCall extends UntypedCall {
  readonly refused: false;
  status: number;
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
}

type LogEntry = LoggedCall | RejectedRequest | PreflightRequest;

/** Narrows a validated call to an operation. */
export function isCallOf<K extends OperationId, C extends UntypedCall>(
  call: C,
  operationId: K,
): call is C & Pick<CallOf<K>, 'operationId' | 'params' | 'query' | 'body'> {
  return call.operationId === operationId;
}

export interface WritableCallLog extends CallLog {
  /** The page that logs a request which arrives now; `clear` starts another page. */
  page(): LogPage;
}

export interface LogPage {
  /** Logs a call that is about to be answered. */
  addCall(call: UntypedCall, request: Request): PendingEntry;
  /** Logs a request that did not become a call. */
  addRequest(entry: RequestWithoutCall, request: Request): void;
}

export type RequestWithoutCall =
  | Pick<RejectedRequest, 'operationId' | 'refused' | 'status'>
  | Pick<PreflightRequest, 'refused' | 'status'>;

export interface PendingEntry {
  setStatus(status: number): void;
  /** Removes the entry: another MSW handler answers the request. */
  remove(): void;
}

export function createCallLog(): WritableCallLog {
  let entries: LogEntry[] = [];
  const waiting = new Set<() => void>();
  const of = <K extends OperationId>(operationId: K) => {
    checkOperationId(operationId);
    return entries.filter(isCall).filter((call): call is LoggedCall & Call<K> => isCallOf(call, operationId));
  };
  return {
    get all() {
      return entries.filter(
        (entry): entry is LogEntry & LoggedRequest => !isCall(entry) || isCallOf(entry, entry.operationId),
      );
    },
    of,
    last: (operationId) => of(operationId).at(-1),
    waitFor: (operationId, number = 1) =>
      new Promise((resolve) => {
        checkOperationId(operationId);
        checkAtLeast(1, 'number', number);
        const resolveIfLogged = () => {
          const call = of(operationId)[number - 1];
          if (!call) return;
          waiting.delete(resolveIfLogged);
          resolve(call);
        };
        waiting.add(resolveIfLogged);
        resolveIfLogged();
      }),
    clear() {
      entries = [];
    },
    page: () =>
      createPage(entries, () => {
        for (const resolveIfLogged of [...waiting]) resolveIfLogged();
      }),
  };
}

function isCall(entry: LogEntry): entry is LoggedCall {
  return entry.params !== undefined;
}

function createPage(entries: LogEntry[], onCall: () => void): LogPage {
  return {
    addCall(call, { method, url, headers }) {
      const logged: LoggedCall = { ...call, refused: false, status: 0, method, url, headers };
      entries.push(logged);
      onCall();
      return {
        setStatus(status) {
          logged.status = status;
        },
        remove() {
          entries.splice(entries.indexOf(logged), 1);
        },
      };
    },
    addRequest(entry, { method, url, headers }) {
      entries.push({ ...entry, method, url, headers });
    },
  };
}
