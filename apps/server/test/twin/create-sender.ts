import { defined } from '@specshelf/base/defined';
import type { Pool } from 'undici';
import { baseUrl } from './start-twin-server.js';
import { lastCursor, lastTag, type TwinRequest } from './twin-request.js';

/** A complete response. */
export interface TwinResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  text: string;
}

export type Send = (request: Request) => Promise<TwinResponse>;

/** Sends requests, and replaces placeholders with the tokens of the world and the last cursor and ETag. */
export function createSender(
  secrets: Readonly<Record<string, string>>,
  send: Send,
): (request: TwinRequest) => Promise<TwinResponse> {
  let cursor = '';
  let tag = '';
  const fill = (text: string): string =>
    text
      .replaceAll(lastCursor, cursor)
      .replaceAll(lastTag, tag)
      .replaceAll(/\{(\w+)\}/g, (all, name) => secrets[name] ?? all);
  return async ({ method, target, headers, body }) => {
    const filled = Object.entries(headers).map(([name, value]) => [name, fill(value)] as const);
    const request = new Request(baseUrl + target.replaceAll(lastCursor, cursor), {
      method,
      headers: Object.fromEntries(filled),
      // As bytes, because `fetch` adds a Content-Type to strings.
      ...defined({
        body: body === undefined ? undefined : typeof body === 'string' ? encoder.encode(body) : body,
      }),
    });
    const reply = await send(request);
    cursor = /"next":\{"page":"([^"]+)"/.exec(reply.text)?.[1] ?? cursor;
    tag = reply.headers['etag'] ?? tag;
    return reply;
  };
}

const encoder = new TextEncoder();

/** Sends a request over HTTP like `fetch`, and returns all response headers. */
export async function sendToServer(pool: Pool, request: Request): Promise<TwinResponse> {
  const { pathname, search } = new URL(request.url);
  const bytes = new Uint8Array(await request.arrayBuffer());
  const response = await pool.request({
    method: request.method,
    path: pathname + search,
    headers: Object.fromEntries(request.headers),
    body: bytes.byteLength === 0 ? null : bytes,
  });
  const headers = Object.entries(response.headers).map(([name, value]) => [name, String(value)] as const);
  return {
    status: response.statusCode,
    headers: Object.fromEntries(headers),
    text: await response.body.text(),
  };
}
