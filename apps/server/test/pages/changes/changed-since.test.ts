import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PagesWorld, startPagesWorld, textOf } from '../../support/pages/pages-world.js';
import { createVisitor, type Visitor } from '../../support/pages/visitor.js';

let world: PagesWorld;
let anyone: Visitor;
let ids: string[];

const root = '/orgs/acme/openapi/boats';
const place = { organizationId: 'acme', specSlug: 'boats' };
const operations = Array.from({ length: 25 }, (_, index) => `boat-${index}`);

interface Boats {
  version: string;
  kinds: readonly string[];
  /** The parameter of the operation that uses no schema. */
  parameter: string;
}

/** A document whose operations return the same schema, and one that does not. */
function boats({ version, kinds, parameter }: Boats): string {
  const schema = { $ref: '#/components/schemas/Boat' };
  const responses = { 200: { description: 'A boat.', content: { 'application/json': { schema } } } };
  const paths = operations.map((name) => [
    `/${name}`,
    { get: { summary: name, tags: ['Boats'], responses } },
  ]);
  const parameters = [{ name: parameter, in: 'query', schema: { type: 'string' } }];
  const weather = { get: { summary: 'weather', parameters, responses: { 204: { description: 'Sunny.' } } } };
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Boats', version },
    paths: { ...Object.fromEntries(paths), '/weather': weather },
    components: {
      schemas: {
        Boat: { type: 'object', properties: { kind: { enum: kinds } } },
        Crew: { type: 'object', properties: { name: { type: 'string' } } },
      },
    },
  });
}

beforeAll(async () => {
  world = await startPagesWorld();
  const versions = [
    { version: '1.0.0', kinds: ['ferry'], parameter: 'day' },
    { version: '2.0.0', kinds: ['ferry', 'canoe'], parameter: 'day' },
  ];
  for (const version of versions) {
    world.target.advance(60_000);
    await world.publish('boats', { text: boats(version) });
  }
  await world.client.specs.setVisibility({ ...place, visibility: 'public' });
  anyone = createVisitor(world.target.url);
  const { items } = await world.client.specs.versions.list(place);
  ids = items.map(({ id }) => id);
});

afterAll(() => world.close());

/** Returns the note of a page; undefined if it has none. */
async function noteOn(path: string, visitor = anyone): Promise<string | undefined> {
  const seen = await visitor.see(path);
  expect(seen.status).toBe(200);
  const [text] = /<details class="reader-note reader-changed">.*?<\/details>/s.exec(seen.text) ?? [];
  return text === undefined ? undefined : textOf({ ...seen, text }).trim();
}

const onOperation = async (name: string, below = root) => {
  const { text } = await anyone.see(`${root}/operations`);
  const address = new RegExp(`href="[^"]*/docs/([^"]*${name}[^"]*)"`).exec(text)?.[1] ?? '';
  return noteOn(`${below}/docs/${address}`);
};

describe('a page of the documentation', () => {
  it('tells what has changed since the version before, for each operation that uses a schema', async () => {
    const expected = /^Changed since 1\.0\.0: 1 risky Risky: .*`?canoe.* Changelog$/;
    for (const name of [operations[0], operations[24]])
      expect(await onOperation(name ?? '')).toMatch(expected);
    expect(await onOperation('boat-3')).toContain('response 200');
    expect(await noteOn(`${root}/schemas/Boat`)).toMatch(expected);
  });

  it('has no note if it has not changed', async () => {
    expect(await onOperation('weather')).toBeUndefined();
    expect(await noteOn(`${root}/schemas/Crew`)).toBeUndefined();
    expect(await noteOn(`${root}/versions/${ids[1]}/docs`)).toBeUndefined();
  });

  it('counts the changes of all operations, and on the overview those of the version', async () => {
    const { text } = await anyone.see(`${root}/operations`);
    const tag = /href="([^"]*\/docs\/boats)"/.exec(text)?.[1] ?? `${root}/docs/boats`;
    expect(await noteOn(tag)).toContain('1 risky');
    expect(await noteOn(root)).toMatch(/^Changed since 1\.0\.0: 1 risky, 1 text /);
  });

  it('has levels of the settings, and another ETag after they have changed', async () => {
    const before = await anyone.see(root);
    await world.client.specs.update({
      ...place,
      compatibility: { rules: { 'enum-value-added': 'breaking' } },
    });
    const after = await anyone.see(root);
    expect(after.headers['etag']).not.toBe(before.headers['etag']);
    expect(await noteOn(root)).toContain('1 breaking, 1 text');
    await world.client.specs.update({ ...place, compatibility: null });
    expect((await anyone.see(root)).headers['etag']).toBe(before.headers['etag']);
  });

  it('of the changelog lists no versions after the one of the default label', async () => {
    const changelog = async () => {
      const seen = await anyone.see(`${root}/changelog`);
      return {
        text: textOf(seen),
        etag: seen.headers['etag'],
        feed: await anyone.see(`${root}/changelog.atom`),
      };
    };
    const all = await changelog();
    expect(all.text).toContain('2.0.0');
    await world.setLabel('boats', 'prod', ids[1] ?? '');
    await world.client.specs.update({ ...place, defaultLabel: 'prod' });
    const published = await changelog();
    expect(published.text).toContain('1.0.0');
    for (const text of [published.text, published.feed.text]) expect(text).not.toContain('2.0.0');
    expect(published.etag).not.toBe(all.etag);
    await world.client.specs.update({ ...place, defaultLabel: null });
  });

  it('of a version has a note for members only, because caches store it for others', async () => {
    const address = `${root}/versions/${ids[0]}/docs`;
    expect(await noteOn(address)).toBeUndefined();
    expect(await noteOn(address, await world.visitorWith(world.reader))).toContain('Changed since 1.0.0');
  });
});
