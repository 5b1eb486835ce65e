import {
  type APIRequest,
  handleRequest,
  matchPath,
  type Principal,
  type RequestBody,
  type RequestPipeline,
  type Service,
} from '@specshelf/service';
import type { Request, RequestHandler, Response } from 'express';
import type { ReadBody } from './body/read-json-body.js';
import { clientNetwork } from './limits/client-network.js';
import { requestLogOf } from './request-log/request-log.js';
import { type ReplySender, sendAsIs } from './response/create-reply-sender.js';
import { type FailureOptions, failureReply } from './response/send-failure.js';
import { validateRequest } from './validate-request.js';

export interface APIOptions extends FailureOptions {
  service: Pick<Service, 'authenticate' | 'admit' | 'handle'>;
  readBody: ReadBody;
  sender: ReplySender;
}

/** A request and its response in Express. */
interface Exchange extends APIRequest {
  request: Request;
  response: Response;
}

/** Handles requests for the API. Passes other paths to the next handler. */
export function createAPI(options: APIOptions): RequestHandler {
  const pipeline = pipelineOf(options);
  return async (request, response, next) => {
    const match = matchPath(request.path);
    if (!match) return next();
    const { headers } = match.operations;
    for (const name in headers) response.setHeader(name, headers[name] ?? '');
    await handleRequest(pipeline, exchangeOf(request, response), match);
  };
}

function pipelineOf(options: APIOptions): RequestPipeline<Exchange, void> {
  const { service, rateLimits, readBody, sender } = options;
  return {
    service,
    ports: {
      limits: rateLimits && {
        countAddress: ({ request, response }) => rateLimits.countAddress(request, response),
        countToken: ({ response }, principal) => rateLimits.countToken(principal, response),
        countWrongToken: ({ request, response }) => rateLimits.countWrongToken(request, response),
      },
      readBody: ({ request, response }, route): Promise<RequestBody> => readBody(route, request, response),
      validate: ({ request, response }, call) => validateRequest(call, request, response),
      onOperation: ({ response }, operationId) => {
        requestLogOf(response).operation = operationId ?? 'none';
      },
      onPrincipal: ({ response }, principal: Principal) => {
        requestLogOf(response).principal = principal;
      },
      fail: ({ request, response }, error) => failureReply(options, error, request, response),
      send: async ({ request, response }, reply, operationId) =>
        operationId === undefined
          ? sendAsIs(reply, response)
          : sender.send(request, operationId, reply, response),
    },
  };
}

function exchangeOf(request: Request, response: Response): Exchange {
  const { method, path, url, headers } = request;
  const queryStart = url.indexOf('?');
  return {
    request,
    response,
    method,
    path,
    search: queryStart < 0 ? '' : url.slice(queryStart),
    get address() {
      return clientNetwork(request);
    },
    context: requestLogOf(response).context,
    header: (name) => {
      const value = headers[name];
      return typeof value === 'string' ? value : undefined;
    },
  };
}
