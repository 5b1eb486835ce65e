import { IncomingMessage, type ServerOptions, ServerResponse } from 'node:http';
import type { Express } from 'express';

/** What an HTTP server makes of each request and for its answer. */
export type Messages = Pick<ServerOptions, 'IncomingMessage' | 'ServerResponse'>;

/**
 * Requests and answers that are born as those of Express. It gives others a prototype of its own when they arrive, and an
 * object whose prototype has changed is slow for everybody who touches it from then on: this took twice the time of all else
 * that is done between a request and its answer. One that has the prototype already is left as it is.
 * See docs/decisions/0028-reduce-express-and-validator-overhead.md.
 */
export function expressMessages(app: Express): Messages {
  class ExpressRequest extends IncomingMessage {}
  class ExpressResponse<Request extends IncomingMessage> extends ServerResponse<Request> {}
  Object.setPrototypeOf(ExpressRequest.prototype, Reflect.get(app, 'request'));
  Object.setPrototypeOf(ExpressResponse.prototype, Reflect.get(app, 'response'));
  Object.assign(app, { request: ExpressRequest.prototype, response: ExpressResponse.prototype });
  return { IncomingMessage: ExpressRequest, ServerResponse: ExpressResponse };
}
