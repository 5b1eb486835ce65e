import { listPages } from '@specshelf/console/test/list-pages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../../support/mcp/connect.js';
import { type PagesWorld, startPagesWorld } from '../../support/pages/pages-world.js';
import { createVisitor, type Visitor } from '../../support/pages/visitor.js';

// A public specification whose default label points to the second of five versions. The fourth has another label.
const names = ['First', 'Shown', 'Third', 'Labeled', 'Newest'] as const;
type Name = (typeof names)[number];

const published: readonly Name[] = ['First', 'Shown', 'Labeled'];
const unpublished: readonly Name[] = ['Third', 'Newest'];

/** Every part of a version contains its name. */
const documentOf = (name: Name) => ({
  openapi: '3.1.0',
  info: { title: 'Tides', version: name, description: `The ${name} version.` },
  tags: [{ name: 'Harbour', description: `Harbours of ${name}` }],
  paths: {
    '/harbours': {
      get: {
        operationId: 'listHarbours',
        summary: `List ${name}`,
        tags: ['Harbour'],
        responses: {
          200: {
            description: `Harbours of ${name}`,
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Harbour' } } },
          },
        },
      },
    },
    [`/${name}`]: {
      get: { operationId: `get${name}`, tags: ['Harbour'], responses: { 200: { description: 'OK' } } },
    },
  },
  components: {
    schemas: { Harbour: { type: 'object', description: `Of ${name}`, properties: { [`in${name}`]: {} } } },
  },
});

let world: PagesWorld;
const ids = {} as Record<Name, string>;
const secrets: Record<string, string | undefined> = {};

beforeAll(async () => {
  world = await startPagesWorld();
  for (const name of names) {
    const { lastVersion = '' } = await world.publish('tides', { text: JSON.stringify(documentOf(name)) });
    ids[name] = lastVersion;
    world.target.advance(60_000);
  }
  await world.setLabel('tides', 'prod', ids.Shown);
  await world.setLabel('tides', 'beta', ids.Labeled);
  const place = { organizationId: 'acme', specSlug: 'tides' };
  await world.client.specs.update({ ...place, defaultLabel: 'prod', visibility: 'public' });
  secrets['of another organization'] = world.stranger;
  secrets['without openapi:read'] = await world.target.token({
    organizations: ['acme'],
    scopes: ['space:read'],
  });
});

afterAll(() => world.close());

const callers = ['without a token', 'of another organization', 'without openapi:read'];

const visitors = new Map<string, Visitor>();

async function see(caller: string, address: string) {
  const secret = secrets[caller];
  const visitor =
    visitors.get(caller) ??
    (secret === undefined ? createVisitor(world.target.url) : await world.visitorWith(secret));
  visitors.set(caller, visitor);
  return visitor.see(address);
}

const spec = '/orgs/:organizationId/openapi/:specSlug';

/** The pages of a specification, with their parameters except for the version. */
const pages = listPages()
  .filter((page) => page.startsWith(`GET ${spec}`))
  .map((page) =>
    page
      .slice('GET '.length)
      .replace(':organizationId', 'acme')
      .replace(':specSlug', 'tides')
      .replace('*sourcePath', 'openapi.json')
      .replace('docs/*path', 'docs/harbour')
      .replace('print/*path', 'print/harbour')
      .replace('*path', 'harbour')
      .replace(':name', 'Harbour'),
  );
const pagesOfVersion = pages.filter((page) => page.includes(':versionId'));
const otherPages = pages.filter((page) => !page.includes(':versionId'));

const contains = (text: string, name: Name) => text.includes(name) || text.includes(ids[name]);

describe.each(callers)('a visitor %s of a public specification', (caller) => {
  it.each(pagesOfVersion)('finds at %s only published versions', async (page) => {
    const at = (version: string) => see(caller, page.replace(':versionId', version));
    const missing = await at('no-such-version');
    const hidden = ['latest', ...unpublished.map((name) => ids[name])];
    for (const version of hidden) {
      const seen = await at(version);
      const text = seen.text.replaceAll(version, 'no-such-version');
      expect([version, seen.status, text]).toEqual([version, missing.status, missing.text]);
      expect(seen.headers['cache-control']).toBe(missing.headers['cache-control']);
    }
    if (!/\/(docs|operations|schemas|print|search|llms)/.test(page)) return;
    for (const version of [...published.map((name) => ids[name]), 'label:prod', 'label:beta']) {
      const seen = await at(version);
      expect([version, seen.status]).toEqual([version, 200]);
      // The default label can move, so that another version is published.
      expect(seen.headers['cache-control']).not.toMatch(/max-age=[1-9]/);
      for (const name of unpublished)
        expect(contains(seen.text, name), `${version} names ${name}`).toBe(false);
    }
  });

  it.each(otherPages)('finds nothing of other versions at %s', async (page) => {
    for (const label of page.includes(':label') ? ['prod', 'beta'] : ['']) {
      const { text } = await see(caller, page.replace(':label', label));
      for (const name of unpublished) expect(contains(text, name), `names ${name}`).toBe(false);
    }
  });
});

// A token of a program needs openapi:read somewhere.
describe.each(callers.slice(0, 2))('a program %s of a public specification', (caller) => {
  const ask = async (tool: string, values: Record<string, unknown>) => {
    const client = await connect(`${world.target.url}/orgs/acme/mcp`, { token: secrets[caller] });
    const { text, isError } = await client.call(tool, { spec: 'tides', ...values });
    await client.close();
    return { text, isError };
  };

  const tools: [string, Record<string, unknown>, string][] = [
    ['list_operations', {}, 'version'],
    ['get_operation', { operation: 'listHarbours' }, 'version'],
    ['get_schema', { name: 'Harbour' }, 'version'],
    ['list_changes', { impact: 'docs' }, 'to'],
    ['list_changes', { impact: 'docs' }, 'from'],
  ];

  it.each(tools)('finds with %s %j only published versions as `%s`', async (tool, values, parameter) => {
    const missing = await ask(tool, { ...values, [parameter]: 'no-such-version' });
    expect(missing.isError).toBe(true);
    for (const version of ['latest', ...unpublished.map((name) => ids[name])]) {
      const { text, isError } = await ask(tool, { ...values, [parameter]: version });
      expect({ text: text.replaceAll(version, 'no-such-version'), isError }).toEqual(missing);
    }
    for (const version of [ids.First, ids.Shown, 'label:beta']) {
      // The version before it is not published.
      const other =
        tool === 'list_changes' && version === 'label:beta' && parameter === 'to' ? { from: ids.Shown } : {};
      const { text, isError } = await ask(tool, { ...values, ...other, [parameter]: version });
      expect([text, isError]).toEqual([expect.any(String), false]);
      for (const name of unpublished) expect(contains(text, name), `${version} names ${name}`).toBe(false);
    }
  });

  it('does not learn how a version differs from one that is not published', async () => {
    expect(await ask('list_changes', { impact: 'docs', to: 'label:beta' })).toEqual({
      ...{ isError: true, text: expect.stringContaining('from: is missing: the version before') },
    });
  });

  it('finds nothing of other versions in a search', async () => {
    for (const name of unpublished) {
      const { text } = await ask('search', { query: `get${name}` });
      expect(contains(text.replaceAll(`get${name}`, ''), name)).toBe(false);
    }
  });
});

describe('a member of the organization', () => {
  it('reads all versions', async () => {
    const visitor = await world.visitorWith(world.reader);
    for (const version of ['latest', ...names.map((name) => ids[name])])
      expect((await visitor.see(`/orgs/acme/openapi/tides/versions/${version}/docs`)).status).toBe(200);
  });
});
