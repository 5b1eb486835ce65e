import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { realDocument } from '@specshelf/conformance';
import { createBackend } from '@specshelf/mocks/backend';
import { Client } from '@specshelf/sdk';
import type { FetchResult } from '@specshelf/service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isRelease } from '../../../../scripts/testing/test-length.js';
import { startServer, type TestServer } from '../../test/support/server/start-server.js';

// Compares every page of documents between the server and the mocks, byte by byte: of all documents before a release.

const organizationId = 'default';
const spaceId = 'docs';
const baseUrl = 'https://specs.example';
const folder = process.env['SPECSHELF_CORPUS'];
if (!folder) console.log('No corpus: SPECSHELF_CORPUS is not set. Comparing one real document only.');

interface CorpusEntry {
  file: string;
  expect: string;
  bytes: number;
  files?: number;
}

// The larger documents have more pages of the same kinds, and take most of the time.
const most = isRelease ? Number.POSITIVE_INFINITY : 100_000;

const documents: [name: string, read: () => string][] = folder
  ? entriesOf(folder).map(({ file }) => [file, () => readFileSync(join(folder, file), 'utf8')])
  : [['@gitbook/api', () => realDocument('json')]];

/** Returns the single files that can be sent as text. Other tests cover file sets and other encodings. */
function entriesOf(folder: string): CorpusEntry[] {
  const entries: CorpusEntry[] = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  return entries.filter(
    ({ expect, bytes, files = 1 }) => files === 1 && bytes <= most && /^(?:ok|warn|invalid)$/.test(expect),
  );
}

let target: TestServer;
let server: Client;

beforeAll(async () => {
  target = await startServer({
    databaseFile: ':memory:',
    config: { publicURL: baseUrl },
    overrides: { fetchSource: async () => nothing },
  });
  const { organizations, spaces } = target.server.stores;
  const createdAt = target.now().toISOString();
  const organization = { id: organizationId, title: 'Default', createdAt, emailDomains: [] };
  await organizations.insert({ ...organization, type: 'business' });
  await spaces.insert({ id: spaceId, organizationId, createdAt });
  const token = await target.token({ scopes: ['openapi:read', 'openapi:write', 'space:read'] });
  server = new Client({ baseUrl: target.url, token, maxRetries: 0, timeout: 120_000 });
});

afterAll(() => target.close());

/** The result of every fetch; mocks without sources return the same. */
const nothing: FetchResult = {
  kind: 'failed',
  code: 'FETCH_ERROR',
  cause: 'not-found',
  message: 'There is no such file.',
  temporary: false,
};

function startMocks(): Client {
  const { token, fetch } = createBackend({ baseUrl });
  return new Client({ baseUrl, token, fetch, maxRetries: 0, timeout: 120_000 });
}

async function publish(client: Client, text: string): Promise<boolean> {
  const source = { text };
  await client.specs.upsert({ organizationId, specSlug: 'real', source });
  await target.server.processor.idle();
  return (await client.specs.get({ organizationId, specSlug: 'real' })).lastVersion !== undefined;
}

type Page = Awaited<ReturnType<Client['computedContent']['generateRevision']>>['pages'][number];

function flatten(pages: readonly Page[]): Page[] {
  return pages.flatMap((page) => (page.type === 'link' ? [page] : [page, ...flatten(page.pages)]));
}

describe('the server and the mocks', () => {
  it.each(documents)('compute the same bytes for %s', async (_name, read) => {
    const both = [server, startMocks()] as const;
    const text = read();
    // An empty document cannot be sent.
    if (text.trim() === '') return;
    const published = await Promise.all(both.map((client) => publish(client, text)));
    expect(published).toEqual([true, true]);
    for (const grouping of ['by-tag', 'by-operation']) {
      const revision = { source: revisionSource(grouping), seed: 'seed', spaceId };
      const bytes = async (client: Client) =>
        (await client.computedContent.generateRevision(revision).asResponse()).text();
      const [fromServer = '', fromMocks] = await Promise.all(both.map(bytes));
      expect(fromMocks === fromServer, 'the revisions differ').toBe(true);
      for (const page of flatten(JSON.parse(fromServer).pages)) await expectSameDocument(both, page);
    }
    await server.specs.delete({ organizationId, specSlug: 'real' });
  });
});

function revisionSource(grouping: string) {
  return {
    type: 'builtin:openapi',
    props: { models: true, grouping },
    dependencies: { spec: { ref: { kind: 'openapi', spec: 'real' } } },
  };
}

async function expectSameDocument(clients: readonly Client[], page: Page): Promise<void> {
  if (page.type !== 'document' || !page.computed || !page.computedSeed) return;
  const request = { spaceId, source: page.computed, seed: page.computedSeed };
  const bytes = async (client: Client) =>
    (await client.computedContent.generateDocument(request).asResponse()).text();
  const [fromServer, fromMocks] = await Promise.all(clients.map(bytes));
  expect(fromMocks === fromServer, `the documents of ${page.path} differ`).toBe(true);
}
