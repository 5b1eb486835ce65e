import { once } from 'node:events';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { defined } from '@specshelf/base/defined';
import { type Call, type HTTPReply, RequestError } from '@specshelf/service';
import { parseBody, smallBodyLimit } from '@specshelf/service/bodies';
import { createByteBudget } from '@specshelf/service/byte-budget';
import { createHeavyWork } from '@specshelf/service/heavy-work';
import { serverCodec } from '@specshelf/store/content-codec';
import type { RequestHandler } from 'express';
import { type AppOptions, createApp } from '../../../src/http/create-app.js';
import { createListener, type ListenerLimits } from '../../../src/http/create-listener.js';
import { createReplySender } from '../../../src/http/response/create-reply-sender.js';
import type { TransitLimits } from '../../../src/http/response/create-transit.js';
import { createLogger } from '../../../src/logging/create-logger.js';
import { type Listener, listen } from '../../../src/runtime/listen.js';
import { openRawConnection, type RawConnection } from '../http/open-raw-connection.js';

export interface AppResponse {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
}

interface RequestOptions {
  method?: string;
  headers?: Record<string, string | string[]>;
  body?: string | Uint8Array;
}

export interface TestAppOptions {
  bodyLimit?: number;
  bodyBudget?: number;
  patience?: number;
  transit?: Partial<TransitLimits>;
  corsOrigins?: '*' | readonly string[];
  limits?: Partial<ListenerLimits>;
  pages?: RequestHandler;
  cacheLimit?: number;
}

export interface TestApp {
  /** Calls of the service. */
  calls: Call[];
  /** Log lines of errors. */
  errors: unknown[];
  /** Other log lines. */
  log: unknown[];
  /** Opens a connection. */
  openRawConnection(): RawConnection;
  /** Sends a request unmodified, with a token unless `headers` override it. */
  request(path: string, options?: RequestOptions): Promise<AppResponse>;
  /** Sends raw text and returns the response text until the connection closes. */
  raw(text: string): Promise<string>;
  close(): Promise<void>;
}

const heavyWork = createHeavyWork(serverCodec);

/** Starts the HTTP layer of the server with a service that records its calls. */
export async function startApp(
  reply: (call: Call) => HTTPReply | Promise<HTTPReply> = () => ({ status: 200, headers: {}, chunks: [] }),
  {
    bodyLimit = 10_000,
    bodyBudget = 2 ** 24,
    patience,
    transit,
    limits = {},
    corsOrigins = [],
    pages = (_request, _response, next) => next(),
    cacheLimit = 2 ** 26,
  }: TestAppOptions = {},
): Promise<TestApp> {
  const calls: Call[] = [];
  const errors: unknown[] = [];
  const log: unknown[] = [];
  const service: AppOptions['service'] = {
    admit: async () => undefined,
    parseBody: (bytes) => parseBody(heavyWork, bytes),
    authenticate: async (authorization) => {
      if (authorization !== 'Bearer good') throw new RequestError('unauthenticated', 'No.');
      return {
        subject: { id: 'tester', displayName: 'Tester' },
        grants: [{ organizations: '*', scopes: [] }],
      };
    },
    handle: async (call) => {
      calls.push(call);
      return reply(call);
    },
  };
  const logger = createLogger(
    { logLevel: 'info' },
    {
      write: (text) => {
        const line = JSON.parse(text);
        (line.level < 50 ? log : errors).push(line);
      },
    },
  );
  let ids = 0;
  const app = createApp({
    service,
    pages,
    logger,
    metrics: { beginRequest: () => () => undefined },
    newRequestId: () => `request${++ids}`,
    bodyLimit,
    bodyBudget: createByteBudget({ capacity: bodyBudget, small: smallBodyLimit }),
    patience,
    sender: createReplySender({ cacheLimit, transit }),
    corsOrigins,
  });
  const listener = await listen(createListener(app.listener, logger, limits, app.messages), {
    host: '127.0.0.1',
    port: 0,
  });
  return {
    calls,
    errors,
    log,
    openRawConnection: () => openRawConnection(listener.url),
    request: (path, options) => sendRequest(listener, path, options),
    raw: (text) => raw(listener, text),
    close: listener.close,
  };
}

async function sendRequest(
  { url }: Listener,
  path: string,
  { method = 'GET', headers, body }: RequestOptions = {},
): Promise<AppResponse> {
  const { hostname, port } = new URL(url);
  const request = httpRequest({
    hostname,
    port,
    path,
    method,
    agent: false,
    headers: {
      authorization: 'Bearer good',
      ...defined({ 'content-length': body === undefined ? undefined : String(Buffer.byteLength(body)) }),
      ...headers,
    },
  });
  request.end(body);
  const [response] = await once(request, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  return { status: response.statusCode, headers: response.headers, bytes, text: bytes.toString() };
}

async function raw({ url }: Listener, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(text);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
