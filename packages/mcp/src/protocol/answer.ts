import { createMcpHandler } from '@modelcontextprotocol/server';
import { isObject } from '@specshelf/base/json';
import type { HTTPReply } from '@specshelf/service';
import { type Address, authenticate, findCaller } from '../access/find-caller.js';
import type { MCPContext, MCPRequest } from '../model/mcp-request.js';
import { originProblem } from './check-origin.js';
import { createServer } from './create-server.js';
import { failureReply, refuse } from './failure-reply.js';

/** The largest body of a request, in bytes: messages are names and short texts. */
const bodyLimit = 64 * 1024;

/** Answers a request of an MCP client. */
export async function answer(context: MCPContext, request: MCPRequest, address: Address): Promise<HTTPReply> {
  try {
    return await answerChecked(context, request, address);
  } catch (error) {
    const failure = await request.limits.countAddress().then(
      () => error,
      (limited: unknown) => limited,
    );
    context.reportFailure(failure, request.context);
    return failureReply(failure);
  }
}

async function answerChecked(context: MCPContext, request: MCPRequest, address: Address): Promise<HTTPReply> {
  const problem = originProblem(context, request);
  if (problem !== undefined) {
    await request.limits.countAddress();
    return refuse(403, problem);
  }
  const principal = await authenticate(context.service, request);
  // There are no sessions, so there is no stream to open and none to end.
  if (request.method !== 'POST') {
    const message = `The method ${request.method} is not allowed: this MCP server has no sessions. Send messages with POST.`;
    return refuse(405, message, { allow: 'POST' });
  }
  const caller = await findCaller(context.service, principal, address);
  const body = await request.readBody(bodyLimit);
  const refused = messageProblem(body);
  if (refused !== undefined) return refuse(400, refused);
  const handler = createMcpHandler(() => createServer(context, caller, request.context), {
    keepAliveMs: 0,
    onerror: () => undefined,
  });
  return toReply(await handler.fetch(toFetchRequest(context, request), { parsedBody: body }));
}

/** Refuses messages that keep a connection open, and requests with several messages. */
function messageProblem(body: unknown): string | undefined {
  if (Array.isArray(body)) return 'Batches are not supported. Send one JSON-RPC message per request.';
  if (!isObject(body)) return 'The body must be a JSON-RPC message, which is an object.';
  if (body['method'] !== 'subscriptions/listen') return undefined;
  return 'Subscriptions are not supported: the tools of this server never change.';
}

/** Headers that the protocol reads. */
const headerNames = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name'];

function toFetchRequest({ deps }: MCPContext, { method, path, header }: MCPRequest): Request {
  const headers = new Headers();
  for (const name of headerNames) {
    const value = header(name);
    if (value !== undefined) headers.set(name, value);
  }
  return new Request(deps.publicURL + path, { method, headers });
}

/** Reads the whole response: without subscriptions, a stream ends with the result. */
async function toReply(response: Response): Promise<HTTPReply> {
  const headers: Record<string, string> = {};
  for (const name of ['content-type', 'allow']) {
    const value = response.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  const text = await response.text();
  return { status: response.status, headers, chunks: text === '' ? [] : [text] };
}
