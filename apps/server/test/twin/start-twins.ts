import { type WorldToken, world } from '@specshelf/conformance';
import { type Backend, type BackendOptions, createBackend, type Grant } from '@specshelf/mocks/backend';
import { Pool } from 'undici';
import { createSender, sendToServer, type TwinResponse } from './create-sender.js';
import { idSeed } from './id-of-twins.js';
import { baseUrl, initialRequests, startTwinServer } from './start-twin-server.js';
import type { TwinRequest } from './twin-request.js';

/** A server and a mock backend with the same world. */
export interface Twins {
  /** The URL at which the server listens. Its public URL is `baseUrl`. */
  serverURL: string;
  backend: Backend;
  /** The tokens of both, by the names in the world of the conformance suite. */
  secrets: Readonly<Record<string, string>>;
  send(request: TwinRequest): Promise<TwinResponses>;
  close(): Promise<void>;
}

export interface TwinResponses {
  server: TwinResponse;
  mocks: TwinResponse;
}

/** Starts both with the world of the conformance suite and two specifications. */
export async function startTwins(): Promise<Twins> {
  const { server, secrets } = await startTwinServer();
  const pool = new Pool(server.url, { connections: 1 });
  const backend = createBackend(mocksOptions(secrets));
  const senders = {
    server: createSender(secrets, (request) => sendToServer(pool, request)),
    mocks: createSender(secrets, (request) => sendToMocks(backend, request)),
  };
  const send = async (request: TwinRequest): Promise<TwinResponses> => {
    const responses = { server: await senders.server(request), mocks: await senders.mocks(request) };
    // Drains both queues, so that no later response depends on the timing of the processing.
    if (mayChange(request, responses))
      await Promise.all([server.server.processor.idle(), backend.drainQueue()]);
    return responses;
  };
  for (const request of initialRequests) await send(request);
  return {
    ...{ serverURL: server.url, backend, secrets, send },
    close: async () => {
      await pool.close();
      await server.close();
    },
  };
}

function mocksOptions(secrets: Readonly<Record<string, string>>): BackendOptions {
  const grants = Object.entries(world.tokens).map(
    ([name, token]) => [secrets[name] ?? name, toGrant(token)] as const,
  );
  return {
    baseUrl,
    seed: idSeed,
    startAt: world.now,
    world: { organizations: world.organizations },
    auth: { tokens: Object.fromEntries(grants) },
    processing: { kind: 'manual' },
  };
}

function toGrant({ organizations, ...token }: WorldToken): Grant {
  return { ...token, organizations: organizations === '*' ? 'all' : organizations };
}

async function sendToMocks({ fetch }: Backend, request: Request): Promise<TwinResponse> {
  const response = await fetch(request);
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    text: await response.text(),
  };
}

function mayChange({ method }: TwinRequest, { server, mocks }: TwinResponses): boolean {
  return method !== 'GET' && Math.min(server.status, mocks.status) < 300;
}
