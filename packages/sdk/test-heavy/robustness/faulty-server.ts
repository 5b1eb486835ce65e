import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../../scripts/install/free-port.js';
import type { LoggedRequest, Place, Step } from './world.js';

/** A server that responds as a script says: with redirects, truncated bodies, resets, stalls, and the like. */
export interface FaultyServer extends Place {
  close(): void;
}

interface Script {
  readonly steps: readonly Step[];
  position: number;
  readonly requests: LoggedRequest[];
}

/**
 * Starts the server at two origins. `PUT /script/<id>` stores the responses to requests below `/s/<id>`, and `GET /log/<id>` returns those
 * requests. All other requests go to `others`.
 */
export async function startFaultyServer(others: RequestListener): Promise<FaultyServer> {
  const scripts = new Map<string, Script>();
  const listener: RequestListener = async (request, response) => {
    const [, kind, id = ''] = (request.url ?? '').split('/');
    response.setHeader('access-control-allow-origin', '*');
    // Browsers cache permanent redirects.
    response.setHeader('cache-control', 'no-store');
    if (request.method === 'OPTIONS') return respondToPreflight(response);
    if (kind === 'script') {
      scripts.set(id, { steps: JSON.parse(await textOf(request)), position: 0, requests: [] });
      return response.end();
    }
    const script = scripts.get(id);
    if (kind === 'log' && script) return response.end(JSON.stringify(script.requests));
    if (kind === 's' && script) return reply(script, id, request, response);
    return others(request, response);
  };
  const servers = [createServer(listener), createServer(listener)];
  // Chromium keeps unused connections open.
  const close = () => {
    for (const server of servers) server.close().closeAllConnections();
  };
  const [origin = '', otherOrigin = ''] = await Promise.all(
    servers.map(async (server) => {
      const port = await freePort();
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', 2048, resolve));
      return `http://127.0.0.1:${port}`;
    }),
  );
  return { origin, otherOrigin, closedOrigin: `http://127.0.0.1:${await freePort()}`, close };
}

/** Allows the headers that the client may send from a page, and no others. */
function respondToPreflight(response: ServerResponse): void {
  response.writeHead(204, {
    'access-control-allow-headers': 'authorization, content-type',
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  });
  response.end();
}

async function reply(
  script: Script,
  id: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = (request.url ?? '').slice(`/s/${id}`.length);
  const sequence = script.steps.filter(({ at }) => at === undefined);
  const step =
    script.steps.find(({ at }) => at === path) ??
    sequence[Math.min(script.position++, sequence.length - 1)] ??
    {};
  const entry: LoggedRequest = {
    origin: `http://${request.headers.host}`,
    method: request.method ?? '',
    path,
    headers: { ...request.headers },
    body: '',
    isCanceled: false,
  };
  script.requests.push(entry);
  response.once('close', () => {
    entry.isCanceled = !response.writableFinished;
  });
  entry.body = await textOf(request).catch(() => '');
  await play(step, response);
}

async function play(step: Step, response: ServerResponse): Promise<void> {
  const { status = 200, headers = {}, body = '', encoding = 'utf8', delay, stall, reset, chunks } = step;
  if (delay !== undefined) await pause(delay);
  if (stall === 'headers') return;
  if (reset === 'headers') return void response.socket?.resetAndDestroy();
  const bytes = Buffer.from(body, encoding);
  // Chromium does not read the body of a 205, so that another request would get it as its response.
  if (status === 205) response.setHeader('connection', 'close');
  const isWhole = !stall && !reset && !chunks && !step.isChunked;
  response.writeHead(
    status,
    isWhole && status !== 204 ? { 'content-length': bytes.length, ...headers } : headers,
  );
  response.flushHeaders();
  if (bytes.length > 0) response.write(bytes);
  if (stall === 'body') return;
  if (reset === 'body') {
    await pause(20);
    response.socket?.resetAndDestroy();
    return;
  }
  for (const chunk of chunks ?? []) {
    await pause(20);
    response.write(Buffer.from(chunk, 'base64'));
  }
  response.end();
}

async function textOf(request: IncomingMessage): Promise<string> {
  return Buffer.concat(await request.toArray()).toString();
}
