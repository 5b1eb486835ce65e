import { createMCP, type MCPRequest } from '@specshelf/mcp';
import { defaultHeaders } from '@specshelf/service';
import { reportDefect } from '../http/report-defect.js';
import { toResponse } from '../http/to-response.js';
import type { BackendInternals } from '../scope/backend-internals.js';
import { authenticatorOf, handleCall, type ScopeContext } from '../scope/handle-in-scope.js';

/**
 * Answers a request of an MCP client. The result is `undefined` if the path is not an MCP address, or if the URL is not under the base
 * URL of the backend.
 *
 * @example
 * ```ts
 * const statusOf = async (mcp: MCPHandler, url: string) => (await mcp(new Request(url)))?.status;
 * ```
 */
export type MCPHandler = (request: Request) => Promise<Response | undefined>;

/** Mounts the MCP server over the current state of a scope. */
export function createMCPHandler(internals: BackendInternals): MCPHandler {
  const { base, clock, context } = internals;
  /** `reset` and `restore` replace the service. */
  const service = () => context().instance.service;
  const mcp = createMCP({
    service: {
      authenticate: (...credentials) => authenticatorOf(context())(...credentials),
      handle: (call) => handleCall(context(), call),
      search: (...query) => service().search(...query),
      listReadable: (...visitor) => service().listReadable(...visitor),
      listReadableSpecs: (...visitor) => service().listReadableSpecs(...visitor),
      recordRead: (...read) => service().recordRead(...read),
      reader: {
        open: (...place) => service().reader.open(...place),
        openText: (document) => service().reader.openText(document),
      },
    },
    deps: { publicURL: base.href, release: 'mocks', now: clock.now },
    reportFailure: reportDefect,
  });
  return async (request) => {
    if (!base.covers(request.url)) return undefined;
    const scope = context();
    const headers: Record<string, string> = { ...defaultHeaders };
    const sent = await toMCPRequest(internals, scope, request, headers);
    const reply = await mcp.respond(sent);
    if (!reply) return undefined;
    headers['x-request-id'] = sent.context.requestId;
    return toResponse(request, reply, headers);
  };
}

async function toMCPRequest(
  { base, readJSON }: BackendInternals,
  scope: ScopeContext,
  request: Request,
  headers: Record<string, string>,
): Promise<MCPRequest> {
  const { seeder, processor, newRequestId, service } = scope.instance;
  await seeder.ready();
  await processor.beforeCall();
  let isCounted = false;
  const count = async () => {
    if (isCounted) return;
    isCounted = true;
    scope.scenarios.admit(headers);
  };
  return {
    method: request.method,
    path: base.pathOf(request.url) ?? '',
    header: (name) => request.headers.get(name) ?? (isToken(name) ? defaultToken(scope) : undefined),
    context: { requestId: newRequestId() },
    readBody: (limit) => readJSON(service, { limit, carriesSource: false }, request),
    limits: { countToken: count, countAddress: count, countWrongToken: async () => undefined },
  };
}

function isToken(name: string): boolean {
  return name === 'authorization';
}

/** Without authentication, a request needs no token. */
function defaultToken({ authentication }: ScopeContext): string | undefined {
  return authentication ? undefined : 'Bearer none';
}
