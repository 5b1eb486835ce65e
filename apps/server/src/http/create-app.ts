import type { RequestListener } from 'node:http';
import { defaultHeaders, pathNotFound, type Service } from '@specshelf/service';
import type { ByteBudget } from '@specshelf/service/byte-budget';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics/create-metrics.js';
import { createBodyReader, type ReadBody } from './body/read-json-body.js';
import { createAPI } from './create-api.js';
import { createCORS } from './create-cors.js';
import { expressMessages, type Messages } from './express-messages.js';
import type { RateLimits } from './limits/create-rate-limits.js';
import { rejectMalformedRequest, toOriginForm } from './reject-malformed-request.js';
import { logRequest } from './request-log/log-request.js';
import { beginRequestLog, forwardedRequestId, requestContext } from './request-log/request-log.js';
import type { ReplySender } from './response/create-reply-sender.js';
import { sendFailure } from './response/send-failure.js';

export interface AppOptions {
  service: Pick<Service, 'authenticate' | 'admit' | 'parseBody' | 'handle'>;
  logger: Logger;
  metrics: Pick<Metrics, 'beginRequest'>;
  newRequestId(): string;
  /** Handles the HTML pages. */
  pages: RequestHandler;
  /** Handles requests of MCP clients. None by default. */
  mcp?: RequestHandler | undefined;
  /** Maximum size of a body with a specification, decoded, in bytes. */
  bodyLimit: number;
  /** The bytes of all bodies in memory, decoded. */
  bodyBudget: ByteBudget;
  /** Maximum time for which a request waits for its share of the body budget, in milliseconds. Default: 5,000. */
  patience?: number | undefined;
  sender: ReplySender;
  /** Without them, requests are not limited. */
  rateLimits?: RateLimits | undefined;
  /** Trusted proxies: their number or their addresses. None by default. */
  trustProxy?: false | number | readonly string[];
  /** Origins whose pages may call the API. None by default. */
  corsOrigins?: '*' | readonly string[];
}

export interface App {
  listener: RequestListener;
  /** The message classes for the HTTP server. */
  messages: Messages;
}

/** Creates the Express application with the API and the pages. */
export function createApp(options: AppOptions): App {
  const app = express();
  app.disable('x-powered-by');
  app.enable('strict routing');
  app.enable('case sensitive routing');
  // No brackets or nesting: each parameter keeps its literal name.
  app.set('query parser', 'simple');
  app.set('trust proxy', options.trustProxy ?? false);

  app.use((request, response, next) => {
    prepare(options, request, response);
    next();
  });
  const { corsOrigins = [] } = options;
  if (corsOrigins.length > 0) app.use(['/v1', ...mcpPaths], createCORS(corsOrigins));
  app.use((request, _response, next) => {
    rejectMalformedRequest(request);
    next();
  });
  app.use(createAPI({ ...options, readBody: bodyReaderOf(options) }));
  if (options.mcp) app.use(options.mcp);
  app.use(options.pages);
  // Other paths need no token, so they count against the address.
  app.use(async (request, response, next) => {
    await options.rateLimits?.countAddress(request, response);
    next();
  });
  app.use((request) => {
    throw pathNotFound(request.path);
  });
  // Express recognizes error handlers by their four parameters.
  app.use((error: unknown, request: Request, response: Response, _next: NextFunction) =>
    sendFailure(options, error, request, response),
  );
  return {
    messages: expressMessages(app),
    listener: (request, response) => {
      // Must run before Express, which responds in HTML to a URL without a path.
      request.url = toOriginForm(request.url ?? '');
      app(request, response);
    },
  };
}

const mcpPaths = ['/orgs/:organizationId/mcp', '/orgs/:organizationId/openapi/:specSlug/mcp'];

function bodyReaderOf({ service, bodyLimit, bodyBudget, patience }: AppOptions): ReadBody {
  const { parseBody } = service;
  return createBodyReader({ limit: bodyLimit, budget: bodyBudget, patience, parseBody });
}

function prepare(options: AppOptions, request: Request, response: Response): void {
  const requestId = forwardedRequestId(request) ?? options.newRequestId();
  response.setHeader('x-request-id', requestId);
  for (const name in defaultHeaders) response.setHeader(name, defaultHeaders[name] ?? '');
  const isHead = request.method === 'HEAD';
  const requestLog = beginRequestLog(response, requestContext(request, requestId), isHead);
  logRequest(options, requestLog, request, response);
  // HEAD is handled as GET; Node.js omits the body of the response.
  if (isHead) request.method = 'GET';
}
