import { type Agent, request } from 'node:http';
import type { Ask } from './ask.js';
import { headersFor } from './headers-for.js';

export interface Answer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
  /** Until the last byte of the answer, in milliseconds. */
  time: number;
}

export interface ExchangeOptions {
  url: string;
  token: string;
  /** By default a connection of its own. */
  agent?: Agent;
  /** Whether the bytes of the answer are wanted, not only their number. */
  keep?: boolean;
}

/** One request and its answer, with as little around it as possible. */
export function exchange(ask: Ask, options: ExchangeOptions): Promise<Answer & { length: number }> {
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

/** The same, where only the expected status is an answer. */
export async function expectAnswer(
  ask: Ask,
  options: ExchangeOptions,
  statuses: readonly number[] = [ask.status ?? 200],
): Promise<Answer & { length: number }> {
  const answer = await exchange(ask, options);
  if (statuses.includes(answer.status)) return answer;
  const said = answer.body.toString().slice(0, 300);
  throw new Error(`${options.url}${ask.path} was answered ${answer.status} instead of ${statuses}: ${said}`);
}
