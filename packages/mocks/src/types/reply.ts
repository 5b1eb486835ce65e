import type { BodyOf, OperationId, StatusOf } from './operation-types.js';

/**
 * Additional properties of a response.
 *
 * @example
 * ```ts
 * const init: ReplyInit = { headers: { 'retry-after': '2' } };
 * ```
 */
export interface ReplyInit {
  /** Headers that are added to the default headers (`content-type`, `x-request-id`, `cache-control` and others) or replace them. */
  headers?: Readonly<Record<string, string>>;
}

/**
 * A status and the body that the OpenAPI document declares for it; no body if it declares none.
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
 * Creates a response of an operation from a documented status, its body, and headers.
 *
 * @example
 * ```ts
 * const busy = (reply: Replier<'listOpenAPISpecs'>) =>
 *   reply(503, { error: { code: 503, message: 'Come back later.' } }, { headers: { 'retry-after': '2' } });
 * ```
 */
export type Replier<K extends OperationId> = <C extends StatusOf<K>>(...args: ReplyArgs<K, C>) => Response;
