import type { HTTPReply } from '@specshelf/service';
import type { MCPContext, MCPRequest } from './model/mcp-request.js';

export interface MCPHandler {
  /** Responds to a request. Returns undefined if the path is not an MCP address. */
  respond(request: MCPRequest): Promise<HTTPReply> | undefined;
}

const address = /^\/orgs\/([^/]+)(?:\/openapi\/([^/]+))?\/mcp$/;

/**
 * Serves MCP for organizations and for specifications. The code of the protocol is loaded with the first request.
 * See docs/decisions/0064-serve-mcp-without-sessions.md.
 */
export function createMCP(context: MCPContext): MCPHandler {
  return {
    respond: (request) => {
      const [, organization, spec] = address.exec(request.path) ?? [];
      if (organization === undefined) return undefined;
      return import('./protocol/answer.js').then(({ answer }) =>
        answer(context, request, { organization, spec }),
      );
    },
  };
}
