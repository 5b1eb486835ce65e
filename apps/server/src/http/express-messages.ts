import { IncomingMessage, type ServerOptions, ServerResponse } from 'node:http';
import type { Express } from 'express';

/** The classes of requests and responses that an HTTP server creates. */
export type Messages = Pick<ServerOptions, 'IncomingMessage' | 'ServerResponse'>;

/**
 * Creates classes of requests and responses with Express's prototypes. Otherwise Express replaces the prototype of each message,
 * and V8 does not optimize objects with a replaced prototype. Express leaves messages that already have its prototype unchanged.
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
