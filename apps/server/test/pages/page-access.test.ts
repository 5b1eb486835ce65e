import { listPages } from '@specshelf/console/test/list-pages';
import { scopes as allScopes } from '@specshelf/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PagesWorld, startPagesWorld } from '../support/pages/pages-world.js';
import { createVisitor, linksOf, type Seen } from '../support/pages/visitor.js';

type Scope = (typeof allScopes)[number];

/** The status of each page by its visitor. POST requests have an empty form, which 400 rejects after the check of access. */
interface Row {
  /** The scopes of the visitor with access, in the organization of the page. The visitor without the scope lacks the first only. */
  scopes: readonly Scope[];
  status: Readonly<Record<Visitor, number>>;
}

type Visitor = 'no session' | 'another organization' | 'without the scope' | 'with the scope';

const visitors: readonly Visitor[] = [
  'no session',
  'another organization',
  'without the scope',
  'with the scope',
];

const organization = '/orgs/:organizationId';
const spec = `${organization}/openapi/:specSlug`;
const version = `${spec}/versions/:versionId`;

const label = `${spec}/@:label`;

const indexes = [
  'operations',
  'operations.md',
  'schemas',
  'schemas.md',
  'search',
  'search.json',
  'suggestions.json',
  'llms.txt',
];

const table: Readonly<Record<string, Row>> = {
  [`GET ${organization}`]: needs('openapi:read', 200),
  [`GET ${organization}/publish`]: needs('openapi:write', 200),
  [`POST ${organization}/publish`]: needs('openapi:write', 400),
  [`GET ${organization}/tokens`]: everyMember(200),
  [`POST ${organization}/tokens`]: everyMember(400),
  [`GET ${organization}/trusted-publishers`]: needs('tokens:write', 200),
  [`POST ${organization}/trusted-publishers`]: needs('tokens:write', 400),
  [`GET ${organization}/audit`]: needs('audit:read', 200),
  // Everybody may search public specifications.
  [`GET ${organization}/search`]: everyone(200),
  [`GET ${organization}/search.json`]: everyone(200),
  [`GET ${spec}/manage`]: needs('openapi:write', 200, 'openapi:read'),
  [`POST ${spec}/manage`]: needs('openapi:write', 400, 'openapi:read'),
  [`GET ${spec}/versions`]: needs('openapi:read', 200),
  [`GET ${spec}/source.txt`]: needs('openapi:read', 200),
  [`GET ${spec}/problems`]: needs('openapi:read', 200),
  [`GET ${spec}/changelog`]: needs('openapi:read', 200),
  [`GET ${spec}/changelog.md`]: needs('openapi:read', 200),
  [`GET ${spec}/changelog.atom`]: needs('openapi:read', 404),
  [`GET ${spec}/changes`]: needs('openapi:read', 200),
  [`GET ${version}/changes`]: needs('openapi:read', 200),
  [`GET ${spec}/refused`]: needs('openapi:read', 200),
  [`POST ${spec}/refused`]: needs('openapi:acknowledge', 400, 'openapi:read'),
  [`GET ${spec}/source`]: needs('openapi:read', 200),
  [`GET ${spec}/labels`]: needs('openapi:read', 200),
  [`POST ${spec}/labels`]: needs('openapi:write', 400, 'openapi:read'),
  [`GET ${spec}/labels/:label`]: needs('openapi:read', 200),
  [`POST ${spec}/labels/:label`]: needs('openapi:write', 400, 'openapi:read'),
  [`GET ${version}`]: needs('openapi:read', 200),
  [`POST ${version}`]: needs('openapi:write', 400, 'openapi:read'),
  [`GET ${version}/problems`]: needs('openapi:read', 200),
  [`GET ${version}/source`]: needs('openapi:read', 200),
  [`GET ${version}/source/*sourcePath`]: needs('openapi:read', 200),
  [`GET ${version}/source.zip`]: needs('openapi:read', 200),
  [`GET ${version}/publications`]: needs('openapi:read', 200),
  [`GET ${version}/document.json`]: needs('openapi:read', 200),
  [`GET ${version}/document.yaml`]: needs('openapi:read', 200),
  'GET /spaces/:spaceId': needs('space:read', 200, 'openapi:read'),
  'GET /spaces/:spaceId/*path': needs('space:read', 200, 'openapi:read'),
  // Signed-in visitors are redirected to their organization, if they may read its specifications.
  'GET /sign-in': { scopes: ['openapi:read'], status: row(200, 303, 200, 303) },
  // Visitors who are not signed in are redirected to the sign-in form.
  'GET /device': { scopes: [], status: row(303, 200, 200, 200) },
  'POST /device': { scopes: [], status: row(401, 400, 400, 400) },
  'POST /sign-in': everyone(401),
  'POST /sign-out': everyone(303),
  // Documentation of a private specification. That of a public one is in access.test.ts.
  [`GET ${spec}`]: needs('openapi:read', 200),
  [`GET ${spec}.md`]: needs('openapi:read', 200),
  // Lists the public specifications for all.
  [`GET ${organization}/llms.txt`]: everyone(200),
  [`GET ${spec}/docs`]: needs('openapi:read', 308),
  [`GET ${version}/docs`]: needs('openapi:read', 200),
  [`GET ${version}/docs.md`]: needs('openapi:read', 200),
  [`GET ${label}`]: needs('openapi:read', 308),
  [`GET ${label}/docs`]: needs('openapi:read', 200),
  [`GET ${label}/docs.md`]: needs('openapi:read', 200),
  ...documentation(spec),
  ...documentation(version),
  ...documentation(label),
  [`GET ${spec}/*path`]: needs('openapi:read', 308),
  'GET /assets/:name': everyone(200),
  'GET /favicon.svg': everyone(200),
  'GET /docs/changes': everyone(200),
  'GET /docs/problems': everyone(200),
  'GET /docs/problems/:code': everyone(200),
  ...apiDocs(),
  'GET /openapi.json': everyone(200),
  'GET /openapi.yaml': everyone(200),
};

function documentation(root: string): Record<string, Row> {
  const paths = ['docs/*path', ...indexes, 'schemas/:name', 'print/*path'];
  return Object.fromEntries(paths.map((path) => [`GET ${root}/${path}`, needs('openapi:read', 200)]));
}

/** The API has neither the tag nor the schema of the test. The test of its documentation opens all pages. */
function apiDocs(): Record<string, Row> {
  return Object.fromEntries([
    ['GET /docs', everyone(200)],
    ['GET /docs.md', everyone(200)],
    ...indexes.map((path) => [`GET /docs/${path}`, everyone(200)]),
    ...['pages/*path', 'schemas/:name', 'print/*path'].map((path) => [`GET /docs/${path}`, everyone(404)]),
  ]);
}

function needs(scope: Scope, status: number, ...others: readonly Scope[]): Row {
  return { scopes: [scope, ...others], status: row(401, 404, 403, status) };
}

function everyMember(status: number): Row {
  return { scopes: [], status: row(401, 404, status, status) };
}

function everyone(status: number): Row {
  return { scopes: [], status: row(status, status, status, status) };
}

function row(...[none, another, without, withScope]: [number, number, number, number]): Row['status'] {
  return {
    'no session': none,
    'another organization': another,
    'without the scope': without,
    'with the scope': withScope,
  };
}

const document = {
  openapi: '3.1.0',
  info: { title: 'Charts', version: '1' },
  tags: [{ name: 'Maps' }],
  paths: { '/maps': { get: { tags: ['Maps'], responses: { 200: { description: 'OK' } } } } },
  components: { schemas: { Chart: { type: 'object' } } },
};

let world: PagesWorld;
let versionId: string;
let asset: string;

beforeAll(async () => {
  world = await startPagesWorld();
  const { lastVersion } = await world.publish('charts', { text: JSON.stringify(document) });
  versionId = lastVersion ?? '';
  await world.setLabel('charts', 'prod', versionId);
  const signInForm = await createVisitor(world.target.url).see('/sign-in');
  asset = linksOf(signInForm, '/sign-in').find((link) => link.startsWith('/assets/')) ?? '';
});

afterAll(() => world.close());

/** Returns the address of a page of `charts`. */
function addressOf(path: string): string {
  return path
    .replace('/assets/:name', () => asset)
    .replace(`${spec}/*path`, `${spec}/maps`)
    .replace('*sourcePath', 'openapi.json')
    .replace('*path', 'maps')
    .replace(':organizationId', 'acme')
    .replace(':specSlug', 'charts')
    .replace(':versionId', () => versionId)
    .replace(':label', 'prod')
    .replace(':spaceId', 'docs')
    .replace(':name', 'Chart')
    .replace(':code', 'duplicate-operation-id');
}

async function visit(page: string, visitor: Visitor, { scopes }: Row): Promise<Seen> {
  const [method, path = ''] = page.split(' ');
  const browser = createVisitor(world.target.url);
  const grant = grants[visitor](scopes);
  if (grant) await browser.signIn(await world.target.token(grant));
  const address = addressOf(path);
  return method === 'GET' ? browser.see(address) : browser.send(address, {});
}

const grants: Readonly<
  Record<Visitor, (scopes: readonly Scope[]) => { organizations: string[]; scopes: Scope[] } | undefined>
> = {
  'no session': () => undefined,
  'another organization': () => ({ organizations: ['globex'], scopes: [...allScopes] }),
  'without the scope': ([scope]) => ({
    organizations: ['acme'],
    scopes: allScopes.filter((each) => scope !== undefined && each !== scope),
  }),
  'with the scope': (scopes) => ({ organizations: ['acme'], scopes: [...scopes] }),
};

describe('access to pages', () => {
  it('has a row for each page', () => {
    expect(Object.keys(table).sort()).toEqual(listPages().sort());
  });

  it.each(Object.entries(table))('%s', async (page, expected) => {
    const found = await Promise.all(
      visitors.map(async (visitor) => [visitor, (await visit(page, visitor, expected)).status] as const),
    );
    expect(Object.fromEntries(found)).toEqual(expected.status);
  });
});
