import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { fixture } from '@specshelf/conformance';
import type { Client } from '@specshelf/sdk';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient } from '../support/server/create-client.js';
import { startServer, type TestServer } from '../support/server/start-server.js';

// An integration on the unmodified public runtime, in production mode.

const program = createServer(async (request, response) => {
  const reply = await integration.fetch(await toRequest(request), {}, { waitUntil: () => undefined });
  const headers = Object.fromEntries(reply.headers);
  response.writeHead(reply.status, headers).end(await reply.text());
});
let integration: { fetch(request: Request, env: object, context: object): Promise<Response> };
let target: TestServer;
let client: Client;

beforeAll(async () => {
  integration = await bundled(new URL('../support/server/timetables.js', import.meta.url));
  await new Promise<void>((resolve) => program.listen(0, '127.0.0.1', resolve));
  target = await startServer({ databaseFile: ':memory:', start: new Date() });
  const { stores, operator } = target.server;
  const createdAt = target.now().toISOString();
  await stores.organizations.insert({
    id: 'acme',
    title: 'Acme',
    createdAt,
    emailDomains: [],
    type: 'business',
  });
  await stores.spaces.insert({ id: 'docs', organizationId: 'acme', createdAt });
  await operator.integrations.add({
    name: 'timetables',
    endpoint: `http://127.0.0.1:${portOf(program.address())}`,
    secret: 'a secret for tests',
  });
  const token = await target.token({ scopes: ['openapi:read', 'openapi:write', 'space:read'] });
  client = createClient({ baseUrl: target.url, token, maxRetries: 0 });
  await client.specs.upsertAndWait({
    organizationId: 'acme',
    specSlug: 'ferry',
    source: { text: fixture('ferry.yaml') },
  });
});

afterAll(async () => {
  await target.close();
  program.close();
});

const spec = { ref: { kind: 'openapi', spec: 'ferry' } };
const type = 'integration:timetables:sailings';

it('an integration of the public runtime computes pages, calls the API, and nests the pages of a specification', async () => {
  const { pages } = await client.computedContent.generateRevision({
    spaceId: 'docs',
    source: { type, props: { season: 'summer' }, dependencies: { spec } },
    seed: 'seed',
  });
  expect(pages[0]).toMatchObject({
    title: 'Sailings in summer',
    description: 'Of ferry, in acme',
    path: 'sailings-in-summer',
    computed: { props: { route: 'north' }, dependencies: { spec } },
  });
  expect(pages.map(({ title }) => title)).toEqual(expect.arrayContaining(['Ferry API', 'Models']));
});

it('an integration of the public runtime computes documents, and its 404 is passed on', async () => {
  const documentOf = (route: string) =>
    client.computedContent.generateDocument({
      spaceId: 'docs',
      source: { type, props: { route } },
      seed: 'seed',
    });
  expect((await documentOf('north')).nodes).toMatchObject([{ type: 'paragraph' }]);
  await expect(documentOf('south')).rejects.toMatchObject({
    status: 404,
    message: expect.stringContaining('There is no such route'),
  });
});

it('an unknown content source of an integration of the public runtime responds 404', async () => {
  const source = { type: 'integration:timetables:nothing' };
  const work = client.computedContent.generateRevision({ spaceId: 'docs', source, seed: 'seed' });
  await expect(work).rejects.toMatchObject({ status: 404, message: expect.stringContaining('nothing') });
});

async function bundled(file: URL): Promise<typeof integration> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(file)],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    // Set by the platform's publishing tool.
    define: { MODE: '"production"' },
    // The runtime logs every event, and every error with its stack.
    drop: ['console'],
    logLevel: 'error',
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return (await import(`data:text/javascript;base64,${code}`)).default;
}

async function toRequest(request: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = await Readable.from(request).toArray();
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  return new Request(`http://127.0.0.1${request.url}`, {
    method: 'POST',
    headers,
    body: Buffer.concat(chunks),
  });
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The integration has no port');
  return address.port;
}
