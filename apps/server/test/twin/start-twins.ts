import { type WorldToken, world } from '@specshelf/conformance';
import { type Backend, type BackendOptions, createBackend, type Grant } from '@specshelf/mocks/backend';
import { Pool } from 'undici';
import { askServer, createSpeaker, type TwinAnswer } from './create-speaker.js';
import { idSeed } from './id-of-twins.js';
import { baseUrl, beginnings, startTwinServer } from './start-twin-server.js';
import type { TwinRequest } from './twin-request.js';

/** A server and a mock of it, which hold the same world. */
export interface Twins {
  ask(request: TwinRequest): Promise<Answers>;
  close(): Promise<void>;
}

export interface Answers {
  server: TwinAnswer;
  mocks: TwinAnswer;
}

/** Starts both with the world of the conformance suite, and two specifications in it. */
export async function startTwins(): Promise<Twins> {
  const { server, secrets } = await startTwinServer();
  const pool = new Pool(server.url, { connections: 1 });
  const backend = createBackend(mocksOptions(secrets));
  const speakers = {
    server: createSpeaker(secrets, (request) => askServer(pool, request)),
    mocks: createSpeaker(secrets, (request) => askMocks(backend, request)),
  };
  const ask = async (request: TwinRequest): Promise<Answers> => {
    const answers = { server: await speakers.server(request), mocks: await speakers.mocks(request) };
    // What is processed at an unknown time would be seen by one of them and not by the other.
    if (mayChange(request, answers))
      await Promise.all([server.server.processor.idle(), backend.drainQueue()]);
    return answers;
  };
  for (const request of beginnings) await ask(request);
  return {
    ask,
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

async function askMocks({ fetch }: Backend, request: Request): Promise<TwinAnswer> {
  const response = await fetch(request);
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    text: await response.text(),
  };
}

function mayChange({ method }: TwinRequest, { server, mocks }: Answers): boolean {
  return method !== 'GET' && Math.min(server.status, mocks.status) < 300;
}
