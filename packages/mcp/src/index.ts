export { createMCP, type MCPHandler } from './create-mcp.js';
export type { MCPContext, MCPRequest, MCPService } from './model/mcp-request.js';
