import { McpServer } from '@modelcontextprotocol/server';
import { type RequestContext, RequestError } from '@specshelf/service';
import type { Caller } from '../access/find-caller.js';
import type { MCPContext } from '../model/mcp-request.js';
import { inputSchemaOf } from '../tools/input-schema.js';
import { toolsFor } from '../tools/tools-for.js';

/** Creates the server for one request of a caller. */
export function createServer(context: MCPContext, caller: Caller, request: RequestContext): McpServer {
  const server = new McpServer(
    { name: 'specshelf', title: 'Specshelf', version: context.deps.release },
    { instructions: instructionsFor(caller), capabilities: { tools: { listChanged: false } } },
  );
  const { service, deps } = context;
  const call = { ...caller, service, publicURL: deps.publicURL, now: deps.now() };
  for (const tool of toolsFor(caller)) {
    const { name, title, description } = tool;
    const annotations = { title, readOnlyHint: true, idempotentHint: true, openWorldHint: false };
    server.registerTool(
      name,
      { title, description, annotations, inputSchema: inputSchemaOf(tool.parameters) },
      (values) =>
        run(
          () => tool.run(call, values),
          (error) => context.reportFailure(error, request),
        ),
    );
  }
  return server;
}

function instructionsFor({ organizationId, specSlug }: Caller): string {
  const begin =
    specSlug === undefined
      ? `OpenAPI specifications of the organization ${organizationId}. Begin with search, or with list_specs and list_operations.`
      : `The OpenAPI specification ${specSlug}. Begin with search or list_operations.`;
  return `${begin} Then read an operation with get_operation, and schemas that it names with get_schema.`;
}

type Result = { content: { type: 'text'; text: string }[]; isError?: true };

/** A failed call is a result with the necessary correction, not an error of the protocol. */
async function run(answer: () => Promise<string>, reportFailure: (error: unknown) => void): Promise<Result> {
  try {
    return { content: [{ type: 'text', text: await answer() }] };
  } catch (error) {
    reportFailure(error);
    return { content: [{ type: 'text', text: messageOf(error) }], isError: true };
  }
}

function messageOf(error: unknown): string {
  if (error instanceof RequestError) return error.message;
  return 'An unexpected error occurred in the server. Try again later.';
}
