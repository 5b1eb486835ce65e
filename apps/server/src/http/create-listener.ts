import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import type { Messages } from './express-messages.js';
import { answerClientError } from './response/answer-client-error.js';

/** What a client may take of us by doing nothing. Times are in milliseconds. */
export interface ListenerLimits {
  /** Until the head of a request is here. */
  headersTimeout: number;
  /** Until all of it is here. */
  requestTimeout: number;
  /** Until the client takes the next part of an answer. */
  answerTimeout: number;
  /** Until the next request of a connection begins. */
  keepAliveTimeout: number;
  /** How often it is looked whether a request takes too long. */
  connectionsCheckingInterval: number;
  /** How many may be connected at once. */
  maxConnections: number;
}

const defaultLimits: ListenerLimits = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  answerTimeout: 60_000,
  // Proxies keep a connection for a minute: who closes it first must not be us, when the next request is on its way.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  maxConnections: 5_000,
};

/** An HTTP server before the application, with limits on how long a request may take to arrive. */
export function createListener(
  app: RequestListener,
  logger: Pick<Logger, 'warn'>,
  limits: Partial<ListenerLimits> = {},
  messages: Messages = {},
): Server {
  const { maxConnections, answerTimeout, ...timeouts } = { ...defaultLimits, ...limits };
  // The application asks for a host itself, and answers its absence in the form that every failure has.
  const server = createServer({ ...timeouts, ...messages, requireHostHeader: false });
  server.maxConnections = maxConnections;
  server.on(
    'drop',
    onceAMinute(() => logger.warn({ maxConnections }, 'too many connections')),
  );

  const responses = new WeakMap<Duplex, ServerResponse>();
  const listener = (request: IncomingMessage, response: ServerResponse & { req: IncomingMessage }) => {
    responses.set(request.socket, response);
    app(request, response);
  };
  server.on('request', listener);
  // The application says when it wants the body: a client that asks first is spared from sending it in vain.
  server.on('checkContinue', listener);
  // Node.js would answer other expectations itself, without a body and a line in the log.
  server.on('checkExpectation', listener);
  server.setTimeout(answerTimeout, (socket) => {
    const response = responses.get(socket);
    // Whoever waits for us has nothing to send or to take.
    if (!response || response.headersSent) socket.destroy();
  });
  server.on('clientError', (error, socket) => answerClientError(error, socket, responses.get(socket)));
  return server;
}

function onceAMinute(act: () => void): () => void {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - last < 60_000) return;
    last = performance.now();
    act();
  };
}
