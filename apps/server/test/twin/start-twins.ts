import { fixture, type WorldToken, world } from '@specshelf/conformance';
import { type Backend, type BackendOptions, createBackend, type Grant } from '@specshelf/mocks/backend';
import type { FetchResult } from '@specshelf/service';
import { Pool } from 'undici';
import { fillServer } from '../support/fill-server.js';
import { startServer } from '../support/start-server.js';
import { idOfTwins, idSeed } from './id-of-twins.js';
import { pets } from './pets.js';
import { lastCursor, lastTag, type TwinRequest } from './twin-request.js';

/** An answer of one of the two. */
export interface TwinAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  text: string;
}

/** A server and a mock of it, which hold the same world. */
export interface Twins {
  ask(request: TwinRequest): Promise<Answers>;
  close(): Promise<void>;
}

export interface Answers {
  server: TwinAnswer;
  mocks: TwinAnswer;
}

const baseUrl = 'https://specs.example';

/** Starts both with the world of the conformance suite, and two specifications in it. */
export async function startTwins(): Promise<Twins> {
  let ids = 0;
  const server = await startServer({
    databaseFile: ':memory:',
    start: new Date(world.now),
    config: { publicURL: baseUrl },
    overrides: { newId: () => idOfTwins(++ids), fetchSource: async ({ url }) => foundNothing(url) },
  });
  const secrets = await fillServer(server, world);
  const pool = new Pool(server.url, { connections: 1 });
  const backend = createBackend(mocksOptions(secrets));
  const speakers = {
    server: createSpeaker(secrets, (request) => askServer(pool, request)),
    mocks: createSpeaker(secrets, (request) => askMocks(backend, request)),
  };
  const ask = async (request: TwinRequest): Promise<Answers> => {
    const answers = { server: await speakers.server(request), mocks: await speakers.mocks(request) };
    // What is processed at an unknown time would be seen by one of them and not by the other.
    if (mayChange(request, answers)) await Promise.all([server.server.processor.idle(), backend.settle()]);
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

const headers = { authorization: 'Bearer {editor}', 'content-type': 'application/json' };
const beginnings: readonly TwinRequest[] = [
  { method: 'PUT', target: '/v1/orgs/acme/openapi/pets', headers, body: sourceOf(pets) },
  { method: 'PUT', target: '/v1/orgs/acme/openapi/ferry', headers, body: sourceOf(fixture('ferry.yaml')) },
  { method: 'PATCH', target: '/v1/orgs/acme/openapi/ferry', headers, body: '{"visibility":"public"}' },
];

function sourceOf(text: string): string {
  return JSON.stringify({ source: { text } });
}

/** As mocks say it. */
function foundNothing(url: string): FetchResult {
  const message = `The mock knows no source at ${url}. Give it one with the option \`sources\` or with \`add.source\`.`;
  return { kind: 'failed', code: 'FETCH_ERROR', cause: 'not-found', message, temporary: false };
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

type Ask = (request: Request) => Promise<TwinAnswer>;

/** Asks one of the two, and puts into the next request what the answers before it have said. */
function createSpeaker(
  secrets: Readonly<Record<string, string>>,
  ask: Ask,
): (request: TwinRequest) => Promise<TwinAnswer> {
  let cursor = '';
  let tag = '';
  const fill = (text: string): string =>
    text
      .replaceAll(lastCursor, cursor)
      .replaceAll(lastTag, tag)
      .replaceAll(/\{(\w+)\}/g, (all, name) => secrets[name] ?? all);
  return async ({ method, target, headers, body }) => {
    const filled = Object.entries(headers).map(([name, value]) => [name, fill(value)] as const);
    const request = new Request(baseUrl + target.replaceAll(lastCursor, cursor), {
      method,
      headers: Object.fromEntries(filled),
      // Bytes, for which nobody makes up a Content-Type.
      ...(body === undefined ? {} : { body: typeof body === 'string' ? encoder.encode(body) : body }),
    });
    const answer = await ask(request);
    cursor = /"next":\{"page":"([^"]+)"/.exec(answer.text)?.[1] ?? cursor;
    tag = answer.headers['etag'] ?? tag;
    return answer;
  };
}

const encoder = new TextEncoder();

/** Over HTTP, what `fetch` would send. */
async function askServer(pool: Pool, request: Request): Promise<TwinAnswer> {
  const { pathname, search } = new URL(request.url);
  const bytes = new Uint8Array(await request.arrayBuffer());
  const response = await pool.request({
    method: request.method,
    path: pathname + search,
    headers: Object.fromEntries(request.headers),
    body: bytes.byteLength === 0 ? null : bytes,
  });
  const headers = Object.entries(response.headers).map(([name, value]) => [name, String(value)] as const);
  return {
    status: response.statusCode,
    headers: Object.fromEntries(headers),
    text: await response.body.text(),
  };
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
