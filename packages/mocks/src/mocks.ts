import { type HttpHandler, http } from 'msw';
import type { Backend } from './backend-api.js';
import { checkOperationId } from './checks/check-arguments.js';
import { backendNames, checkNames, type NamesOf } from './checks/check-options.js';
import { isCallOf, type UntypedCall } from './http/create-call-log.js';
import { createReplier } from './http/create-reply.js';
import type { InterceptTools } from './http/intercept.js';
import type { InputOf, OperationId, ParamsOf, QueryOf } from './operation-types.js';
import type { BackendOptions } from './options.js';
import type { Replier } from './reply.js';
import { createScopes } from './scope/create-scopes.js';

/**
 * How mocks are set up. Everything has a default.
 *
 * @example
 * ```ts
 * const options: MocksOptions = { origin: 'http://localhost:3000', processing: { kind: 'manual' } };
 * ```
 */
export interface MocksOptions extends BackendOptions {
  /**
   * Where requests go that are answered: scheme and host, by default those of `baseUrl`; with `*` any, as long as the path
   * is one of the API.
   */
  origin?: string;
}

/**
 * A valid call of an operation, and the ways to answer it.
 *
 * @example
 * ```ts
 * const greet = ({ reply }: CallInfo<'getAuthenticatedUser'>) =>
 *   reply(401, { error: { code: 401, message: 'Who are you?' } });
 * ```
 */
export interface CallInfo<K extends OperationId> {
  /** The path parameters, decoded. */
  params: ParamsOf<K>;
  /** The query parameters, with the types of the document. */
  query: QueryOf<K>;
  /** The JSON body; `undefined` when the operation takes none. */
  body: InputOf<K>;
  /** The request itself, its body unread: for headers and the signal. */
  request: Request;
  /** Makes an answer that the document allows. */
  reply: Replier<K>;
  /**
   * The answer that would have been given, to change it or to wait for it. What it does is done once, however often it is
   * called.
   *
   * @example
   * ```ts
   * mocks.on('createOpenAPISpec', async ({ real }) => {
   *   await real();
   *   return Response.error(); // it was created, and nobody heard of it
   * });
   * ```
   */
  real(): Promise<Response>;
}

/**
 * Answers a call. With undefined, the next handler does. What it throws, MSW judges: a `Response` is the answer.
 *
 * @example
 * ```ts
 * const noSuchSpec: CallResolver<'getOpenAPISpecBySlug'> = ({ params, reply }) =>
 *   params.specSlug === 'pets'
 *     ? reply(404, { error: { code: 404, message: 'There are no pets.' } })
 *     : undefined;
 * ```
 */
export type CallResolver<K extends OperationId> = (
  call: CallInfo<K>,
) => Response | undefined | Promise<Response | undefined>;

/**
 * A Specshelf behind MSW: a backend, its handlers, and handlers of your own for single operations.
 *
 * @example
 * ```ts
 * const mocks: Mocks = createMocks();
 * const server = setupServer(...mocks.handlers);
 * ```
 */
export interface Mocks extends Backend {
  /** Give them to `setupServer` or `setupWorker`. */
  readonly handlers: readonly HttpHandler[];
  /**
   * A handler that answers one operation in another way, in every scope; with `once`, one call only. A request that is not
   * a valid call is answered as ever.
   *
   * @example
   * ```ts
   * mocks.server.use(mocks.on('createOpenAPISpec', ({ reply }) =>
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
 * Makes a Specshelf behind MSW, in the browser as in Node.js. Nothing is intercepted before its handlers are started.
 *
 * It throws a `TypeError` on an unknown option and on a `baseUrl` that is no URL, and a `RangeError` on a `startAt` that is no
 * date.
 *
 * @example
 * ```ts
 * const mocks = createMocks();
 * setupServer(...mocks.handlers).listen(strict);
 * ```
 */
export function createMocks(given: MocksOptions = {}): Mocks {
  checkNames('', given, mocksNames);
  const { origin, ...options } = given;
  const scopes = createScopes(options);
  const pattern = createPattern(scopes.root.baseUrl, origin);
  return {
    ...scopes.root,
    handlers: [http.all(pattern, ({ request }) => scopes.answer(request))],
    on: (operationId, resolver, options = {}) => {
      checkOperationId(operationId);
      checkNames('', options, { once: 1 });
      const { once = false } = options;
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

export const mocksNames: NamesOf<MocksOptions> = { ...backendNames, origin: 1 };

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
