import createClient from 'openapi-fetch';
import type { SdkRequest } from './middleware.js';
import type { HttpMethod, Query } from './operation-id.js';

/** One attempt, before it is a request. */
interface TransportRequest {
  readonly method: HttpMethod;
  /** A template. */
  readonly path: string;
  readonly pathParameters: Readonly<Record<string, string>>;
  readonly query: Query;
  /** JSON text. */
  readonly body: string | undefined;
  readonly headers: Headers;
  readonly signal: AbortSignal;
  /** Whether the body of a success is left unread. */
  readonly raw: boolean;
  send(request: SdkRequest): Promise<Response>;
}

/** The text of a success (`undefined` without a body, or left unread), or the body of a failure. */
interface TransportAnswer {
  readonly response: Response;
  readonly content: unknown;
}

/** Sends requests to a server. The only module that knows what does it; everything else is around it. */
export type Transport = (request: TransportRequest) => Promise<TransportAnswer>;

type AnyPaths = { [path: string]: { [Method in Lowercase<HttpMethod>]: AnyOperation } };

interface AnyOperation {
  parameters: { path: Readonly<Record<string, string>>; query: Query };
  requestBody?: { content: { 'application/json': string } };
  responses: { default: { content: { 'text/plain': string } } };
}

export function createTransport(baseUrl: string): Transport {
  const client = createClient<AnyPaths>({
    baseUrl,
    // A cast: openapi-fetch only makes one and passes it to `fetch`. A real one would be made again by the real `fetch`,
    // would listen to the signal for as long as it lives, and could not be sent twice.
    Request: PlainRequest as unknown as typeof Request,
    querySerializer,
    bodySerializer: (body) => body,
  });
  return async ({ method, path, pathParameters, query, body, headers, signal, raw, send }) => {
    const { response, data, error } = await client.request(lowerCase[method], path, {
      params: { path: pathParameters, query },
      headers,
      ...(body !== undefined && { body }),
      parseAs: raw ? 'stream' : 'text',
      fetch: (request) => send({ method, url: request.url, headers: request.headers, body, signal }),
    });
    // `ok` and not `error`: a failure without a body has none.
    return { response, content: response.ok ? (raw ? undefined : data) : error };
  };
}

class PlainRequest {
  readonly method: string | undefined;
  readonly headers: HeadersInit | undefined;

  constructor(
    readonly url: string,
    init: RequestInit,
  ) {
    this.method = init.method;
    this.headers = init.headers;
  }
}

const lowerCase = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

/** openapi-fetch's own does not encode names. */
function querySerializer(query: unknown): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const item of [value].flat())
      if (item !== undefined && item !== null) search.append(name, String(item));
  }
  return search.toString();
}
