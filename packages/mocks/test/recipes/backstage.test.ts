import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  apiEntityV1alpha1Validator,
  DefaultNamespaceEntityPolicy,
  type Entity,
  EntityPolicies,
  FieldFormatEntityPolicy,
  isApiEntity,
  NoForeignRootFieldsEntityPolicy,
  parseEntityRef,
  SchemaValidEntityPolicy,
  stringifyEntityRef,
} from '@backstage/catalog-model';
import { Client } from '@specshelf/sdk';
import { describe, expect, it } from 'vitest';
import {
  type CatalogOptions,
  type Definitions,
  listApiEntities,
} from '../../../sdk/recipes/backstage/api-entities.js';
import { type Backend, createBackend, type World } from '../../src/backend.js';

const baseUrl = 'https://specs.example.com';

/** The checks of the catalog before it stores an entity. */
const policy = EntityPolicies.allOf([
  new SchemaValidEntityPolicy(),
  new DefaultNamespaceEntityPolicy(),
  new NoForeignRootFieldsEntityPolicy(),
  new FieldFormatEntityPolicy(),
]);

const long = `ledger-${'of-the-northern-and-southern-'.repeat(3)}`;
const text = '{ "openapi": "3.1.0", "info": { "title": "Pets", "version": "1" }, "paths": {} }';

describe('the Backstage recipe', () => {
  it('provides valid entities for real documents', async () => {
    const documents = realDocuments();
    const specs = documents.map(({ name, text }, place) => ({
      slug: slugOf(name),
      source: { text },
      visibility: place % 2 === 0 ? ('public' as const) : ('private' as const),
    }));
    const backend = createWith({ specs });
    const entities = await provide(backend);
    expect(entities.length).toBeGreaterThan(documents.length - 6);
    for (const entity of entities) await expectValid(entity, backend);
    expect(new Set(entities.map((entity) => stringifyEntityRef(entity))).size).toBe(entities.length);
  });

  it('takes owner, lifecycle, tags, and links from the catalog', async () => {
    const backend = createWith({ specs: [{ slug: 'Pets', source: { text } }] });
    await clientOf(backend).specs.update({
      organizationId: 'default',
      specSlug: 'pets',
      owner: 'Team Fauna & Flóra',
      lifecycle: 'experimental',
      tags: ['C++', 'Höhere Tiere', '…'],
      links: [{ title: 'Runbook', url: 'https://wiki.example.com/pets' }],
    });
    const [entity] = await provide(backend, { namespace: 'apis' });
    expect(entity?.metadata).toMatchObject({ name: 'Pets', namespace: 'apis', title: 'Pets' });
    expect(entity?.metadata.tags).toEqual(['c++', 'hohere-tiere']);
    expect(entity?.metadata.links?.map(({ url }) => url)).toEqual([
      `${baseUrl}/orgs/default/openapi/Pets/docs`,
      'https://wiki.example.com/pets',
    ]);
    expect(entity?.spec).toMatchObject({ lifecycle: 'experimental', owner: 'team-fauna-flora' });
  });

  it.each([
    ['team-fauna', 'team-fauna'],
    ['group:default/Team_Fauna', 'group:default/Team_Fauna'],
    ['user:jane.doe', 'user:jane.doe'],
    ['jane@example.com', 'jane-example-com'],
    ['###', 'unknown'],
    ['動物', 'unknown'],
    [undefined, 'unknown'],
  ])('turns the owner %s into %s', async (owner, expected) => {
    const backend = createWith({ specs: [{ slug: 'pets', source: { text } }] });
    if (owner !== undefined)
      await clientOf(backend).specs.update({ organizationId: 'default', specSlug: 'pets', owner });
    const [entity] = await provide(backend);
    expect(entity?.spec?.['owner']).toBe(expected);
    expect(parseEntityRef(expected, { defaultKind: 'group' }).name).not.toBe('');
  });

  it.each([
    [{ lifecycle: 'retired' as const }, 'deprecated'],
    [{ deprecation: { at: '2020-01-01T00:00:00Z' } }, 'deprecated'],
    [{ deprecation: { at: '2999-01-01T00:00:00Z' } }, 'production'],
    [{ lifecycle: 'experimental' as const, deprecation: { at: '2020-01-01T00:00:00Z' } }, 'deprecated'],
    [{}, 'production'],
  ])('turns %j into the lifecycle %s', async (settings, expected) => {
    const backend = createWith({ specs: [{ slug: 'pets', source: { text } }] });
    await clientOf(backend).specs.update({
      organizationId: 'default',
      specSlug: 'pets',
      tags: [],
      ...settings,
    });
    const [entity] = await provide(backend);
    expect(entity?.spec?.['lifecycle']).toBe(expected);
  });

  it('shortens names of more than 63 characters, each in its own way', async () => {
    const slugs = [`${long}a`, `${long}b`, 'x'.repeat(63), 'x'.repeat(64)];
    const backend = createWith({ specs: slugs.map((slug) => ({ slug, source: { text } })) });
    const entities = await provide(backend);
    const names = entities.map(({ metadata }) => metadata.name);
    expect(names).toHaveLength(4);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(4);
    expect(names).toContain('x'.repeat(63));
    for (const entity of entities) await expectValid(entity, backend);
    expect((await provide(backend)).map(({ metadata }) => metadata.name)).toEqual(names);
  });

  it('provides only public specifications if asked to', async () => {
    const specs = [
      { slug: 'open', source: { text }, visibility: 'public' as const },
      { slug: 'closed', source: { text } },
    ];
    const entities = await provide(createWith({ specs }), { visibility: 'public' });
    expect(entities.map(({ metadata }) => metadata.name)).toEqual(['open']);
  });

  it('reads a version once, and replaces definitions that are too long', async () => {
    const specs = ['first', 'second'].map((slug) => ({ slug, source: { text } }));
    const backend = createWith({ specs });
    const definitions: Definitions = new Map();
    const reads = () => backend.calls.of('getOpenAPISpecVersionDocumentYAML').length;
    await provide(backend, {}, definitions);
    const entities = await provide(backend, {}, definitions);
    expect(reads()).toBe(2);
    await clientOf(backend).specs.delete({ organizationId: 'default', specSlug: 'first' });
    expect(await provide(backend, {}, definitions)).toEqual(entities.slice(1));
    expect(definitions.size).toBe(1);
    const [cut] = await provide(backend, { maxDefinitionLength: 10 });
    expect(cut?.spec?.['definition']).toContain('/orgs/default/openapi/second');
  });
});

function createWith(world: World): Backend {
  return createBackend({ baseUrl, world: { organizations: [{ id: 'default' }], ...world } });
}

function clientOf(backend: Backend): Client {
  return new Client({ baseUrl, token: backend.token, fetch: backend.fetch });
}

function provide(
  backend: Backend,
  options: Partial<CatalogOptions> = {},
  definitions?: Definitions,
): Promise<Entity[]> {
  return listApiEntities(clientOf(backend), { organizationId: 'default', ...options }, definitions);
}

/** Replaces `$text` by the text of its URL like the catalog, which checks the entity then. */
async function expectValid(entity: Entity, backend: Backend): Promise<void> {
  const definition = await textOf(entity.spec?.['definition'], backend);
  const complete = await policy.enforce({ ...entity, spec: { ...entity.spec, definition } });
  expect(complete && isApiEntity(complete) && (await apiEntityV1alpha1Validator.check(complete))).toBe(true);
  expect(complete?.metadata.annotations).toHaveProperty(['backstage.io/managed-by-location']);
  expect(definition).toMatch(/\b(?:openapi|swagger)\b/);
}

async function textOf(definition: unknown, backend: Backend): Promise<string> {
  if (typeof definition === 'string') return definition;
  const { $text } = Object(definition);
  const response = await backend.fetch(new Request($text));
  expect(response.status).toBe(200);
  return response.text();
}

function slugOf(name: string): string {
  return (name.match(/[A-Za-z0-9]+/g) ?? []).join('-');
}

/** The fixtures, and the documents of the folder SPECSHELF_CORPUS that are one file of at most 150 kB. */
function realDocuments(): { name: string; text: string }[] {
  const fixtures = fileURLToPath(new URL('../../../../fixtures', import.meta.url));
  const corpus = process.env['SPECSHELF_CORPUS'];
  const names = readdirSync(fixtures).filter((name) => /\.(?:json|yaml)$/.test(name));
  const documents = names.map((name) => ({ name, text: readFileSync(join(fixtures, name), 'utf8') }));
  if (corpus === undefined || !existsSync(join(corpus, 'index.json'))) return valid(documents);
  console.log(`corpus: ${corpus}`);
  const index: { file: string; expect: string; bytes: number }[] = JSON.parse(
    readFileSync(join(corpus, 'index.json'), 'utf8'),
  );
  const chosen = index.filter(
    ({ file, expect, bytes }) => /^(?:ok|warn)$/.test(expect) && !file.includes('/') && bytes < 150_000,
  );
  return [
    ...valid(documents),
    ...chosen.map(({ file }) => ({ name: file, text: readFileSync(join(corpus, file), 'utf8') })),
  ];
}

function valid(documents: { name: string; text: string }[]): { name: string; text: string }[] {
  return documents.filter(({ text }) => /"?(?:openapi|swagger)"?\s*:/.test(text));
}
