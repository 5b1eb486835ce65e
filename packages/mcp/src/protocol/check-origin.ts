import { parseURL } from '@specshelf/service';
import type { MCPContext, MCPRequest } from '../model/mcp-request.js';

/**
 * Returns why a request may come from a page of another site, whose name resolves to this server (DNS rebinding); undefined otherwise.
 * Browsers send `Origin` with every POST request, other clients do not.
 */
export function originProblem(
  { deps: { publicURL }, origins = [] }: Pick<MCPContext, 'deps' | 'origins'>,
  { header }: Pick<MCPRequest, 'header'>,
): string | undefined {
  const [origin, host] = [header('origin'), header('host')];
  const own = parseURL(publicURL);
  if (origin !== undefined && origins !== '*' && origin !== own?.origin && !origins.includes(origin)) {
    return `Pages of the origin ${quoted(origin)} may not send requests. The operator can allow it with SPECSHELF_CORS_ORIGINS.`;
  }
  if (host === undefined || !isLoopback(own?.hostname) || isLoopback(parseURL(`http://${host}`)?.hostname))
    return undefined;
  return `The Host header must name this machine, such as localhost, not ${quoted(host)}. The operator can set PUBLIC_URL to the address of the server.`;
}

function isLoopback(hostname: string | undefined): boolean {
  return hostname !== undefined && /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

function quoted(value: string): string {
  return JSON.stringify(value.slice(0, 200));
}
