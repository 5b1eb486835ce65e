import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type ConsoleHandler, type ConsoleRequest, createConsole } from '@specshelf/console';
import type { Client } from '@specshelf/sdk';
import { readText, type SiteMap } from '@specshelf/service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../test/support/server/create-client.js';
import { startServer, type TestServer } from '../../test/support/server/start-server.js';

const fixtures = fileURLToPath(new URL('../../../../fixtures', import.meta.url));
const corpus = process.env['SPECSHELF_CORPUS'];
// `packages/console/test-heavy/corpus.test.ts` measures the documents of the corpus, without searches. Here one of them has many results.
const searched = [`${corpus}/gitea.yaml`].filter((file) => corpus !== undefined && existsSync(file));
const files = [
  ...readdirSync(fixtures)
    .filter((name) => /\.(?:yaml|json)$/.test(name) && name !== 'broken.yaml')
    .map((name) => `${fixtures}/${name}`),
  ...searched,
];

const mostNodes = 8_000;

/** Limit on the pages of one document: more of them are a sample. */
const mostPages = 100;

let target: TestServer;
let client: Client;
let pages: ConsoleHandler;

beforeAll(async () => {
  target = await startServer({ databaseFile: ':memory:' });
  const createdAt = target.now().toISOString();
  await target.server.stores.organizations.insert({
    ...{ id: 'acme', title: 'Acme', createdAt, emailDomains: [], type: 'business' },
  });
  const token = await target.token({ scopes: ['openapi:read', 'openapi:write'] });
  client = createClient({ baseUrl: target.url, token });
  pages = createConsole({
    service: target.server.service,
    deps: {
      publicURL: target.url,
      now: target.now,
      newId: () => 'session',
      seal: (text) => text,
      open: (text) => text,
    },
    pause: setImmediate,
    endedSessions: { add: async () => undefined, has: async () => false },
    reportFailure: (error) => {
      throw error;
    },
    pageCacheLimit: 1,
  });
});

afterAll(() => target?.close());

describe.each(files.map((file) => [basename(file), file]))('the documentation of %s', (name, file) => {
  it('has pages with at most 8,000 nodes', async () => {
    const specSlug = name.toLowerCase().replaceAll(/\W+/g, '-');
    const place = { organizationId: 'acme', specSlug };
    await client.specs.upsert({ ...place, source: { text: readFileSync(file, 'utf8') } });
    await target.server.processor.idle();
    await client.specs.setVisibility({ ...place, visibility: 'public' });
    const { version } = await target.server.service.reader.open(place, undefined);
    // Some documents of the corpus are invalid.
    if (version === undefined) return;
    const root = `/orgs/acme/openapi/${specSlug}`;
    const large: string[] = [];
    for (const path of pathsOf(await version.siteMap())) {
      const html = await load(root + path);
      const nodes = html.match(/<[a-z]|>[^<]/gi)?.length ?? 0;
      if (nodes > mostNodes) large.push(`${path}: ${nodes}`);
    }
    expect(large).toEqual([]);
  });
});

/** All indexes and tags, and a sample of operations, schemas, and printed tags. */
function pathsOf({ pages, schemas }: SiteMap): string[] {
  const addressOf = (path: string) => path.split('/').map(encodeURIComponent).join('/');
  const of = (folder: string, isOf: (kind: string) => boolean) =>
    pages.filter(({ kind }) => isOf(kind)).map(({ path }) => `/${folder}/${addressOf(path)}`);
  const many = [
    ...of('docs', (kind) => kind === 'operation' || kind === 'webhook'),
    ...schemas.map((name) => `/schemas/${encodeURIComponent(name)}`),
  ];
  const step = Math.max(1, Math.ceil(many.length / mostPages));
  return [
    ...['', '/operations', '/schemas', '/search?q=a'],
    ...of('docs', (kind) => kind === 'tag' || kind === 'info'),
    ...of('print', (kind) => kind === 'tag').slice(0, 20),
    ...many.filter((_, index) => index % step === 0),
  ];
}

async function load(path: string): Promise<string> {
  const response = await pages.respond(requestOf(path));
  if (response === undefined || !('reply' in response)) {
    // The search is not cached.
    const body = response !== undefined && 'body' in response && response.status === 200 ? response.body : '';
    expect([path, body === '']).toEqual([path, false]);
    return body;
  }
  expect([path, response.reply.status]).toEqual([path, 200]);
  return readText(response.reply);
}

function requestOf(path: string): ConsoleRequest {
  const count = async () => undefined;
  return {
    method: 'GET',
    target: path,
    headers: { get: () => null },
    context: { requestId: 'request' },
    readForm: async () => new URLSearchParams(),
    readUpload: async () => ({ values: new URLSearchParams(), files: [] }),
    validate: async ({ query }) => ({ query: { ...query }, errors: [] }),
    prefersHTML: () => true,
    prefersMarkdown: () => false,
    onSignedIn: () => undefined,
    limits: { countToken: count, countAddress: count, countWrongToken: count },
  };
}
