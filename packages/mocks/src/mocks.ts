import { type HttpHandler, http } from 'msw';
import { checkOperationId } from './checks/check-arguments.js';
import { backendNames, checkNames, type NamesOf } from './checks/check-options.js';
import { isCallOf, type UntypedCall } from './http/create-call-log.js';
import type { Interceptor } from './http/create-open-mocks.js';
import { createReplier } from './http/create-reply.js';
import type { InterceptTools } from './http/intercept.js';
import { createScopes } from './scope/create-scopes.js';
import type { Backend } from './types/backend-api.js';
import type { InputOf, OperationId, ParamsOf, QueryOf } from './types/operation-types.js';
import type { BackendOptions } from './types/options.js';
import type { Replier } from './types/reply.js';

/**
 * Options of mocks. All are optional.
 *
 * @example
 * ```ts
 * const options: MocksOptions = { origin: 'http://localhost:3000', processing: { kind: 'manual' } };
 * ```
 */
export interface MocksOptions extends BackendOptions {
  /**
   * Scheme and host of the requests to answer, by default those of `baseUrl`. `*` answers requests to any host whose path is a
   * path of the API.
   */
  origin?: string;
}

/**
 * A valid call of an operation, and functions to answer it.
 *
 * @example
 * ```ts
 * const greet = ({ reply }: CallInfo<'getAuthenticatedUser'>) =>
 *   reply(401, { error: { code: 401, message: 'Sign in first.' } });
 * ```
 */
export interface CallInfo<K extends OperationId> {
  /** The path parameters, decoded. */
  params: ParamsOf<K>;
  /** The query parameters, with the types of the document. */
  query: QueryOf<K>;
  /** The JSON body; `undefined` when the operation takes none. */
  body: InputOf<K>;
  /** The request with its unread body, for example for headers and the signal. */
  request: Request;
  /** Creates a response that the OpenAPI document allows. */
  reply: Replier<K>;
  /**
   * Returns the response of the backend, to change it or to delay it. Repeated calls execute the operation only once.
   *
   * @example
   * ```ts
   * mocks.on('createOpenAPISpec', async ({ real }) => {
   *   await real();
   *   return Response.error(); // the specification exists, but the response is lost
   * });
   * ```
   */
  real(): Promise<Response>;
}

/**
 * Answers a call, or returns undefined to leave it to the next handler. A thrown `Response` is the response; MSW handles other
 * errors.
 *
 * @example
 * ```ts
 * const noSuchSpec: CallResolver<'getOpenAPISpecBySlug'> = ({ params, reply }) =>
 *   params.specSlug === 'pets'
 *     ? reply(404, { error: { code: 404, message: 'Specification "pets" was not found.' } })
 *     : undefined;
 * ```
 */
export type CallResolver<K extends OperationId> = (
  call: CallInfo<K>,
) => Response | undefined | Promise<Response | undefined>;

/**
 * A Specshelf behind MSW: a backend, its handlers, and custom handlers for single operations.
 *
 * @example
 * ```ts
 * const mocks: Mocks = createMocks();
 * const server = setupServer(...mocks.handlers);
 * ```
 */
export interface Mocks extends Backend {
  /** Pass them to `setupServer` or `setupWorker`. */
  readonly handlers: readonly HttpHandler[];
  /**
   * Creates a handler that replaces the response of one operation in all scopes; with `once`, of one call. The backend still
   * answers invalid requests.
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
 * Creates a Specshelf behind MSW, for browsers and Node.js. It intercepts requests only after MSW was started with its handlers.
 *
 * Throws a `TypeError` if an option is unknown or `baseUrl` is invalid, and a `RangeError` if `startAt` is invalid.
 *
 * @example
 * ```ts
 * const mocks = createMocks();
 * setupServer(...mocks.handlers).listen(strict);
 * ```
 */
export function createMocks(given: MocksOptions = {}): Mocks {
  return createInterceptor(given, () => true).mocks;
}

interface CreatedMocks extends Interceptor {
  mocks: Mocks;
}

/** Creates mocks whose custom handlers answer only while `isActive` returns true for the request. */
export function createInterceptor(
  given: MocksOptions,
  isActive: (request: Request) => boolean,
): CreatedMocks {
  checkNames('', given, mocksNames);
  const { origin, ...options } = given;
  const scopes = createScopes(options);
  const pattern = createPattern(scopes.root.baseUrl, origin);
  const mocks: Mocks = {
    ...scopes.root,
    handlers: [http.all(pattern, ({ request }) => scopes.handle(request))],
    on: (operationId, resolver, options = {}) => {
      checkOperationId(operationId);
      checkNames('', options, { once: 1 });
      const { once = false } = options;
      // Not MSW's `once`: it would end with the first request to any operation.
      let used = false;
      return http.all(pattern, async ({ request }) => {
        if (used || !isActive(request) || scopes.operationOf(request) !== operationId) return undefined;
        return scopes.handle(request.clone(), async (call, tools) => {
          used = once;
          const response = await resolve(operationId, resolver, { request, call, tools });
          if (!response) used = false;
          return response;
        });
      });
    },
  };
  return { mocks, matches: (url) => pattern.test(url), answer: (request) => scopes.handle(request) };
}

export const mocksNames: NamesOf<MocksOptions> = { ...backendNames, origin: 1 };

interface InterceptedCall {
  request: Request;
  call: UntypedCall;
  tools: InterceptTools;
}

async function resolve<K extends OperationId>(
  operationId: K,
  resolver: CallResolver<K>,
  { request, call, tools: { real, headers } }: InterceptedCall,
): Promise<Response | undefined> {
  if (!isCallOf(call, operationId)) return undefined;
  const { params, query, body } = call;
  return resolver({ params, query, body, request, real, reply: createReplier(operationId, headers) });
}

/** Returns an expression without groups: msw 2 and 3 interpret groups and path parameters differently. */
function createPattern(baseUrl: string, origin: string | undefined): RegExp {
  const url = new URL(baseUrl);
  const prefix = escapePattern(url.pathname.replace(/\/+$/, ''));
  if (origin === '*') return new RegExp(`^[^/?#]+//[^/?#]*${prefix}/v1/`);
  return new RegExp(`^${escapePattern(origin ?? url.origin)}${prefix}/`);
}

function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
