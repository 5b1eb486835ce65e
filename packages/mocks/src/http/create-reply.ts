import { contentTypeOf, findRoute } from '@specshelf/service';
import type { OperationId } from '../types/operation-types.js';
import type { Replier, ReplyInit } from '../types/reply.js';

/** Returns a function that creates typed responses of an operation. */
export function createReplier<K extends OperationId>(
  operationId: K,
  common: Readonly<Record<string, string>>,
): Replier<K> {
  return (...reply) => makeReply(operationId, common, reply);
}

/** Creates a response from a status and a body whose types were checked before. */
export function makeReply(
  operationId: OperationId,
  common: Readonly<Record<string, string>>,
  [status, body, init]: readonly [status: number, body?: unknown, init?: ReplyInit],
): Response {
  const headers = new Headers({ ...common, ...contentType(operationId, status, body) });
  for (const [name, value] of Object.entries(init?.headers ?? {})) headers.set(name, value);
  return new Response(print(body), { status, headers });
}

function contentType(operationId: OperationId, status: number, body: unknown): Record<string, string> {
  if (body === undefined) return {};
  const mediaType = status < 300 ? findRoute(operationId).mediaType : undefined;
  return { 'content-type': contentTypeOf(mediaType ?? 'application/json') };
}

function print(body: unknown): string | null {
  if (body === undefined) return null;
  return typeof body === 'string' ? body : JSON.stringify(body);
}
