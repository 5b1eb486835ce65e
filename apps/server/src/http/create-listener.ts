import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { atMostEvery } from '@specshelf/base/at-most-every';
import type { Logger } from 'pino';
import type { Messages } from './express-messages.js';
import { sendClientError } from './response/send-client-error.js';

/** Limits for slow and idle clients. Times are in milliseconds. */
export interface ListenerLimits {
  /** Maximum time to receive the headers of a request. */
  headersTimeout: number;
  /** Maximum time to receive a whole request. */
  requestTimeout: number;
  /** Maximum time until the client reads the next part of a response. */
  responseTimeout: number;
  /** Maximum time until the next request of a keep-alive connection. */
  keepAliveTimeout: number;
  /** Period of the checks for timeouts. */
  connectionsCheckingInterval: number;
  /** Maximum number of concurrent connections. */
  maxConnections: number;
}

const defaultLimits: ListenerLimits = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  responseTimeout: 60_000,
  // Longer than the 60 s of common proxies: if the server closed first, a request in transit would be lost.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  maxConnections: 5_000,
};

/** Creates an HTTP server with timeouts for slow clients. */
export function createListener(
  app: RequestListener,
  logger: Pick<Logger, 'warn'>,
  limits: Partial<ListenerLimits> = {},
  messages: Messages = {},
): Server {
  const { maxConnections, responseTimeout, ...timeouts } = { ...defaultLimits, ...limits };
  // The application checks the Host header itself, so that the error has the format of the API.
  const server = createServer({ ...timeouts, ...messages, requireHostHeader: false });
  server.maxConnections = maxConnections;
  server.on(
    'drop',
    atMostEvery(60_000, () => logger.warn({ maxConnections }, 'too many connections')),
  );

  const responses = new WeakMap<Duplex, ServerResponse>();
  const listener = (request: IncomingMessage, response: ServerResponse & { req: IncomingMessage }) => {
    responses.set(request.socket, response);
    app(request, response);
  };
  server.on('request', listener);
  // The application accepts the body after its checks, so that a rejected client does not send it.
  server.on('checkContinue', listener);
  // Node.js would reject other expectations itself, without a body and without a log line.
  server.on('checkExpectation', listener);
  server.setTimeout(responseTimeout, (socket) => {
    const response = responses.get(socket);
    // A client that waits for the response is not idle.
    if (!response || response.headersSent) socket.destroy();
  });
  server.on('clientError', (error, socket) => sendClientError(error, socket, responses.get(socket)));
  return server;
}
