import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { errorReply, methodNotAllowed, readText } from '@specshelf/service';
import type { Logger } from 'pino';

export type Stage = 'starting' | 'serving' | 'stopping';

export interface HealthOptions {
  /** Returns the current stage of the server. */
  stage(): Stage;
  checkDatabase(): Promise<Health>;
  logger: Pick<Logger, 'debug'>;
}

/** The health of the server. `degraded`: reads work, writes fail. */
interface Health {
  status: 'ok' | 'degraded' | 'unavailable';
  reason?: string;
}

/**
 * Handles `/healthz` (liveness) and `/readyz` (readiness) before all other handlers: health probes have no token, are exempt
 * from rate limits, and arrive every few seconds, also while the server starts and stops.
 */
export function serveHealth(app: RequestListener, options: HealthOptions): RequestListener {
  const checks = new Map([
    ['/healthz', async () => ok],
    ['/readyz', () => readiness(options)],
  ]);
  return (request, response) => {
    const [path = ''] = (request.url ?? '').split('?', 1);
    const check = checks.get(path);
    if (check) void sendHealth(options, { path, check }, request, response);
    else app(request, response);
  };
}

type Check = () => Promise<Health>;

const ok: Health = { status: 'ok' };

async function sendHealth(
  { logger }: HealthOptions,
  { path, check }: { path: string; check: Check },
  { method = '' }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { status, headers, text } = await resultOf(method, check);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text) + 1,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  response.end(`${text}\n`);
  logger.debug({ method, path, status }, 'health');
}

async function resultOf(method: string, check: Check): Promise<HealthReply> {
  if (method !== 'GET' && method !== 'HEAD') {
    const { status, headers, chunks } = errorReply(methodNotAllowed(method, ['GET']));
    return { status, headers, text: await readText({ chunks }) };
  }
  const health = await check();
  return { status: health.status === 'unavailable' ? 503 : 200, headers: {}, text: JSON.stringify(health) };
}

interface HealthReply {
  status: number;
  headers: Readonly<Record<string, string>>;
  text: string;
}

async function readiness({ stage, checkDatabase }: HealthOptions): Promise<Health> {
  if (stage() === 'serving') return checkDatabase();
  return { status: 'unavailable', reason: `The server is ${stage()}.` };
}
