import { createMCP, type MCPContext, type MCPRequest } from '@specshelf/mcp';
import type { Service } from '@specshelf/service';
import type { ByteBudget } from '@specshelf/service/byte-budget';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { createJSONReader, type ReadJSON } from '../http/body/read-json-body.js';
import type { RateLimits } from '../http/limits/create-rate-limits.js';
import { limitsOfRequest } from '../http/limits/limits-of-request.js';
import { requestLogOf } from '../http/request-log/request-log.js';
import { sendAsIs } from '../http/response/create-reply-sender.js';
import { serverFault } from '../http/response/send-failure.js';

interface MCPOptions extends Pick<MCPContext, 'service' | 'deps' | 'origins'> {
  service: MCPContext['service'] & Pick<Service, 'parseBody'>;
  logger: Logger;
  /** Without them, requests are not limited. */
  rateLimits?: RateLimits | undefined;
  /** The bytes of all bodies in memory. */
  bodyBudget: ByteBudget;
}

/** Serves MCP in Express. */
export function createMCPHandler(options: MCPOptions): RequestHandler {
  const { logger, service, bodyBudget } = options;
  const mcp = createMCP({
    ...options,
    reportFailure: (error, about) => {
      const fault = serverFault(error);
      if (fault !== undefined) logger.error({ ...about, err: fault }, 'MCP request failed');
    },
  });
  const readJSON = createJSONReader({ budget: bodyBudget, parseBody: service.parseBody });
  return async (request, response, next) => {
    const reply = mcp.respond(toMCPRequest(request, response, options, readJSON));
    if (!reply) return next();
    requestLogOf(response).operation = 'mcp';
    await sendAsIs(await reply, response);
  };
}

function toMCPRequest(
  request: Request,
  response: Response,
  { rateLimits }: MCPOptions,
  readJSON: ReadJSON,
): MCPRequest {
  const requestLog = requestLogOf(response);
  return {
    method: request.method,
    path: request.path,
    header: (name) => request.get(name),
    context: requestLog.context,
    readBody: async (limit) => {
      const { value, release } = await readJSON({ limit, carriesSource: false }, request, response);
      response.once('close', release);
      return value;
    },
    onPrincipal: (principal) => {
      requestLog.principal = principal;
    },
    limits: limitsOfRequest(rateLimits, request, response),
  };
}
