import { createServer, type RequestListener, type Server } from 'node:http';
import { answerClientError } from './answer-client-error.js';

const options = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  // The application asks for it itself, and answers its absence in the form that every failure has.
  requireHostHeader: false,
};

/** An HTTP server before the application, with limits on how long a request may take to arrive. */
export function createListener(app: RequestListener): Server {
  const server = createServer(options, app);
  // The application says when it wants the body: a client that asks first is spared from sending it in vain.
  server.on('checkContinue', app);
  server.on('clientError', answerClientError);
  return server;
}
