import { Client, type ClientOptions } from '@specshelf/sdk';

/** A request of the client. */
export interface Sent {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: unknown;
  readonly signal: AbortSignal;
}

type Reply = Response | Error | ((sent: Sent) => Response | Promise<Response>);

/** Returns a client whose `fetch` returns these replies, repeating the last one, and the requests that it received. */
export function clientOf(replies: Reply | readonly Reply[], options: ClientOptions = {}) {
  const queue = [replies].flat();
  const sent: Sent[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = sentOf(input, init);
    const reply = queue[Math.min(sent.length, queue.length - 1)];
    sent.push(request);
    if (reply instanceof Error) throw reply;
    if (typeof reply === 'function') return reply(request);
    if (!reply) throw new Error('no reply');
    return reply.clone();
  };
  const client = new Client({ baseUrl: 'https://specs.test', token: 'secret-token', fetch, ...options });
  return { client, sent };
}

function sentOf(input: RequestInfo | URL, init: RequestInit = {}): Sent {
  const { method, headers, body, signal } = init;
  if (input instanceof Request || !method || !signal) throw new Error('sent as a URL and its init');
  return {
    method,
    url: new URL(input),
    headers: new Headers(headers),
    body: typeof body === 'string' ? JSON.parse(body) : body,
    signal,
  };
}

export function json(body: unknown, init: ResponseInit = {}): Response {
  return Response.json(body, init);
}

export function failure(status: number, headers: Record<string, string> = {}): Response {
  return json({ error: { code: status, type: 'word', message: `no ${status}` } }, { status, headers });
}

/** Never responds, and rejects when its signal aborts. */
export function silence({ signal }: Sent): Promise<Response> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}

export const user = {
  object: 'user',
  id: 'u1',
  displayName: 'Ada',
  urls: { location: 'https://specs.test/v1/user' },
} as const;

export const specRef = { organizationId: 'acme', specSlug: 'pets' } as const;

/** A specification as returned by the server. */
export function spec(changes: object = {}) {
  return {
    object: 'openapi-spec',
    id: 's1',
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    slug: 'pets',
    processingState: 'complete',
    visibility: 'private',
    lastProcessedErrors: [],
    lastProcessedErrorCount: 0,
    permissions: { view: true, edit: true },
    urls: { location: 'https://specs.test/pets', app: 'https://specs.test/app/pets' },
    ...changes,
  };
}
