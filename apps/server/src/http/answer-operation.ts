import { setImmediate } from 'node:timers/promises';
import type { Route } from '@specshelf/contract';
import { document } from '@specshelf/contract/document';
import {
  allowedMethods,
  anonymous,
  type HTTPReply,
  type Principal,
  preflightReply,
  RequestError,
  type Service,
} from '@specshelf/service';
import { rejectCrowdedSource } from '@specshelf/service/bodies';
import type { Request, Response } from 'express';
import type { RateLimits } from './create-rate-limits.js';
import { encodeAsIs, withoutEncodings } from './create-reply-encoder.js';
import type { ReplySender } from './create-reply-sender.js';
import { createRequestValidator } from './create-request-validator.js';
import type { Operations } from './operations-at.js';
import type { WithBody } from './read-json-body.js';
import { notesOf, type RequestNotes } from './request-notes.js';
import { writeReply } from './write-reply.js';

export interface OperationPipeline {
  service: Pick<Service, 'authenticate' | 'admit' | 'handle'>;
  /** Without them, nothing is counted. */
  rateLimits?: RateLimits | undefined;
  withBody: WithBody;
  sender: ReplySender;
}

// One for all: it depends on nothing but the document, and takes a while to be made.
const validate = createRequestValidator(document);

/** Responds to a request for a path of the API. Whoever may not call an operation is rejected before its body is read. */
export async function answerOperation(
  pipeline: OperationPipeline,
  operations: Operations,
  request: Request,
  response: Response,
): Promise<void> {
  const notes = notesOf(response);
  notes.operation = operations.byMethod.get(request.method)?.operationId ?? 'none';
  for (const name in operations.headers) response.setHeader(name, operations.headers[name] ?? '');
  const principal = await authenticate(pipeline, operations, notes, request, response);
  const preflight = preflightReply(request.method, operations.routes);
  if (preflight) return writeReply(response, await encodeAsIs(preflight));
  const route = findRoute(operations, request, response);
  await pipeline.service.admit({ route, path: pathOf(request), query: request.query, principal });
  const reply = route.takesBody
    ? await pipeline.withBody(route, request, response, (body) =>
        handleBody(pipeline, route, body, principal, request, response),
      )
    : await handle(pipeline, route, principal, request, response);
  await pipeline.sender.send(request, route.operationId, reply, response);
}

async function handleBody(
  pipeline: OperationPipeline,
  route: Route,
  body: unknown,
  principal: Principal,
  request: Request,
  response: Response,
): Promise<HTTPReply> {
  rejectCrowdedSource(body);
  request.body = body;
  return handle(pipeline, route, principal, request, response);
}

async function handle(
  { service }: OperationPipeline,
  route: Route,
  principal: Principal,
  request: Request,
  response: Response,
): Promise<HTTPReply> {
  await validate(route, request, response);
  // Validating a large body takes some time: other requests go first.
  if (route.takesBody) await setImmediate();
  return service.handle({
    operationId: route.operationId,
    path: request.params,
    query: request.query,
    header: headerParameters(route, request),
    body: request.body,
    principal,
  });
}

/** Identifies the caller, and counts the request against a limit. */
async function authenticate(
  { service, rateLimits }: OperationPipeline,
  { needsToken }: Operations,
  notes: RequestNotes,
  request: Request,
  response: Response,
): Promise<Principal> {
  if (!needsToken) {
    await rateLimits?.countAddress(request, response);
    return anonymous;
  }
  const principal = await service
    .authenticate(request.headers.authorization, notes.context)
    .catch(async (error: unknown) => {
      if (isUnauthenticated(error)) await rateLimits?.countWrongToken(request, response);
      throw error;
    });
  notes.principal = principal;
  await rateLimits?.countToken(principal, response);
  return principal;
}

function isUnauthenticated(error: unknown): boolean {
  return error instanceof RequestError && error.meaning === 'unauthenticated';
}

function findRoute({ byMethod, routes }: Operations, request: Request, response: Response): Route {
  const route = byMethod.get(request.method);
  if (route) return route;
  const allowed = allowedMethods(routes);
  response.set('allow', allowed);
  throw new RequestError(
    'method-not-allowed',
    `${request.method} is not possible here. Possible: ${allowed}.`,
  );
}

/** Express knows parameters with several values as well; our paths have none. */
function pathOf({ params }: Request): Record<string, string> {
  const path: Record<string, string> = {};
  for (const name in params) path[name] = String(params[name]);
  return path;
}

function headerParameters(route: Route, request: Request): Record<string, string> {
  const parameters: Record<string, string> = {};
  for (const name of route.headerParameters) {
    const value = request.headers[name.toLowerCase()];
    if (typeof value !== 'string') continue;
    parameters[name] = name === 'If-None-Match' ? withoutEncodings(value) : value;
  }
  return parameters;
}
