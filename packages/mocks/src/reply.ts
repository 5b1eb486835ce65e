import { findRoute } from './find-route.js';
import type { BodyOf, OperationId, StatusOf } from './operation-types.js';

/**
 * What else an answer carries.
 *
 * @example
 * ```ts
 * const init: ReplyInit = { headers: { 'retry-after': '2' } };
 * ```
 */
export interface ReplyInit {
  /** Headers, over those that every answer has: the type of its content, the id of the request, and its caching. */
  headers?: Readonly<Record<string, string>>;
}

/**
 * A status, and the body that the document gives it for this operation: none where it has none.
 *
 * @example
 * ```ts
 * const deleted: ReplyArgs<'deleteOpenAPISpecBySlug', 204> = [204];
 * ```
 */
export type ReplyArgs<K extends OperationId, C extends StatusOf<K>, Init = ReplyInit> =
  BodyOf<K, C> extends undefined
    ? [status: C, body?: undefined, init?: Init]
    : [status: C, body: BodyOf<K, C>, init?: Init];

/**
 * Makes an answer of an operation: a status that the document knows, the body that it has there, and headers.
 *
 * @example
 * ```ts
 * const busy = (reply: Replier<'listOpenAPISpecs'>) =>
 *   reply(503, { error: { code: 503, message: 'Come back later.' } }, { headers: { 'retry-after': '2' } });
 * ```
 */
export type Replier<K extends OperationId> = <C extends StatusOf<K>>(...args: ReplyArgs<K, C>) => Response;

export function createReplier<K extends OperationId>(
  operationId: K,
  common: Readonly<Record<string, string>>,
): Replier<K> {
  return (...reply) => makeReply(operationId, common, reply);
}

/** The same for a status and a body that were judged already. */
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
  return { 'content-type': `${mediaType ?? 'application/json'}; charset=utf-8` };
}

function print(body: unknown): string | null {
  if (body === undefined) return null;
  return typeof body === 'string' ? body : JSON.stringify(body);
}
