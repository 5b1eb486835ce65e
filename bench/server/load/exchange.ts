import { type Agent, request } from 'node:http';
import type { BenchRequest } from './bench-request.js';
import { headersFor } from './headers-for.js';

export interface Answer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
  /** Milliseconds until the last byte of the response. */
  time: number;
}

export interface ExchangeOptions {
  url: string;
  token: string;
  /** Default: a new connection. */
  agent?: Agent;
  /** Whether to return the bytes of the response, not only their number. */
  keep?: boolean;
}

/** Sends one request and reads its response, with minimal overhead. */
export function exchange(ask: BenchRequest, options: ExchangeOptions): Promise<Answer & { length: number }> {
  const { path, body } = { ...ask, ...ask.renew?.() };
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const headers = {
    ...headersFor(ask, options.token),
    ...(bytes === undefined ? {} : { 'content-length': bytes.length }),
  };
  const { method = 'GET' } = ask;
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const asked = request(`${options.url}${path}`, { method, headers, agent: options.agent ?? false });
    asked.setTimeout(60_000, () => asked.destroy(new Error(`${method} ${path} took too long`)));
    asked.on('error', reject);
    asked.on('response', (response) => {
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
    asked.end(bytes);
  });
}

/** Like `exchange`, and throws on an unexpected status. */
export async function expectAnswer(
  ask: BenchRequest,
  options: ExchangeOptions,
  statuses: readonly number[] = [ask.status ?? 200],
): Promise<Answer & { length: number }> {
  const answer = await exchange(ask, options);
  if (statuses.includes(answer.status)) return answer;
  const said = answer.body.toString().slice(0, 300);
  throw new Error(`${options.url}${ask.path} was answered ${answer.status} instead of ${statuses}: ${said}`);
}
