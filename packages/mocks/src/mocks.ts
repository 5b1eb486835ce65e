import { type HttpHandler, http } from 'msw';
import type { InterceptTools } from './answer.js';
import type { Backend } from './backend.js';
import { isCallOf, type UntypedCall } from './call-log.js';
import { createScopes } from './create-scopes.js';
import type { InputOf, OperationId, ParamsOf, QueryOf } from './operation-types.js';
import type { BackendOptions } from './options.js';
import { createReplier, type Replier } from './reply.js';

/** How mocks are set up. Everything has a default. */
export interface MocksOptions extends BackendOptions {
  /** Where requests go that are answered: by default the host of `baseUrl`, with `*` any host. */
  origin?: string;
}

/** A valid call of an operation, and the ways to answer it. */
export interface CallInfo<K extends OperationId> {
  params: ParamsOf<K>;
  query: QueryOf<K>;
  body: InputOf<K>;
  request: Request;
  /** Makes an answer that the document allows. */
  reply: Replier<K>;
  /** The answer that would have been given, to change it or to wait for it. */
  real(): Promise<Response>;
}

/** Answers a call. With undefined, the next handler does. */
export type CallResolver<K extends OperationId> = (
  call: CallInfo<K>,
) => Response | undefined | Promise<Response | undefined>;

/** A Specshelf behind MSW. */
export interface Mocks extends Backend {
  /** Give them to `setupServer` or `setupWorker`. */
  readonly handlers: readonly HttpHandler[];
  /**
   * A handler that answers one operation in another way. A request that is not a valid call is answered as ever.
   *
   * @example
   * ```ts
   * server.use(mocks.on('createOpenAPISpec', ({ reply }) =>
   *   reply(503, { error: { code: 503, message: 'Come back later.' } }), { once: true }));
   * ```
   */
  on<K extends OperationId>(
    operationId: K,
    resolver: CallResolver<K>,
    options?: { once?: boolean },
  ): HttpHandler;
}

/**
 * Makes a Specshelf behind MSW, in the browser as in Node.js.
 *
 * @example
 * ```ts
 * const mocks = createMocks();
 * setupServer(...mocks.handlers).listen(strict);
 * ```
 */
export function createMocks({ origin, ...options }: MocksOptions = {}): Mocks {
  const scopes = createScopes(options);
  const pattern = createPattern(scopes.root.baseUrl, origin);
  return {
    ...scopes.root,
    handlers: [http.all(pattern, ({ request }) => scopes.answer(request))],
    on: (operationId, resolver, { once = false } = {}) => {
      // Not left to MSW: for it, a handler is used up by a request to any operation.
      let used = false;
      return http.all(pattern, async ({ request }) => {
        if (used || scopes.operationOf(request) !== operationId) return undefined;
        return scopes.answer(request.clone(), async (call, tools) => {
          used = once;
          const response = await resolve(operationId, resolver, request, call, tools);
          if (!response) used = false;
          return response;
        });
      });
    },
  };
}

async function resolve<K extends OperationId>(
  operationId: K,
  resolver: CallResolver<K>,
  request: Request,
  call: UntypedCall,
  { real, headers }: InterceptTools,
): Promise<Response | undefined> {
  if (!isCallOf(call, operationId)) return undefined;
  const { params, query, body } = call;
  return resolver({ params, query, body, request, real, reply: createReplier(operationId, headers) });
}

/** An expression without groups: of those, and of names in a path, one version of MSW or the other makes too much. */
function createPattern(baseUrl: string, origin: string | undefined): RegExp {
  const url = new URL(baseUrl);
  const prefix = escapePattern(url.pathname.replace(/\/+$/, ''));
  if (origin === '*') return new RegExp(`^[^/?#]+//[^/?#]*${prefix}/v1/`);
  return new RegExp(`^${escapePattern(origin ?? url.origin)}${prefix}/`);
}

function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
