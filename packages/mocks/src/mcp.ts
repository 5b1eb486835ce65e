import { createMCPHandler, type MCPHandler } from './mcp/create-mcp-handler.js';
import { internalsOf } from './scope/backend-internals.js';
import type { Backend } from './types/backend-api.js';

export type { MCPHandler } from './mcp/create-mcp-handler.js';

/**
 * Creates the MCP server of a backend, with the code of the server: its tools read specifications at `/orgs/{organization}/mcp` and
 * `/orgs/{organization}/openapi/{slug}/mcp`. The package `@modelcontextprotocol/server` must be installed; it is loaded with the first
 * request.
 *
 * Throws a `TypeError` if another copy of this package created the backend.
 *
 * @example
 * ```ts
 * await backend.add.spec({ slug: 'toys', source: { text: openapiText() }, visibility: 'public' });
 * const mcp = createMCP(backend);
 * const response = await mcp(new Request(`${backend.baseUrl}/orgs/default/mcp`));
 * console.log(response?.status); // 405
 * ```
 */
export function createMCP(backend: Backend): MCPHandler {
  return createMCPHandler(internalsOf(backend));
}
