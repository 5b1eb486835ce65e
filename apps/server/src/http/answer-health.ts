import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';

export type Stage = 'starting' | 'serving' | 'stopping';

export interface HealthOptions {
  /** What the server is at. */
  stage(): Stage;
  /** Rejects when the database does not answer. */
  askDatabase(): Promise<unknown>;
  /** Whether there was no room for something a moment ago. */
  isStorageFull(): boolean;
  logger: Pick<Logger, 'debug'>;
  /** How long the database may take, in milliseconds. */
  patience?: number;
}

// Who asks waits for a second as a rule.
const defaultPatience = 800;

/**
 * Answers `/healthz` (the process answers) and `/readyz` (it can do its work) before anything else looks at a request: whoever
 * asks has no token, must not be counted, and asks every few seconds, also of a server that is about to stop.
 */
export function answerHealth(app: RequestListener, options: HealthOptions): RequestListener {
  const databaseAnswers = createDatabaseCheck(options);
  const checks = new Map([
    ['/healthz', async () => ok],
    ['/readyz', () => readiness(options, databaseAnswers)],
  ]);
  return (request, response) => {
    const [path = ''] = (request.url ?? '').split('?', 1);
    const check = checks.get(path);
    if (check) void answer(options, path, check, request, response);
    else app(request, response);
  };
}

interface Health {
  status: 'ok' | 'degraded' | 'unavailable';
  reason?: string;
}

type Check = () => Promise<Health>;

const ok: Health = { status: 'ok' };

async function answer(
  { logger }: HealthOptions,
  path: string,
  check: Check,
  { method = '' }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { status, body } = await resultOf(method, check);
  const text = `${JSON.stringify(body)}\n`;
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(status === 405 ? { allow: 'GET, HEAD' } : {}),
  });
  response.end(text);
  logger.debug({ method, path, status }, 'health');
}

async function resultOf(method: string, check: Check): Promise<{ status: number; body: unknown }> {
  if (method !== 'GET' && method !== 'HEAD') {
    const message = `${method} is not possible here. Possible: GET, HEAD.`;
    return { status: 405, body: { error: { code: 405, type: 'method-not-allowed', message } } };
  }
  const health = await check();
  return { status: health.status === 'unavailable' ? 503 : 200, body: health };
}

async function readiness(
  { stage, isStorageFull }: HealthOptions,
  databaseAnswers: () => Promise<string | undefined>,
): Promise<Health> {
  const reason = stage() === 'serving' ? await databaseAnswers() : `The server is ${stage()}.`;
  if (reason !== undefined) return { status: 'unavailable', reason };
  // Another server could write as little; and this one answers all that is read.
  if (isStorageFull()) return { status: 'degraded', reason: 'The storage is full: it can only be read.' };
  return ok;
}

/** Asks once for all who want to know at the same time: however often they ask, they take one connection. */
function createDatabaseCheck({
  askDatabase,
  patience = defaultPatience,
}: HealthOptions): () => Promise<string | undefined> {
  let asked: Promise<string | undefined> | undefined;
  const ask = async (): Promise<string | undefined> => {
    try {
      await askDatabase();
      return undefined;
    } catch {
      return 'The database cannot be reached.';
    }
  };
  return async () => {
    asked ??= ask().finally(() => {
      asked = undefined;
    });
    const patient = new AbortController();
    const late = setTimeout(patience, `The database has not answered within ${patience} ms.`, patient);
    try {
      return await Promise.race([asked, late]);
    } finally {
      patient.abort();
    }
  };
}
