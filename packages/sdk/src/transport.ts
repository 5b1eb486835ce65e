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

/** The text of the answer; `undefined` without one, or left unread. */
interface TransportAnswer {
  readonly response: Response;
  readonly text: string | undefined;
}

/** Sends requests to a server. */
export type Transport = (request: TransportRequest) => Promise<TransportAnswer>;

export function createTransport(baseUrl: string): Transport {
  return async ({ method, path, pathParameters, query, body, headers, signal, raw, send }) => {
    const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(pathParameters[name] ?? ''));
    const url = baseUrl + filled + searchOf(query);
    const response = await send({ method, url, headers, body, signal });
    const text = raw && response.ok ? undefined : (await response.text()) || undefined;
    return { response, text };
  };
}

function searchOf(query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of [value].flat()) {
      if (item !== undefined && item !== null) search.append(name, String(item));
    }
  }
  const text = search.toString();
  return text && `?${text}`;
}
