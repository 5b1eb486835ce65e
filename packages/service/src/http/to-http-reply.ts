import { type Chunks, type Route, Serialized } from '@specshelf/contract';
import type { HTTPReply } from './http-reply.js';

interface AnyReply {
  status: number;
  headers?: Readonly<Record<string, unknown>>;
  body: unknown;
}

/** Converts the reply of a handler to an HTTP response. */
export function toHTTPReply(route: Route, reply: AnyReply): HTTPReply {
  const chunks = chunksOf(route, reply.body);
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(reply.headers ?? {})) {
    if (value !== undefined) headers[name.toLowerCase()] = String(value);
  }
  if (typeof chunks === 'function' || chunks.length > 0)
    headers['content-type'] = `${route.mediaType ?? 'application/json'}; charset=utf-8`;
  return { status: reply.status, headers, chunks };
}

function chunksOf(route: Route, body: unknown): Chunks {
  if (body === undefined) return [];
  if (body instanceof Serialized) return body.chunks;
  if (typeof body === 'string' && route.mediaType !== 'application/json') return [body];
  return [JSON.stringify(body)];
}
