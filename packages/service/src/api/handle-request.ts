import { defined } from '@specshelf/base/defined';
import type { Route } from '@specshelf/contract';
import { pathNotFound, RequestError } from '../base/errors.js';
import { preflightReply } from '../base/http/cors.js';
import type { HTTPReply } from '../base/http/http-reply.js';
import { methodNotAllowed } from '../base/http/method-not-allowed.js';
import { anonymous, type Principal } from '../base/ports/access/principal.js';
import { type PathMatch, type PathOperations, pathParametersOf } from '../http/match-path.js';
import { parseQuery } from '../http/query.js';
import type { APIRequest, RequestBody, RequestPipeline } from './request-pipeline.js';
import type { Call } from './service.js';
import { type UnvalidatedCall, validateCall } from './validate-call.js';

/** A call that the contract allows, with the error to return if the caller lacks the permission. */
interface AcceptedCall {
  call: Call;
  accessError: unknown;
  release(): void;
}

/**
 * Answers a request for the API: the one order of steps for every adapter. `match` is undefined for an unknown path. Returns undefined
 * when `intercept` left the request to others.
 */
export async function handleRequest<Request extends APIRequest, Response>(
  pipeline: RequestPipeline<Request, Response>,
  request: Request,
  match: PathMatch | undefined,
): Promise<Response | undefined> {
  const { ports } = pipeline;
  const accepted = await acceptRequest(pipeline, request, match).catch((error: unknown) =>
    ports.fail(request, error),
  );
  if ('chunks' in accepted) return ports.send(request, accepted);
  const proceed = () => handleCall(pipeline, request, accepted);
  return ports.intercept ? ports.intercept(request, accepted.call, proceed) : proceed();
}

async function acceptRequest<Request extends APIRequest, Response>(
  pipeline: RequestPipeline<Request, Response>,
  request: Request,
  match: PathMatch | undefined,
): Promise<AcceptedCall | HTTPReply> {
  rejectExpectation(request.header('expect'));
  if (!match) throw pathNotFound(request.path);
  const { operations } = match;
  const route = operations.byMethod.get(request.method);
  pipeline.ports.onOperation?.(request, route?.operationId);
  const path = pathParametersOf(match);
  const principal = await authenticate(pipeline, request, operations);
  const preflight = preflightReply(request.method, operations);
  if (preflight) return preflight;
  if (!route)
    throw methodNotAllowed(
      request.method,
      operations.routes.map(({ method }) => method),
    );
  const query = parseQuery(request.search);
  const accessError = await errorOf(pipeline.service.admit({ route, path, query, principal }));
  if (accessError !== undefined && !pipeline.interceptForbidden) throw accessError;
  return acceptCall(pipeline, request, { route, path, query, principal }).then(
    (accepted) => ({ ...accepted, accessError }),
    (error: unknown) => {
      throw accessError ?? error;
    },
  );
}

/** Rejects an Expect header with anything but `100-continue`. */
function rejectExpectation(expect: string | undefined): void {
  if (expect === undefined || expect.trim().toLowerCase() === '100-continue') return;
  throw new RequestError('expectation-failed', 'The Expect header must be `100-continue` or absent.');
}

async function authenticate<Request extends APIRequest, Response>(
  { service, ports }: RequestPipeline<Request, Response>,
  request: Request,
  { needsToken }: PathOperations,
): Promise<Principal> {
  if (!needsToken) {
    await ports.limits?.countAddress(request);
    const { address, context } = request;
    return { ...anonymous, ...defined({ address, request: context }) };
  }
  const principal = await service
    .authenticate(request.header('authorization'), request.context)
    .catch(async (error: unknown) => {
      if (isUnauthenticated(error)) await ports.limits?.countWrongToken(request);
      throw error;
    });
  ports.onPrincipal?.(request, principal);
  await ports.limits?.countToken(request, principal);
  return principal;
}

function isUnauthenticated(error: unknown): boolean {
  return error instanceof RequestError && error.meaning === 'unauthenticated';
}

async function errorOf(admission: Promise<void>): Promise<unknown> {
  try {
    await admission;
    return undefined;
  } catch (error) {
    return error;
  }
}

type RequestParts = Omit<UnvalidatedCall, 'body'> & { principal: Principal };

async function acceptCall<Request extends APIRequest, Response>(
  pipeline: RequestPipeline<Request, Response>,
  request: Request,
  parts: RequestParts,
): Promise<Omit<AcceptedCall, 'accessError'>> {
  const { route, path, principal } = parts;
  const { value: body, release } = route.takesBody ? await pipeline.ports.readBody(request, route) : noBody;
  try {
    const values = { ...parts, body };
    const query = await validateCall(values, {
      search: request.search,
      validate: () => pipeline.ports.validate(request, values),
      acceptInvalid: pipeline.acceptInvalid,
    });
    const header = headerParametersOf(route, request);
    return { call: { operationId: route.operationId, path, query, header, body, principal }, release };
  } catch (error) {
    release();
    throw error;
  }
}

const noBody: RequestBody = { value: undefined, release: () => undefined };

async function handleCall<Request extends APIRequest, Response>(
  { service, ports }: RequestPipeline<Request, Response>,
  request: Request,
  { call, accessError, release }: AcceptedCall,
): Promise<Response> {
  let reply: HTTPReply;
  try {
    if (accessError !== undefined) throw accessError;
    reply = await service.handle(call);
  } catch (error) {
    return ports.send(request, await ports.fail(request, error));
  } finally {
    release();
  }
  return ports.send(request, reply, call.operationId);
}

function headerParametersOf({ headerParameters }: Route, request: APIRequest): Record<string, string> {
  const parameters: Record<string, string> = {};
  for (const name of headerParameters) {
    const value = request.header(name.toLowerCase());
    if (value !== undefined) parameters[name] = value;
  }
  return parameters;
}
