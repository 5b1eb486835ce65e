import { type Agent, request as httpRequest } from 'node:http';
import type { BenchRequest } from './bench-request.js';
import { headersFor } from './headers-for.js';

export interface ExchangeResponse {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
  /** Milliseconds until the last byte of the response. */
  time: number;
}

export interface ExchangeOptions {
  url: string;
  /** Default: none. Pages show visitors with a token what members see. */
  token?: string;
  /** Default: a new connection. */
  agent?: Agent;
  /** Whether to return the bytes of the response, not only their number. */
  keep?: boolean;
}

/** Sends one request and reads its response, with minimal overhead. */
export function exchange(
  request: BenchRequest,
  options: ExchangeOptions,
): Promise<ExchangeResponse & { length: number }> {
  const { path, body } = { ...request, ...request.renew?.() };
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const headers = {
    ...headersFor(request, options.token),
    ...(bytes === undefined ? {} : { 'content-length': bytes.length }),
  };
  const { method = 'GET' } = request;
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const outgoing = httpRequest(`${options.url}${path}`, { method, headers, agent: options.agent ?? false });
    outgoing.setTimeout(60_000, () => outgoing.destroy(new Error(`${method} ${path} took too long`)));
    outgoing.on('error', reject);
    outgoing.on('response', (response) => {
      const chunks: Buffer[] = [];
      let length = 0;
      response.on('data', (chunk: Buffer) => {
        length += chunk.length;
        if (options.keep !== false) chunks.push(chunk);
      });
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode: status = 0, headers: received } = response;
        const time = performance.now() - start;
        resolve({ status, headers: received, body: Buffer.concat(chunks), time, length });
      });
    });
    outgoing.end(bytes);
  });
}

/** Like `exchange`, and throws on an unexpected status. */
export async function expectResponse(
  request: BenchRequest,
  options: ExchangeOptions,
  statuses: readonly number[] = [request.status ?? 200],
): Promise<ExchangeResponse & { length: number }> {
  const response = await exchange(request, options);
  if (statuses.includes(response.status)) return response;
  const text = response.body.toString().slice(0, 300);
  throw new Error(
    `${options.url}${request.path} returned ${response.status} instead of ${statuses}: ${text}`,
  );
}
