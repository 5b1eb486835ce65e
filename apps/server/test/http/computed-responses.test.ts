import type { Client } from '@specshelf/sdk';
import { createHeavyWork } from '@specshelf/service/heavy-work';
import { replaceTasks } from '@specshelf/service/test/replace-tasks';
import { serverCodec } from '@specshelf/store/content-codec';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHeavyWorkPool, type HeavyWorkPool } from '../../src/heavy-work/create-heavy-work-pool.js';
import { createClient } from '../support/server/create-client.js';
import { startServer, type TestServer } from '../support/server/start-server.js';

let target: TestServer;
let client: Client;
let token: string;
let pool: HeavyWorkPool;
let rendered: number;
let revisions: number;

beforeAll(() => {
  pool = createHeavyWorkPool({ threads: 1 });
});

afterAll(() => pool.close());

beforeEach(async () => {
  rendered = 0;
  revisions = 0;
  const inline = createHeavyWork(serverCodec);
  target = await startServer({
    databaseFile: ':memory:',
    overrides: {
      heavyWork: replaceTasks(
        {
          renderRevision: (input) => {
            revisions += 1;
            return pool.runTask('renderRevision', input);
          },
          renderDocument: (input) => {
            rendered += 1;
            return inline.runTask('renderDocument', input);
          },
        },
        pool,
      ),
    },
  });
  const { organizations, spaces } = target.server.stores;
  const createdAt = target.now().toISOString();
  await organizations.insert({ id: 'acme', title: 'Acme', createdAt, emailDomains: [], type: 'business' });
  for (const id of ['docs', 'manual']) await spaces.insert({ id, organizationId: 'acme', createdAt });
  token = await target.token({ scopes: ['openapi:read', 'openapi:write', 'space:read'] });
  client = createClient({ baseUrl: target.url, token, maxRetries: 0 });
});

afterEach(() => target.close());

/** Publishes a specification with one operation, and returns its version. */
async function publish(summary: string) {
  return publishPaths({ '/sailings': { get: { summary, responses: {} } } });
}

async function publishPaths(paths: object) {
  const text = JSON.stringify({ openapi: '3.1.0', info: { title: 'Ferry', version: '1' }, paths });
  await client.specs.upsert({ organizationId: 'acme', specSlug: 'ferry', source: { text } });
  await target.server.processor.idle();
  const { specs, versions } = target.server.stores;
  const spec = await specs.find('acme', 'ferry');
  const version = spec?.lastVersion && (await versions.find(spec.id, spec.lastVersion));
  return version || expect.fail('The specification has no version');
}

const dependencies = { spec: { ref: { kind: 'openapi', spec: 'ferry' } } };

async function pages(spaceId = 'docs', seed = 'seed') {
  const props = { grouping: 'by-operation' };
  const source = { type: 'builtin:openapi', props, dependencies };
  return JSON.stringify(await client.computedContent.generateRevision({ spaceId, source, seed }));
}

async function page(seed = 'seed') {
  const props = { doc: 'operation', page: 'op-get-/sailings', method: 'get' };
  const source = { type: 'builtin:openapi', props, dependencies };
  return JSON.stringify(
    await client.computedContent.generateDocument({ spaceId: 'docs', source, seed, schema: 'next' }),
  );
}

it('computes a document once for concurrent and later requests (CC12)', async () => {
  await publish('List sailings');
  const all = await Promise.all(Array.from({ length: 50 }, () => page()));
  expect(new Set([...all, await page()]).size).toBe(1);
  expect(rendered).toBe(1);
  await page('other');
  expect(rendered).toBe(2);
});

it('invalidates cached content when the version is rebuilt', async () => {
  const first = await publish('List sailings');
  const { id, outline, specification, format, pipelineVersion } = await publish('Find sailings');
  const rebuild = (made: object) =>
    target.server.stores.versions.rebuild(id, {
      ...{ format, pipelineVersion, outline, specification },
      ...made,
    });
  expect(await pages()).toContain('Find sailings');
  await rebuild({ outline: first.outline });
  expect(await pages()).toContain('List sailings');
  expect(await page()).toContain('Find sailings');
  await rebuild({ outline: first.outline, specification: first.specification });
  expect(await page()).not.toContain('Find sailings');
});

it('returns the same page URLs in every space: below the URL of the specification', async () => {
  await publish('List sailings');
  expect(await pages()).toContain('/orgs/acme/openapi/ferry/docs/default/list-sailings"');
  expect(await pages('manual')).toBe(await pages());
});

/** The given number of paths, with a tag for each. */
function widePaths(count: number): object {
  const path = (n: number) => [`/${n}`, { get: { tags: [`tag ${n}`], responses: {} } }];
  return Object.fromEntries(Array.from({ length: count }, (_, n) => path(n)));
}

it('renders content of a wide document in a worker thread, and of a small one in the main thread', async () => {
  const source = { type: 'builtin:openapi', props: { doc: 'operations', page: 'tag-tag 7' }, dependencies };
  const document = () => client.computedContent.generateDocument({ spaceId: 'docs', source, seed: 'seed' });
  await publishPaths(widePaths(10));
  await pages();
  await document();
  expect([revisions, rendered]).toEqual([0, 0]);
  await publishPaths(widePaths(5_000));
  await pages();
  await document();
  expect([revisions, rendered]).toEqual([1, 1]);
});
