import type { paths } from '@specshelf/contract';
import createClient, { type Middleware } from 'openapi-fetch';
import type { HttpMethod } from '../model/operation-id.js';

export type {
  Middleware as OpenAPIFetchMiddleware,
  ParamsOption,
  ParseAsResponse,
  RequestBodyOption,
} from 'openapi-fetch';

/** How openapi-fetch reads the body of a success. */
export type ParseAs = 'json' | 'text' | 'stream';

/** A request as openapi-fetch passes it to `fetch`: with the path filled in, and query and body serialized. */
export interface SerializedRequest {
  readonly url: string;
  readonly headers: Headers;
  /** Text, so that every attempt can send it. */
  readonly body: string | undefined;
}

/** The options of openapi-fetch for one request. */
interface ExchangeOptions {
  readonly params: object;
  readonly body: unknown;
  readonly headers: Headers | undefined;
  readonly parseAs: ParseAs;
  readonly middleware: readonly Middleware[];
  fetch(request: SerializedRequest): Promise<Response>;
}

/** Sends one request through openapi-fetch. */
export type Exchange = (
  method: HttpMethod,
  path: string,
  options: ExchangeOptions,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

/**
 * Creates the openapi-fetch client of one server. No other module imports openapi-fetch.
 * See docs/decisions/0020-send-client-requests-through-openapi-fetch.md.
 */
export function createExchange(baseUrl: string): Exchange {
  // Two casts. openapi-fetch only constructs a `Request` and passes it to `fetch`. Operations are chosen at run time, by a
  // table that is generated from the same document as `paths`.
  const client = createClient<paths>({ baseUrl, Request: PlainRequest as unknown as typeof Request });
  const exchange = client.request as unknown as Exchange;
  return (method, path, options) =>
    exchange(method, path, options.middleware.length === 0 ? options : withRealRequest(options));
}

/**
 * Replaces `Request`, which listens to its signal as long as it lives, has a body that can be read only once, and takes longer to
 * construct than everything else that openapi-fetch does. openapi-fetch adds the other members of its `init`, such as the method.
 */
function PlainRequest(url: string, { headers, body }: Omit<SerializedRequest, 'url'>): SerializedRequest {
  return { url, headers, body };
}

/** Middleware of openapi-fetch may clone, read, and replace the request. */
function withRealRequest(options: ExchangeOptions): ExchangeOptions & { Request: typeof Request } {
  return {
    ...options,
    Request: globalThis.Request,
    async fetch(request) {
      const text = request instanceof globalThis.Request ? await request.text() : request.body;
      return options.fetch({ url: request.url, headers: request.headers, body: text || undefined });
    },
  };
}
