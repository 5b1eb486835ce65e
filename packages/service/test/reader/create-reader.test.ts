import type { JSONObject } from '@specshelf/base/json';
import { outlineOf } from '@specshelf/generator/outline-of';
import { describe, expect, it } from 'vitest';
import {
  defaultLimits,
  type Grant,
  type OpenAPISpecRecord,
  type OpenAPISpecVersionRecord,
  type Principal,
  type ReaderPlace,
  type TaskName,
  WorkLimitExceeded,
} from '../../src/index.js';
import { createReader } from '../../src/reader/create-reader.js';
import { createRenderers } from '../../src/work/computed/renderers.js';
import { createHeavyWork } from '../../src/work/heavy-work/create-heavy-work.js';
import { plainCodec as codec } from '../plain-codec.js';
import { organization, spec, version } from '../records.js';

interface World {
  specs?: OpenAPISpecRecord[];
  versions?: OpenAPISpecVersionRecord[];
  contents?: ReadonlyMap<string, Uint8Array>;
  release?: string;
  fail?: Error;
}

/** A reader over these records, and the tasks that ran on other threads. */
function readerOf({ specs = [], versions = [], contents = new Map(), release = '1', fail }: World) {
  const tasks: TaskName[] = [];
  const work = createHeavyWork(codec);
  const deps = {
    ...codec,
    limits: defaultLimits,
    publicURL: 'https://specs.example',
    release,
    runTask: (async (name, input) => {
      tasks.push(name);
      if (fail) throw fail;
      return work.runTask(name, input);
    }) satisfies typeof work.runTask,
    stores: {
      contents: { get: async (digest: string) => contents.get(digest) },
      organizations: {
        find: async (id: string) => [organization()].find((one) => one.id === id.toLowerCase()),
      },
      specs: {
        find: async (organizationId: string, slug: string) =>
          specs.find((one) => one.organizationId === organizationId && one.slug === slug.toLowerCase()),
      },
      versions: {
        replaceChanges: async () => undefined,
        find: async (specId: string, id: string) => {
          const found = versions.find((one) => one.specId === specId && one.id === id);
          return found && { ...found, labels: [] };
        },
      },
      labels: { find: async () => undefined },
    },
  };
  return { tasks, reader: createReader(deps, createRenderers(deps)) };
}

function principal(changes: Partial<Grant> = {}): Principal {
  return {
    subject: { id: 'ann', displayName: 'Ann' },
    grants: [{ organizations: ['acme'], scopes: ['openapi:read'], ...changes }],
  };
}

const place = { organizationId: 'acme', specSlug: 'pets' };
const missing = 'OpenAPI specification "pets" was not found.';

describe('opening a specification', () => {
  const versions = [version({ id: 'old' }), version({ id: 'new', specification: 'newer' })];
  const published = { lastVersion: 'new', processingState: 'complete' } as const;
  const stranger = principal({ organizations: ['other'] });
  const withoutScope = principal({ scopes: ['space:read'] });
  const failed = { processingState: 'complete', lastProcessErrorCode: 'PARSE_ERROR' } as const;
  const old: Partial<ReaderPlace> = { versionId: 'old' };
  const unknown: Partial<ReaderPlace> = { versionId: 'unknown' };

  type Case = [
    title: string,
    record: Partial<OpenAPISpecRecord> | undefined,
    place: Partial<ReaderPlace>,
    caller: Principal | undefined,
    expected: string,
  ];
  const cases: Case[] = [
    ['a nonexistent one', undefined, {}, principal(), missing],
    ['a nonexistent one, without a token', undefined, {}, undefined, missing],
    ['a nonexistent version of a nonexistent one', undefined, old, undefined, missing],
    ['a private one, without a token', published, {}, undefined, missing],
    ['a version of a private one, without a token', published, old, undefined, missing],
    ['an unknown version of a private one, without a token', published, unknown, undefined, missing],
    ['a private one of another organization', published, {}, stranger, missing],
    ['a private one, as a member without the scope', published, {}, withoutScope, missing],
    ['a private one, as a member', published, {}, principal(), 'new'],
    ['a private one, as an operator', published, {}, principal({ organizations: '*' }), 'new'],
    ['a private one in upper case, as a member', published, { organizationId: 'ACME' }, principal(), 'new'],
    ['an old version of a private one, as a member', published, old, principal(), 'old'],
    ['a public one, without a token', { ...published, visibility: 'public' }, {}, undefined, 'new'],
    ['a public one, of another organization', { ...published, visibility: 'public' }, {}, stranger, 'new'],
    ['an old version of a public one', { ...published, visibility: 'public' }, old, undefined, 'old'],
    [
      'an unknown version',
      { ...published, visibility: 'public' },
      unknown,
      undefined,
      'Version "unknown" was not found.',
    ],
    ['one without a version, as a member', {}, {}, principal(), 'no version'],
    ['a failed one without a version, as a member', failed, {}, principal(), 'no version'],
    ['a public one without a version', { visibility: 'public' }, {}, undefined, missing],
    ['a public one without a version, as a member', { visibility: 'public' }, {}, principal(), 'no version'],
    ['a failed one with a version', { ...failed, ...published }, {}, principal(), 'new'],
  ];

  it.each(cases)('opens %s', async (_title, record, changes, caller, expected) => {
    const { reader } = readerOf({ specs: record ? [spec(record)] : [], versions });
    const found = await reader.open({ ...place, ...changes }, caller).then(
      ({ version: opened }) => (opened ? opened.record.id : 'no version'),
      (error: Error) => error.message,
    );
    expect(found).toBe(expected);
  });
});

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** A specification with this number of operations, each with a chain of schemas of its own. */
function specification(operations: number): JSONObject {
  const numbers = Array.from({ length: operations }, (_, n) => n);
  const get = (n: number) => ({
    operationId: `list${n}`,
    tags: [`tag ${n % 10}`],
    responses: {
      200: { description: 'ok', content: { 'application/json': { schema: reference(`A${n}`) } } },
    },
  });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pets',
      version: '2',
      summary: '<b>All</b> pets',
      description: 'About',
      'x-gitbook-description-html': '<p>About</p>',
      contact: { email: 'ann@example.org' },
      license: { name: 'MIT', url: 'javascript:alert(1)' },
    },
    externalDocs: { url: 'https://docs.example' },
    servers: [{ url: 'https://api.example', description: 'Production' }, {}],
    paths: Object.fromEntries(numbers.map((n) => [`/pets/${n}`, { get: get(n) }])),
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer' },
        reused: { $ref: '#/components/securitySchemes/key' },
      },
      schemas: Object.fromEntries(
        numbers.flatMap((n) => [
          [`A${n}`, { properties: { b: reference(`B${n}`) } }],
          [`B${n}`, { properties: { c: reference(`C${n}`) } }],
          [`C${n}`, { properties: {} }],
        ]),
      ),
    },
  };
}

function worldOf(document: JSONObject): World {
  const contents = new Map<string, Uint8Array>();
  const add = (value: unknown) => {
    const bytes = new TextEncoder().encode(JSON.stringify(value));
    contents.set(codec.digest(bytes), bytes);
    return codec.digest(bytes);
  };
  const outline = add(outlineOf(document));
  return {
    specs: [spec({ visibility: 'public', lastVersion: 'new' })],
    versions: [version({ id: 'new', outline, specification: add(document) })],
    contents,
  };
}

async function openVersion(world: World) {
  const { reader, tasks } = readerOf(world);
  const { version: opened } = await reader.open(place, undefined);
  if (!opened) throw new Error('The specification has no version');
  return { opened, tasks, reader };
}

/** The names of the schemas in a fragment. */
function schemasIn(document: { nodes: readonly object[] } | undefined): string[] {
  const found: string[] = [];
  JSON.stringify(document, (name, value) => {
    if (name === 'components') found.push(...Object.keys(Object(value).schemas ?? {}));
    return value;
  });
  return found;
}

describe('a version', () => {
  it('has an overview', async () => {
    const { opened } = await openVersion(worldOf(specification(1)));
    expect(await opened.overview()).toEqual({
      title: 'Pets',
      version: '2',
      plainSummary: '<b>All</b> pets',
      descriptionHTML: '<p>About</p>',
      contact: { email: 'ann@example.org' },
      license: { name: 'MIT', url: 'javascript:alert(1)' },
      externalDocs: { url: 'https://docs.example' },
      servers: [{ url: 'https://api.example', description: 'Production' }],
      security: [
        { name: 'key', type: 'http', scheme: 'bearer' },
        { name: 'reused', type: 'http', scheme: 'bearer' },
      ],
    });
  });

  it.each([2, 1_200])('has all pages, with their documents and schemas, of %i operations', async (count) => {
    const { opened, tasks } = await openVersion(worldOf(specification(count)));
    const { pages, schemas } = await opened.siteMap();
    const operations = pages.filter(({ kind }) => kind === 'operation');
    expect(operations.length).toBe(count);
    expect(schemas.length).toBe(3 * count);
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
    const last = operations.find(({ operationId }) => operationId === `list${count - 1}`);
    if (!last) throw new Error('The last operation has no page');
    const document = await opened.document(last);
    expect(document.data.schemaVersion).toBe(2);
    expect(schemasIn(document)).toEqual([`A${count - 1}`, `B${count - 1}`]);
    expect(schemasIn(await opened.schema('A0'))).toEqual(['A0', 'B0', 'C0']);
    expect(await opened.schema('Unknown')).toBeUndefined();
    expect(new Set(tasks)).toEqual(
      new Set(count > 100 ? ['printSiteMap', 'renderDocument', 'renderSchema'] : ['renderDocument']),
    );
  });

  it('computes each result once for 20 concurrent requests, and for later ones', async () => {
    const { reader, tasks } = readerOf(worldOf(specification(1_200)));
    const read = async () => {
      const { version: opened } = await reader.open(place, undefined);
      const [map, overview, schema] = await Promise.all([
        opened?.siteMap(),
        opened?.overview(),
        opened?.schema('A1'),
      ]);
      const page = map?.pages.find(({ kind }) => kind === 'operation');
      return JSON.stringify([map?.pages.length, overview, schema, page && (await opened?.document(page))]);
    };
    const results = await Promise.all(Array.from({ length: 20 }, read));
    expect(new Set([...results, await read()]).size).toBe(1);
    expect(tasks.sort()).toEqual(['printSiteMap', 'readOverview', 'renderDocument', 'renderSchema']);
  });

  it('has an identity of its contents, its slug, and the release', async () => {
    const world = worldOf(specification(2));
    const identityOf = async (changed: World) => (await openVersion(changed)).opened.identity;
    const identity = await identityOf(world);
    expect(await identityOf({ ...worldOf(specification(2)) })).toBe(identity);
    expect(await identityOf(worldOf(specification(3)))).not.toBe(identity);
    expect(await identityOf({ ...world, release: '2' })).not.toBe(identity);
  });

  it('reports work above its limits as too large', async () => {
    const world = { ...worldOf(specification(1_200)), fail: new WorkLimitExceeded('time', '15 seconds') };
    const { opened } = await openVersion(world);
    await expect(opened.overview()).rejects.toMatchObject({ meaning: 'too-large' });
  });
});
