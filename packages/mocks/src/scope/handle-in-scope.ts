import type { OperationId } from '@specshelf/contract';
import {
  type APIRequest,
  type Call,
  defaultHeaders,
  errorReply,
  findRoute,
  type HTTPReply,
  handleRequest,
  matchPath,
  operator,
  type RequestPipeline,
  readChunks,
  type Service,
} from '@specshelf/service';
import type {
  LogPage,
  PendingEntry,
  RequestWithoutCall,
  UntypedCall,
  WritableCallLog,
} from '../http/create-call-log.js';
import type { Intercept, InterceptTools } from '../http/intercept.js';
import { readJSONBody } from '../http/read-json-body.js';
import { reportDefect } from '../http/report-defect.js';
import { toResponse } from '../http/to-response.js';
import { validateRequest } from '../http/validate-request.js';
import type { ScenarioEngine } from '../scenarios/create-scenario-engine.js';
import type { Instance } from './create-instance.js';

/** The state and the options of a scope that answers requests. */
export interface ScopeContext {
  instance: Instance;
  calls: WritableCallLog;
  scenarios: ScenarioEngine;
  /** Whether requests need a token. */
  authentication: boolean;
  requestValidation: boolean;
  /** Default number of items on a page, or the maximum of the operation if it is less. That of the operation if undefined. */
  pageSize: number | undefined;
}

/** A request to the mocks. */
interface Exchange extends APIRequest {
  request: Request;
  /** Headers of every response. */
  headers: Record<string, string>;
  operationId: OperationId | undefined;
  /** The entry in the call log, once the request is a call. */
  entry: PendingEntry | undefined;
}

/**
 * Answers a request like the server, or as a scenario defines. `path` is the path within the API. Returns undefined when the interceptor
 * leaves the request to other handlers.
 */
export async function handleInScope(
  scope: ScopeContext,
  request: Request,
  path: string,
  intercept?: Intercept,
): Promise<Response | undefined> {
  // Must run before the first `await`: a later `clear` of the log must not affect this request.
  const page = scope.calls.page();
  const { seeder, newRequestId } = scope.instance;
  await seeder.ready();
  const match = matchPath(path);
  const headers = {
    'x-request-id': newRequestId(),
    ...defaultHeaders,
    ...match?.operations.headers,
  };
  return handleRequest(pipelineOf(scope, page, intercept), exchangeOf(request, path, headers), match);
}

function exchangeOf(request: Request, path: string, headers: Record<string, string>): Exchange {
  return {
    request,
    headers,
    method: request.method,
    path,
    search: new URL(request.url).search,
    // As of a server on the same machine.
    address: '127.0.0.1',
    header: (name) => request.headers.get(name) ?? undefined,
    operationId: undefined,
    entry: undefined,
  };
}

function pipelineOf(
  scope: ScopeContext,
  page: LogPage,
  interceptor: Intercept | undefined,
): RequestPipeline<Exchange, Response> {
  const { service } = scope.instance;
  const admit = async ({ headers }: Exchange) => scope.scenarios.admit(headers);
  return {
    service: {
      authenticate: authenticatorOf(scope),
      admit: service.admit,
      handle: (call) => handleCall(scope, call),
    },
    acceptInvalid: !scope.requestValidation,
    interceptForbidden: true,
    ports: {
      limits: { countAddress: admit, countToken: admit, countWrongToken: async () => undefined },
      readBody: ({ request }, route) => readJSONBody(service, route, request),
      validate: (_exchange, call) => validateRequest(call, scope.requestValidation),
      onOperation: (exchange, operationId) => {
        exchange.operationId = operationId;
      },
      fail: async (_exchange, error) => {
        reportDefect(error);
        return errorReply(error);
      },
      send: async ({ request, headers, operationId, entry }, reply) => {
        if (!entry) page.addRequest(entryWithoutCall(operationId, reply), request);
        return toResponse(request, reply, headers);
      },
      intercept: (exchange, call, proceed) =>
        interceptCall(scope, page, interceptor, { exchange, call, proceed }),
    },
  };
}

/** Returns the function that authenticates requests to a scope. */
export function authenticatorOf({ authentication, instance }: ScopeContext): Service['authenticate'] {
  return authentication ? instance.service.authenticate : async () => operator;
}

interface PendingCall {
  exchange: Exchange;
  call: Call;
  proceed(): Promise<Response>;
}

/** Logs a call, and answers it by the interceptor, a scenario, or the service. */
async function interceptCall(
  { scenarios }: ScopeContext,
  page: LogPage,
  interceptor: Intercept | undefined,
  { exchange, call: { operationId, path, query, body }, proceed }: PendingCall,
): Promise<Response | undefined> {
  const { request, headers } = exchange;
  const call: UntypedCall = { operationId, params: path, query, body };
  const entry = page.addCall(call, request);
  exchange.entry = entry;
  const tools: InterceptTools = {
    real: proceed,
    headers,
    // A getter, because creating the signal of a request takes a while.
    get signal() {
      return request.signal;
    },
  };
  const play = () => scenarios.intercept(call, tools);
  const response = await (interceptor ? interceptor(call, { ...tools, real: repeatable(play) }) : play());
  if (response) entry.setStatus(response.status);
  else entry.remove();
  return response;
}

/** Returns the log entry of a request that did not become a call. */
function entryWithoutCall(operationId: OperationId | undefined, { status }: HTTPReply): RequestWithoutCall {
  // Of these replies, only that to a preflight request is a success.
  if (status < 400) return { refused: false, status };
  return { operationId, refused: true, status };
}

/** Calls `play` once, and returns its response as often as needed. */
function repeatable(play: () => Promise<Response>): () => Promise<Response> {
  let played: Promise<Response> | undefined;
  return async () => {
    played ??= play();
    return (await played).clone();
  };
}

/** Passes a call to the service, after the processing that is due before it. */
export async function handleCall(
  { instance: { service, processor }, pageSize }: ScopeContext,
  call: Call,
): Promise<HTTPReply> {
  const { operationId, path, query, body } = call;
  const { method, maxLimit } = findRoute(operationId);
  await processor.beforeCall({ operationId, params: path, query, body });
  const limited =
    pageSize !== undefined && maxLimit !== undefined
      ? { ...call, query: { limit: Math.min(pageSize, maxLimit), ...query } }
      : call;
  const reply = await service.handle(limited);
  if (method !== 'GET') await processor.deliver();
  return { ...reply, chunks: await readChunks(reply) };
}
