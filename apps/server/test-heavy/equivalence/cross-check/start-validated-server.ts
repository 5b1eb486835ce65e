import { createServer } from 'node:http';
import { defined } from '@specshelf/base/defined';
import { world } from '@specshelf/conformance';
import { routes } from '@specshelf/contract';
import express, { type ErrorRequestHandler, type RequestHandler, type Response } from 'express';
import * as OpenApiValidator from 'express-openapi-validator';
import { Pool } from 'undici';
import { listen } from '../../../src/runtime/listen.js';
import { createSender, sendToServer, type TwinResponse } from '../../../test/twin/create-sender.js';
import { initialRequests, startTwinServer } from '../../../test/twin/start-twin-server.js';
import type { TwinRequest } from '../../../test/twin/twin-request.js';

/** The verdict of the middleware on a request, the response of the server, and the verdict of the middleware on that. */
export interface Exchange {
  /** The reason why the middleware, or the HTTP parser in front of it, rejected the request; undefined if it was accepted. */
  rejection?: Rejection;
  response: TwinResponse;
  /** Why the middleware rejected the response; undefined if it was accepted. */
  violation?: string;
  /** Whether the middleware has validated the response. The document has no responses of unknown paths and methods. */
  isResponseValidated: boolean;
}

interface Rejection {
  status: number;
  message: string;
}

export interface ValidatedServer {
  exchange(request: TwinRequest): Promise<Exchange>;
  /** Changes all stored specifications without the rules of the service. */
  overwriteSpecs(values: Readonly<Record<string, string>>): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts the server behind the unmodified middleware of express-openapi-validator. The server receives a request that the
 * middleware rejects as well, so that both verdicts are known.
 */
export async function startValidatedServer(
  document: Readonly<Record<string, unknown>>,
): Promise<ValidatedServer> {
  const { server, secrets } = await startTwinServer();
  const operator = await server.token({
    organizations: '*',
    scopes: [...new Set(routes.flatMap(({ scopes }) => scopes))],
  });
  const pool = new Pool(server.url, { connections: 1 });
  const front = await startFront(document, (request) => sendToServer(pool, request));
  let last: Exchange | undefined;
  // With all permissions: the server checks access before it validates a request, and the middleware does not check it.
  const permitted = Object.entries(secrets).map(([name, secret]) => [
    name,
    isValid(name) ? operator : secret,
  ]);
  const send = createSender(Object.fromEntries(permitted), async (request) => {
    last = await front.exchange(request);
    return last.response;
  });
  const exchange = async (request: TwinRequest): Promise<Exchange> => {
    await send(request);
    if (!last) throw new Error('The request was not sent');
    if (request.method !== 'GET' && last.response.status < 300) await server.server.processor.idle();
    return last;
  };
  for (const request of initialRequests) await exchange(request);
  return {
    exchange,
    overwriteSpecs: (values) =>
      server.server.database.write(async (connection) => {
        await connection('openapi_specs').update(values);
      }),
    close: async () => {
      await front.close();
      await pool.close();
      await server.close();
    },
  };
}

function isValid(name: string): boolean {
  const { revokedAt, expiresAt = world.now } = world.tokens[name] ?? {};
  return revokedAt === undefined && expiresAt >= world.now;
}

interface Front {
  exchange(request: Request): Promise<Exchange>;
  close(): Promise<void>;
}

type Send = (request: Request) => Promise<TwinResponse>;

/** An Express application with the middleware, as its manual shows it, that forwards each request as it was sent. */
async function startFront(document: Readonly<Record<string, unknown>>, send: Send): Promise<Front> {
  // One request at a time.
  let current: Partial<Exchange> & { request: Request };
  const forward: RequestHandler = async (_request, response) => {
    current.response = await send(current.request.clone());
    writeJSON(response, current.response);
  };
  const onRejection: ErrorRequestHandler = (error, _request, response, next) => {
    if (current.response) return onViolation(error, _request, response, next);
    current.rejection = { status: error.status, message: error.message };
    next();
  };
  const onViolation: ErrorRequestHandler = async (error, _request, response, _next) => {
    if (current.response) current.violation = error.message;
    // The path or the method is in no document, so that there is no schema for the response.
    else current = { ...current, response: await send(current.request.clone()), isResponseValidated: false };
    response.status(500).end();
  };
  const apiSpec = structuredClone(document);
  if (!isOpenAPIDocument(apiSpec)) throw new Error('The document of the API is not an OpenAPI 3.1 document');
  const app = express();
  app.enable('strict routing');
  app.enable('case sensitive routing');
  app.set('query parser', 'simple');
  app.use(express.json({ limit: '48mb' }));
  app.use(OpenApiValidator.middleware({ apiSpec, validateResponses: true }));
  app.use(forward);
  app.use(onRejection);
  app.use(
    OpenApiValidator.middleware({
      apiSpec: structuredClone(apiSpec),
      validateRequests: false,
      validateSecurity: false,
      validateResponses: true,
    }),
  );
  app.use(forward);
  app.use(onViolation);
  const listener = await listen(createServer(app), { host: '127.0.0.1', port: 0 });
  const pool = new Pool(listener.url, { connections: 1 });
  return {
    exchange: async (request) => {
      current = { request };
      const { status } = await sendToServer(pool, request.clone());
      const { response, isResponseValidated = true, rejection, violation } = current;
      if (!response) {
        return {
          rejection: { status, message: 'not HTTP' },
          response: await send(request),
          isResponseValidated: false,
        };
      }
      return {
        response,
        isResponseValidated,
        ...defined({ rejection, violation }),
      };
    },
    close: async () => {
      await pool.close();
      await listener.close();
    },
  };
}

/** Through `json`, which the middleware watches. */
function writeJSON(response: Response, { status, headers, text }: TwinResponse): void {
  const type = headers['content-type'];
  response.status(status);
  if (type !== undefined) response.set('content-type', type);
  if (text === '') response.json();
  else if (type?.startsWith('application/json')) response.json(JSON.parse(text));
  else response.send(text);
}

type Document = Exclude<Parameters<typeof OpenApiValidator.middleware>[0]['apiSpec'], string>;

function isOpenAPIDocument(document: object): document is Document {
  return 'openapi' in document && String(document.openapi).startsWith('3.1') && 'paths' in document;
}
