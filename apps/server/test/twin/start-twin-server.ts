import { fixture, world } from '@specshelf/conformance';
import type { FetchResult } from '@specshelf/service';
import { fillServer } from '../support/server/fill-server.js';
import { startServer, type TestServer } from '../support/server/start-server.js';
import { idOfTwins, secretOfTwins } from './id-of-twins.js';
import { pets } from './pets.js';
import type { TwinRequest } from './twin-request.js';

export const baseUrl = 'https://specs.example';

/** Starts a server with the world of the conformance suite and with deterministic IDs, clock, and sources. */
export async function startTwinServer(): Promise<{
  server: TestServer;
  secrets: Readonly<Record<string, string>>;
}> {
  let ids = 0;
  let secretCount = 0;
  const server = await startServer({
    databaseFile: ':memory:',
    start: new Date(world.now),
    config: { publicURL: baseUrl },
    overrides: {
      newId: () => idOfTwins(++ids),
      newSecret: () => secretOfTwins(++secretCount),
      fetchSource: async ({ url }) => notFoundByMocks(url),
    },
  });
  return { server, secrets: await fillServer(server, world) };
}

const headers = { authorization: 'Bearer {editor}', 'content-type': 'application/json' };

/** Requests that create two specifications. */
export const initialRequests: readonly TwinRequest[] = [
  { method: 'PUT', target: '/v1/orgs/acme/openapi/pets', headers, body: sourceOf(pets) },
  { method: 'PUT', target: '/v1/orgs/acme/openapi/ferry', headers, body: sourceOf(fixture('ferry.yaml')) },
  { method: 'PATCH', target: '/v1/orgs/acme/openapi/ferry', headers, body: '{"visibility":"public"}' },
];

function sourceOf(text: string): string {
  return JSON.stringify({ source: { text } });
}

/** The result of the mocks for an unknown source. */
function notFoundByMocks(url: string): FetchResult {
  const message = `The mocks fetch nothing from the network, and have no source at ${url}. Publish a file or a text, or add the source with the option \`sources\` or \`add.source\`.`;
  return { kind: 'failed', code: 'FETCH_ERROR', cause: 'not-found', message, temporary: false };
}
