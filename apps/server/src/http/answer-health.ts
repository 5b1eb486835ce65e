import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';

export type Stage = 'starting' | 'serving' | 'stopping';

export interface HealthOptions {
  /** What the server is at. */
  stage(): Stage;
  /** Rejects when the database does not answer. */
  askDatabase(): Promise<unknown>;
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
    ['/healthz', async () => undefined],
    ['/readyz', () => reasonNotToAsk(options, databaseAnswers)],
  ]);
  return (request, response) => {
    const [path = ''] = (request.url ?? '').split('?', 1);
    const check = checks.get(path);
    if (check) void answer(options, path, check, request, response);
    else app(request, response);
  };
}

type Check = () => Promise<string | undefined>;

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
  const reason = await check();
  if (reason === undefined) return { status: 200, body: { status: 'ok' } };
  return { status: 503, body: { status: 'unavailable', reason } };
}

async function reasonNotToAsk({ stage }: HealthOptions, databaseAnswers: Check): Promise<string | undefined> {
  switch (stage()) {
    case 'starting':
      return 'The server is starting.';
    case 'stopping':
      return 'The server is stopping.';
    case 'serving':
      return databaseAnswers();
  }
}

/** Asks once for all who want to know at the same time: however often they ask, they take one connection. */
function createDatabaseCheck({ askDatabase, patience = defaultPatience }: HealthOptions): Check {
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
