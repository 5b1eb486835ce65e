import { AsyncLocalStorage } from 'node:async_hooks';
import * as mcpClient from '@modelcontextprotocol/client';
import { defined } from '@specshelf/base/defined';
import * as contract from '@specshelf/contract';
import * as contractDocument from '@specshelf/contract/document';
import * as sdk from '@specshelf/sdk';
import * as sdkDocument from '@specshelf/sdk/document';
import * as msw from 'msw';
import * as mswNode from 'msw/node';
import { expect } from 'vitest';
import { type Output, runExample } from '../../../../scripts/examples/run-example.js';
import * as backendEntry from '../../src/backend.js';
import * as consoleEntry from '../../src/console.js';
import * as fixtures from '../../src/fixtures.js';
import * as mocksEntry from '../../src/index.js';
import * as mcpEntry from '../../src/mcp.js';
import * as nodeEntry from '../../src/node.js';
import type { World } from '../../src/types/world.js';

const text = fixtures.openapiText();
const withDescription = JSON.stringify({
  ...JSON.parse(text),
  info: { title: 'Pets', version: '1', description: '# Introduction\n\nAll about pets.' },
  components: { schemas: { Pet: { type: 'object', properties: { name: { type: 'string' } } } } },
});

const world: World = {
  organizations: [
    { id: 'default', spaces: ['docs'] },
    { id: 'acme', emailDomains: ['example.com'], spaces: ['handbook'] },
  ],
  specs: [
    { slug: 'pets', source: { text: withDescription } },
    { organizationId: 'acme', slug: 'pets', source: { text: withDescription }, visibility: 'public' },
  ],
};

const baseUrl = 'https://specs.example.com';
const addresses = [`${baseUrl}/`, 'http://127.0.0.1:8787/'];
const urls = ['https://api.example.com/openapi.json', 'https://petstore3.swagger.io/api/v3/openapi.json'];

/** The tokens of examples have all scopes: they call all operations. */
const tokens = Object.fromEntries(
  ['a-token', 'the-token', 'a-short-lived-token'].map((token) => [token, { scopes: contract.scopes }]),
);

function createWorld(): backendEntry.Backend {
  return backendEntry.createBackend({
    baseUrl,
    world,
    auth: { tokens },
    sources: Object.fromEntries(urls.map((url) => [url, text])),
  });
}

const current = new AsyncLocalStorage<backendEntry.Backend>();

/** A `fetch` that sends requests for the URLs of examples to the backend of the running example. */
export const fetchInWorld: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const address = addresses.find((each) => request.url.startsWith(each));
  const backend = current.getStore();
  if (!address || !backend) throw new TypeError(`${request.url} is not an address that examples use.`);
  return backend.fetch(new Request(baseUrl + request.url.slice(address.length - 1), request));
};

/** Runs an example of the SDK or of the contract with a client of a separate backend. */
export function runWithClient(code: string): Promise<Output[]> {
  const backend = createWorld();
  const client = new sdk.Client({ baseUrl, token: 'a-token', fetch: backend.fetch });
  const modules: Record<string, unknown> = {
    '@specshelf/contract': contract,
    '@specshelf/contract/document': contractDocument,
    '@specshelf/sdk': sdk,
    '@specshelf/sdk/document': sdkDocument,
  };
  return current.run(backend, () => runExample(code, (name) => modules[name], { client }));
}

/** Runs an example of the mocks, then the tests and hooks that it registers. */
export async function runWithMocks(code: string): Promise<Output[]> {
  const opened: { close(): unknown }[] = [];
  const registered: (() => unknown)[] = [];
  const opening =
    <Args extends unknown[], T extends { close(): unknown }>(open: (...args: Args) => T) =>
    (...args: Args) => {
      const one = open(...args);
      opened.push(one);
      return one;
    };
  const startMocks = opening(nodeEntry.startMocks);
  const hook = (run: () => unknown) => registered.push(run);
  const test = (_title: string, run: () => unknown) => registered.push(run);
  const modules: Record<string, unknown> = {
    '@modelcontextprotocol/client': mcpClient,
    '@specshelf/mocks': mocksEntry,
    '@specshelf/mocks/backend': backendEntry,
    '@specshelf/mocks/console': consoleEntry,
    '@specshelf/mocks/fixtures': fixtures,
    '@specshelf/mocks/mcp': mcpEntry,
    '@specshelf/mocks/node': { ...nodeEntry, startMocks },
    '@specshelf/sdk': sdk,
    msw,
    'msw/node': { ...mswNode, setupServer: opening(mswNode.setupServer) },
    vitest: { expect, test, it: test, afterEach: hook, afterAll: hook },
  };
  const uses = (name: string) => new RegExp(`declare const ${name}\\b`).test(code);
  const values = defined({
    backend: uses('backend') ? await pendingBackend() : undefined,
    mocks: uses('mocks') ? startMocks() : undefined,
  });
  try {
    const outputs = await runExample(code, (name) => modules[name], values);
    for (const run of registered) await run();
    return outputs;
  } finally {
    for (const one of opened) one.close();
  }
}

/** A backend with the specification `pets`, which is pending, and with the request that created it. */
async function pendingBackend(): Promise<backendEntry.Backend> {
  const backend = backendEntry.createBackend({
    world: { organizations: [{ id: 'default', spaces: ['docs'] }, { id: 'acme' }] },
    processing: { kind: 'manual' },
  });
  const { specs } = new sdk.Client({ baseUrl: backend.baseUrl, token: backend.token, fetch: backend.fetch });
  await specs.create({ organizationId: 'default', slug: 'pets', source: { text } });
  return backend;
}
