import type { RequestListener } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { type Route, routes } from '@specshelf/contract';
import { document } from '@specshelf/contract/document';
import {
  allowedMethods,
  anonymous,
  errorReply,
  invalidRequest,
  openHeaders,
  type Principal,
  pathNotFound,
  preflightReply,
  RequestError,
  type Service,
} from '@specshelf/service';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics/create-metrics.js';
import { countedFailure } from './counted-failure.js';
import { createCORS } from './create-cors.js';
import type { RateLimits } from './create-rate-limits.js';
import {
  createReplyEncoder,
  type EncodeReply,
  encodeAsIs,
  withoutEncodings,
} from './create-reply-encoder.js';
import { createRequestValidator } from './create-request-validator.js';
import { expressMessages, type Messages } from './express-messages.js';
import { faultIn } from './fault-in.js';
import { loggedPath, logRequest } from './log-request.js';
import { onAnswered } from './on-answered.js';
import { readJSONBody } from './read-json-body.js';
import { givenRequestId, requestContext } from './request-context.js';
import { notesOf, type RequestNotes, takeNotes } from './request-notes.js';
import { toRequestError } from './to-request-error.js';
import { writeReply } from './write-reply.js';

export interface AppOptions {
  service: Pick<Service, 'authenticate' | 'handle'>;
  logger: Logger;
  metrics: Pick<Metrics, 'beginRequest'>;
  newRequestId(): string;
  /** The pages for people. */
  pages: RequestHandler;
  /** The most bytes that a body may have, after decompression. */
  bodyLimit: number;
  /** The most bytes of answers that are kept, for who asks for the same. */
  cacheLimit: number;
  /** Without them, nothing is counted. */
  rateLimits?: RateLimits | undefined;
  /** Which proxies say for whom they ask: how many there are, or where. By default none. */
  trustProxy?: false | number | readonly string[];
  /** The sites whose pages may use the API. By default none. */
  corsOrigins?: '*' | readonly string[];
}

// One for all: it depends on nothing but the document, and takes a while to be made.
const validate = createRequestValidator(document);

export interface App {
  listener: RequestListener;
  /** What a server that is to be fast makes for each request. */
  messages: Messages;
}

/** The API as an Express application. */
export function createApp(options: AppOptions): App {
  const app = express();
  app.disable('x-powered-by');
  app.enable('strict routing');
  app.enable('case sensitive routing');
  // No brackets, no nesting: a parameter has the name that it is sent with.
  app.set('query parser', 'simple');
  app.set('trust proxy', options.trustProxy ?? false);

  app.use((request, response, next) => {
    prepare(options, request, response);
    next();
  });
  const { corsOrigins = [] } = options;
  if (corsOrigins.length > 0) app.use('/v1', createCORS(corsOrigins));
  app.use((request, _response, next) => {
    refuseOddRequest(request);
    next();
  });
  const encode = createReplyEncoder(options.cacheLimit);
  for (const [path, routesOfPath] of groupByPath(routes)) {
    const operations = operationsOf(routesOfPath);
    app.all(toExpressPath(path), (request, response) =>
      answer(options, encode, operations, request, response),
    );
  }
  app.use(options.pages);
  // What is not an operation needs no token.
  app.use(async (request, response, next) => {
    await options.rateLimits?.countAddress(request, response);
    next();
  });
  app.use((request) => {
    throw pathNotFound(request.path);
  });
  // Express knows by the four parameters that this one takes errors.
  app.use((error: unknown, request: Request, response: Response, _next: NextFunction) =>
    answerFailure(options, error, request, response),
  );
  return {
    messages: expressMessages(app),
    listener: (request, response) => {
      // Before Express looks at it: where that finds no path, it answers by itself, and not in JSON.
      request.url = toOriginForm(request.url ?? '');
      app(request, response);
    },
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

function prepare(options: AppOptions, request: Request, response: Response): void {
  const requestId = givenRequestId(request) ?? options.newRequestId();
  response.setHeader('x-request-id', requestId);
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('cache-control', 'private, no-store');
  watch(options, takeNotes(response, requestContext(request, requestId)), request, response);
  // Answered as GET is; Node.js itself leaves out the body of an answer to HEAD.
  if (request.method === 'HEAD') request.method = 'GET';
}

/** Has it counted and logged. */
function watch(
  { logger, metrics }: AppOptions,
  notes: RequestNotes,
  request: Request,
  response: Response,
): void {
  const { method } = request;
  const path = loggedPath(request);
  const start = performance.now();
  const end = metrics.beginRequest();
  onAnswered(request, response, (isSent) => {
    // Who hangs up before the end of the answer has not seen its status, or not all that it promised.
    end(notes.operation, isSent ? String(response.statusCode) : 'aborted');
    logRequest(logger, notes, { method, path, start, isSent }, response);
  });
}

// Node.js takes the first of these, a proxy in front of us may have judged the last.
const single = ['authorization', 'host'];

function refuseOddRequest({ url, headers, httpVersion, rawHeaders }: Request): void {
  if (url === noPath) throw invalidRequest([{ path: '/path', message: 'must be a path' }]);
  const repeated = single.find((name) => isRepeated(name, rawHeaders));
  if (repeated)
    throw invalidRequest([{ path: `/header/${repeated}`, message: 'duplicate header: send it once' }]);
  if (headers.host === undefined && httpVersion === '1.1') {
    throw invalidRequest([{ path: '/header/host', message: 'must be sent' }]);
  }
}

/** A name and a value by turns, as they came. */
function isRepeated(name: string, rawHeaders: readonly string[]): boolean {
  let isSeen = false;
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const sent = rawHeaders[place] ?? '';
    if (sent.length !== name.length || sent.toLowerCase() !== name) continue;
    if (isSeen) return true;
    isSeen = true;
  }
  return false;
}

/** What there is at a path. */
interface Operations {
  routes: readonly Route[];
  byMethod: ReadonlyMap<string, Route>;
  /** It does not depend on the method. */
  needsToken: boolean;
  /** What every answer carries. */
  headers: Readonly<Record<string, string>>;
}

function operationsOf(routesOfPath: readonly Route[]): Operations {
  return {
    routes: routesOfPath,
    byMethod: new Map(routesOfPath.map((route) => [route.method, route])),
    needsToken: routesOfPath.some(({ needsToken }) => needsToken),
    headers: openHeaders(routesOfPath),
  };
}

async function answer(
  options: AppOptions,
  encode: EncodeReply,
  operations: Operations,
  request: Request,
  response: Response,
): Promise<void> {
  const notes = notesOf(response);
  notes.operation = operations.byMethod.get(request.method)?.operationId ?? 'none';
  for (const name in operations.headers) response.setHeader(name, operations.headers[name] ?? '');
  const principal = await admit(options, operations, notes, request, response);
  const preflight = preflightReply(request.method, operations.routes);
  if (preflight) return writeReply(response, await encodeAsIs(preflight));
  const route = findRoute(operations, request, response);
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
  await writeReply(response, await encode(request, route.operationId, reply));
}

/** Who asks, when they may ask once more. */
async function admit(
  { service, rateLimits }: AppOptions,
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

function headerParameters(route: Route, request: Request): Record<string, string> {
  const parameters: Record<string, string> = {};
  for (const name of route.headerParameters) {
    const value = request.headers[name.toLowerCase()];
    if (typeof value !== 'string') continue;
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
  const about = { ...notesOf(response).context, path: loggedPath(request) };
  if (response.headersSent) {
    logger.error({ ...about, err: error }, 'answer failed');
    // Half an answer cannot be taken back. A closed connection tells that it is not whole.
    response.destroy();
    return;
  }
  const failure = await countedFailure(options.rateLimits, toRequestError(error), request, response);
  const fault = faultIn(failure);
  if (fault !== undefined) logger.error({ ...about, err: fault }, 'request failed');
  else if (isElsewhere(failure)) logger.warn({ ...about, reason: failure.message }, 'integration failed');
  await writeReply(response, await encodeAsIs(errorReply(failure)));
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
