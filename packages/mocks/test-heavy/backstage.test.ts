import { cp, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Consumer, installPacked } from '../../../scripts/install/install-packed.js';

const recipe = fileURLToPath(new URL('../../sdk/recipes/backstage', import.meta.url));

const world = `
import { createBackend } from '@specshelf/mocks/backend';
const source = { text: '{ "openapi": "3.1.0", "info": { "title": "Pets", "version": "1" }, "paths": {} }' };
const specs = [{ slug: 'cats', source }, { slug: 'dogs', source, visibility: 'public' }];
const baseUrl = 'https://specs.example.com';
const backend = createBackend({ baseUrl, world: { organizations: [{ id: 'default' }], specs } });
globalThis.fetch = (input, init) => backend.fetch(new Request(input, init));
process.env.SPECSHELF_BASE_URL = baseUrl;
process.env.SPECSHELF_TOKEN = backend.token;
`;

const useProvider = `
import './world.mjs';
import { Client } from '@specshelf/sdk';
import { SpecshelfEntityProvider } from './built/entity-provider.js';
import feature from './built/module.js';
const mutations = [];
const provider = new SpecshelfEntityProvider({
  client: new Client(),
  options: { organizationId: 'default' },
  schedule: { run: ({ fn }) => fn(new AbortController().signal) },
  logger: { info: () => undefined },
});
await provider.connect({ applyMutation: async (mutation) => mutations.push(mutation) });
const [{ type, entities }] = mutations;
const names = entities.map(({ entity, locationKey }) => [entity.metadata.name, locationKey]);
console.log(JSON.stringify({ type, names, feature: feature.$$type }));
`;

let consumer: Consumer;

beforeAll(async () => {
  const { dependencies, devDependencies } = JSON.parse(await readFile(`${recipe}/package.json`, 'utf8'));
  const others = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([name]) => !name.startsWith('@specshelf/'),
  );
  consumer = await installPacked(
    ['contract', 'sdk', 'mocks'],
    Object.fromEntries([...others, ['msw', '2.15.0']].map(([name, version]) => [name, String(version)])),
  );
  await cp(recipe, consumer.folder, { recursive: true });
  await consumer.write('world.mjs', world);
  await consumer.write('use-provider.mjs', useProvider);
  await consumer.run('npx', ['tsc', '--noEmit', 'false', '--outDir', 'built']);
});

afterAll(() => consumer?.remove());

it('the entity provider for Backstage compiles with its packages, and replaces all entities', async () => {
  const output = await consumer.run(process.execPath, ['use-provider.mjs']);
  expect(JSON.parse(output)).toEqual({
    type: 'full',
    names: [
      ['cats', 'specshelf:default'],
      ['dogs', 'specshelf:default'],
    ],
    feature: '@backstage/BackendFeature',
  });
});

it('the program for Backstage prints a document for each specification', async () => {
  const args = ['--import', './world.mjs', 'built/catalog-info.js', 'default'];
  const output = await consumer.run(process.execPath, args);
  const documents = output.split('---\n').slice(1);
  expect(documents.map((document) => JSON.parse(document).metadata.name)).toEqual(['cats', 'dogs']);
});
