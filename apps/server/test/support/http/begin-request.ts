import { once } from 'node:events';
import { type Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { json } from 'node:stream/consumers';

export interface BegunRequest {
  /** Sends the body and returns the response. */
  finish(): Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: unknown }>;
  hangUp(): void;
  /** Resolves when the connection fails before the response. */
  cut: Promise<unknown>;
}

/** Sends the headers of a PUT of a specification. Resolves when the server waits for the body. */
export async function beginRequest(url: string, token: string, agent?: Agent): Promise<BegunRequest> {
  const body = JSON.stringify({ source: { text: 'openapi: 3.1.0' } });
  const request = httpRequest(url, {
    agent,
    method: 'PUT',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      expect: '100-continue',
    },
  });
  const cut = once(request, 'error');
  cut.catch(() => undefined);
  request.flushHeaders();
  await once(request, 'continue');
  return {
    cut,
    hangUp: () => request.destroy(),
    finish: async () => {
      request.end(body);
      const [response] = await once(request, 'response');
      return { status: response.statusCode, headers: response.headers, body: await json(response) };
    },
  };
}
