import type { Route } from '@specshelf/contract';
import {
  allowedMethods,
  anonymous,
  errorReply,
  type HTTPReply,
  openHeaders,
  operator,
  type Principal,
  pathNotFound,
  preflightReply,
  RequestError,
  readChunks,
  readText,
  rejectExpectation,
} from '@specshelf/service';
import type { AnsweredRequest, UntypedCall, WritableCallLog } from './create-call-log.js';
import type { Instance } from './create-instance.js';
import type { ScenarioBoard } from './create-scenarios.js';
import { judgeRequest } from './judge-request.js';
import { findRoute, matchPath, operationAt, type PathMatch, routesAt } from './match-path.js';
import { readJSONBody } from './read-json-body.js';
import { parseQuery, readQuery } from './read-query.js';

/** What answers, and how strictly. */
export interface Desk {
  instance: Instance;
  calls: WritableCallLog;
  board: ScenarioBoard;
  /** Whether requests need a token. */
  authentication: boolean;
  requestValidation: boolean;
  /** How many items a page has when nobody says. */
  pageSize: number;
}

/** May answer a call in the place of the service; with undefined it steps aside. */
export type Intercept = (call: UntypedCall, tools: InterceptTools) => Promise<Response | undefined>;

export interface InterceptTools {
  /** The answer of the service. */
  real(): Promise<Response>;
  /** What every answer carries. */
  headers: Readonly<Record<string, string>>;
  /** Ends when nobody waits any more. */
  signal: AbortSignal;
}

/**
 * Answers a request as the server does, or as a scenario has it. The path is the one within the API. Undefined: the interceptor
 * steps aside.
 */
export async function answer(
  desk: Desk,
  request: Request,
  path: string,
  intercept?: Intercept,
): Promise<Response | undefined> {
  const { instance } = desk;
  // Before anything is waited for: the request belongs to what there is now.
  const calls = desk.calls.page();
  await instance.planter.ready();
  const headers: Record<string, string> = {
    'x-request-id': instance.newRequestId(),
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    ...openHeaders(routesAt(path)),
  };
  const accepted = await replyToFailure(() => accept(desk, request, path, headers));
  if ('chunks' in accepted) {
    calls.addAnswered(answeredEntry(request, path, accepted), request);
    return toResponse(request, accepted, headers);
  }
  let reply: Promise<HTTPReply> | undefined;
  const tools: InterceptTools = {
    real: async () => {
      reply ??= replyToFailure(() => handle(desk, request, accepted));
      return toResponse(request, await reply, headers);
    },
    headers,
    // Made when it is asked for, which takes a while.
    get signal() {
      return request.signal;
    },
  };
  const entry = calls.addCall(accepted.call, request);
  const play = () => desk.board.intercept(accepted.call, tools);
  const response = await (intercept
    ? intercept(accepted.call, { ...tools, real: repeatable(play) })
    : play());
  if (response) entry.setStatus(response.status);
  else entry.remove();
  return response;
}

/** The log entry of a request that is answered without its operation. */
function answeredEntry({ method }: Request, path: string, { status }: HTTPReply): AnsweredRequest {
  // Of these replies, only that to a preflight request is a success.
  if (status < 400) return { refused: false, status };
  return { operationId: operationAt(method, path), refused: true, status };
}

/** Done once, and given as often as it is asked for. */
function repeatable(play: () => Promise<Response>): () => Promise<Response> {
  let played: Promise<Response> | undefined;
  return async () => {
    played ??= play();
    return (await played).clone();
  };
}

/** A request that the document allows, from a known caller. */
interface AcceptedRequest {
  route: Route;
  call: UntypedCall;
  principal: Principal;
  /** Why the caller may not make this call. It is logged all the same, and a scenario may answer it. */
  refusal: unknown;
}

async function accept(
  desk: Desk,
  request: Request,
  path: string,
  headers: Record<string, string>,
): Promise<AcceptedRequest | HTTPReply> {
  rejectExpectation(request.headers.get('expect'));
  const match = matchPath(path);
  if (!match) throw pathNotFound(path);
  const principal = await authenticate(desk, match, request);
  desk.board.admit(headers);
  const preflight = preflightReply(request.method, match.routes);
  if (preflight) return preflight;
  const route = findRoute(match, request.method);
  if (!route) return methodNotAllowed(match, request.method);
  const {
    instance: { service },
    requestValidation,
  } = desk;
  const { search } = new URL(request.url);
  const refusal = await service
    .admit({ route, path: match.params, query: parseQuery(search), principal })
    .catch((error: unknown) => error);
  try {
    const body = route.takesBody
      ? await readJSONBody({ service, requestValidation }, route, request)
      : undefined;
    const query = readQuery(route, search);
    const call = { operationId: route.operationId, params: match.params, query, body };
    await judgeRequest(route, call, search, requestValidation);
    return { route, call, principal, refusal };
  } catch (error) {
    throw refusal ?? error;
  }
}

async function authenticate(
  { instance, authentication }: Desk,
  { routes }: PathMatch,
  request: Request,
): Promise<Principal> {
  // Whether a path needs a token does not depend on the method.
  if (!routes.some((route) => route.needsToken)) return anonymous;
  if (!authentication) return operator;
  return instance.service.authenticate(request.headers.get('authorization') ?? undefined);
}

function methodNotAllowed({ routes }: PathMatch, method: string): HTTPReply {
  const allow = allowedMethods(routes);
  const error = new RequestError('method-not-allowed', `${method} is not possible here. Possible: ${allow}.`);
  const reply = errorReply(error);
  return { ...reply, headers: { ...reply.headers, allow } };
}

async function handle(
  { instance: { service, processor }, pageSize }: Desk,
  request: Request,
  accepted: AcceptedRequest,
): Promise<HTTPReply> {
  const { route, call, principal, refusal } = accepted;
  if (refusal !== undefined) throw refusal;
  const { operationId, params, query, body } = call;
  await processor.beforeAnswer(call);
  const reply = await service.handle({
    operationId,
    path: params,
    query: route.queryParameters.includes('limit') ? { limit: pageSize, ...query } : query,
    header: headersOf(route, request),
    body,
    principal,
  });
  if (request.method !== 'GET') await processor.deliver();
  return { ...reply, chunks: await readChunks(reply) };
}

function headersOf({ headerParameters }: Route, { headers }: Request): Record<string, string> {
  const sent = headerParameters.map((name) => [name, headers.get(name)] as const);
  return Object.fromEntries(
    sent.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const])),
  );
}

async function replyToFailure<T>(work: () => Promise<T>): Promise<T | HTTPReply> {
  try {
    return await work();
  } catch (error) {
    // The answer says nothing of a fault of ours, so that it is told here.
    if (!(error instanceof RequestError)) console.error(error);
    return errorReply(error);
  }
}

async function toResponse(
  { method }: Request,
  reply: HTTPReply,
  common: Record<string, string>,
): Promise<Response> {
  const { status, headers, chunks } = reply;
  const body = method === 'HEAD' || chunks.length === 0 ? null : await readText(reply);
  return new Response(body, { status, headers: { ...common, ...headers } });
}
