import type { RequestListener } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { type Route, routes } from '@specshelf/contract';
import { document } from '@specshelf/contract/document';
import {
  allowedMethods,
  anonymous,
  errorReply,
  invalidRequest,
  notFound,
  openHeaders,
  type Principal,
  preflightReply,
  RequestError,
  type Service,
} from '@specshelf/service';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import type { Logger } from 'pino';
import { type LogContext, logContext } from '../log-context.js';
import { noteOperation } from './answered-operation.js';
import { compressReply, withoutEncodings } from './compress-reply.js';
import { countedFailure } from './counted-failure.js';
import { createCORS } from './create-cors.js';
import type { RateLimits } from './create-rate-limits.js';
import { createRequestValidator } from './create-request-validator.js';
import { faultIn } from './fault-in.js';
import { loggedPath, logRequest, noteCaller } from './log-request.js';
import { readJSONBody } from './read-json-body.js';
import { requestContext } from './request-context.js';
import { toRequestError } from './to-request-error.js';
import { writeReply } from './write-reply.js';

export interface AppOptions {
  service: Pick<Service, 'authenticate' | 'handle'>;
  logger: Logger;
  newRequestId(): string;
  /** The pages for people. */
  pages: RequestHandler;
  /** The most bytes that a body may have, after decompression. */
  bodyLimit: number;
  /** Without them, nothing is counted. */
  rateLimits?: RateLimits | undefined;
  /** Which proxies say for whom they ask: how many there are, or where. By default none. */
  trustProxy?: false | number | readonly string[];
  /** The sites whose pages may use the API. By default none. */
  corsOrigins?: '*' | readonly string[];
}

// One for all: it depends on nothing but the document, and takes a while to be made.
const validate = createRequestValidator(document);

/** The API as an Express application. */
export function createApp(options: AppOptions): RequestListener {
  const app = express();
  app.disable('x-powered-by');
  app.enable('strict routing');
  app.enable('case sensitive routing');
  // No brackets, no nesting: a parameter has the name that it is sent with.
  app.set('query parser', 'simple');
  app.set('trust proxy', options.trustProxy ?? false);

  app.use((request, response, next) => {
    const context = requestContext(request, options.newRequestId);
    prepare(options, context, request, response);
    logContext.run(context, next);
  });
  app.use('/v1', createCORS(options.corsOrigins ?? []));
  app.use((request, _response, next) => {
    refuseOddRequest(request);
    next();
  });
  for (const [path, routesOfPath] of groupByPath(routes)) {
    app.all(toExpressPath(path), (request, response) => answer(options, routesOfPath, request, response));
  }
  app.use(options.pages);
  // What is not an operation needs no token.
  app.use(async (request, response, next) => {
    await options.rateLimits?.countAddress(request, response);
    next();
  });
  app.use((request) => {
    throw notFound('The path', request.path);
  });
  // Express knows by the four parameters that this one takes errors.
  app.use((error: unknown, request: Request, response: Response, _next: NextFunction) =>
    answerFailure(options, error, request, response),
  );
  return (request, response) => {
    // Before Express looks at it: where that finds no path, it answers by itself, and not in JSON.
    request.url = toOriginForm(request.url ?? '');
    app(request, response);
  };
}

/** What a request is for that names no path. */
const noPath = '*';

/** A request may carry its whole URL. Which host it names does not matter here. */
function toOriginForm(target: string): string {
  if (target.startsWith('/')) return target;
  if (!URL.canParse(target)) return noPath;
  const { pathname, search } = new URL(target);
  return pathname.startsWith('/') ? pathname + search : noPath;
}

function prepare({ logger }: AppOptions, context: LogContext, request: Request, response: Response): void {
  response.set({
    'x-request-id': context.requestId,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  logRequest(logger, context, request, response);
  // Answered as GET is; Node.js itself leaves out the body of an answer to HEAD.
  if (request.method === 'HEAD') request.method = 'GET';
}

// Node.js takes the first of these, a proxy in front of us may have judged the last.
const single = ['authorization', 'host'];

function refuseOddRequest({ url, headers, httpVersion, rawHeaders }: Request): void {
  if (url === noPath) throw invalidRequest([{ path: '/path', message: 'must be a path' }]);
  const names = rawHeaders.filter((_, place) => place % 2 === 0).map((name) => name.toLowerCase());
  const repeated = single.find((name) => names.indexOf(name) !== names.lastIndexOf(name));
  if (repeated)
    throw invalidRequest([{ path: `/header/${repeated}`, message: 'duplicate header: send it once' }]);
  if (headers.host === undefined && httpVersion === '1.1') {
    throw invalidRequest([{ path: '/header/host', message: 'must be sent' }]);
  }
}

async function answer(
  options: AppOptions,
  routesOfPath: readonly Route[],
  request: Request,
  response: Response,
): Promise<void> {
  noteOperation(response, routesOfPath.find(({ method }) => method === request.method)?.operationId);
  response.set(openHeaders(routesOfPath));
  // Whether a path needs a token does not depend on the method.
  const needsToken = routesOfPath.some((route) => route.needsToken);
  const principal = await admit(options, needsToken, request, response);
  const preflight = preflightReply(request.method, routesOfPath);
  if (preflight) return writeReply(response, preflight);
  const route = findRoute(routesOfPath, request, response);
  if (route.takesBody) request.body = await readJSONBody(request, response, options.bodyLimit);
  await validate(route, request, response);
  // Judging a large body has taken long as well.
  if (route.takesBody) await setImmediate();
  const reply = await options.service.handle({
    operationId: route.operationId,
    path: request.params,
    query: request.query,
    header: headerParameters(route, request),
    body: request.body,
    principal,
  });
  await writeReply(response, compressReply(request, reply));
}

/** Who asks, when they may ask once more. */
async function admit(
  { service, rateLimits }: AppOptions,
  needsToken: boolean,
  request: Request,
  response: Response,
): Promise<Principal> {
  if (!needsToken) {
    await rateLimits?.countAddress(request, response);
    return anonymous;
  }
  const principal = await service
    .authenticate(request.headers.authorization)
    .catch(async (error: unknown) => {
      if (isUnauthenticated(error)) await rateLimits?.countWrongToken(request, response);
      throw error;
    });
  noteCaller(response, principal);
  await rateLimits?.countToken(principal, response);
  return principal;
}

function isUnauthenticated(error: unknown): boolean {
  return error instanceof RequestError && error.meaning === 'unauthenticated';
}

function findRoute(routesOfPath: readonly Route[], request: Request, response: Response): Route {
  const route = routesOfPath.find(({ method }) => method === request.method);
  if (route) return route;
  const allowed = allowedMethods(routesOfPath);
  response.set('allow', allowed);
  throw new RequestError(
    'method-not-allowed',
    `${request.method} is not possible here. Possible: ${allowed}.`,
  );
}

function headerParameters(route: Route, request: Request): Record<string, string> {
  const parameters: Record<string, string> = {};
  for (const name of route.headerParameters) {
    const value = request.get(name);
    if (value === undefined) continue;
    parameters[name] = name === 'If-None-Match' ? withoutEncodings(value) : value;
  }
  return parameters;
}

async function answerFailure(
  options: AppOptions,
  error: unknown,
  request: Request,
  response: Response,
): Promise<void> {
  const { logger } = options;
  const path = loggedPath(request);
  if (response.headersSent) {
    logger.error({ path, err: error }, 'answer failed');
    // Half an answer cannot be taken back. A closed connection tells that it is not whole.
    response.destroy();
    return;
  }
  const failure = await countedFailure(options.rateLimits, toRequestError(error), request, response);
  const fault = faultIn(failure);
  if (fault !== undefined) logger.error({ path, err: fault }, 'request failed');
  else if (isElsewhere(failure)) logger.warn({ path, reason: failure.message }, 'integration failed');
  await writeReply(response, errorReply(failure));
}

/** Not the fault of who asks, nor ours: an operator may want to know. */
function isElsewhere(failure: unknown): failure is RequestError {
  if (!(failure instanceof RequestError)) return false;
  const { meaning } = failure;
  return meaning === 'bad-gateway' || meaning === 'gateway-timeout';
}

function groupByPath(all: readonly Route[]): Map<string, Route[]> {
  const groups = new Map<string, Route[]>();
  for (const route of all) groups.set(route.path, [...(groups.get(route.path) ?? []), route]);
  return groups;
}

function toExpressPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}
