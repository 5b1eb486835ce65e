import type { Scope } from '@specshelf/contract';

/** The status of each page by its visitor. POST requests have an empty form, which 400 rejects after the check of access. */
export interface PageRow {
  /** The scopes of the visitor with access, in the organization of the page. The visitor without the scope lacks the first only. */
  scopes: readonly Scope[];
  status: Readonly<Record<PageVisitor, number>>;
}

/** The kinds of visitors of each page. */
export const pageVisitors = [
  'no session',
  'another organization',
  'without the scope',
  'with the scope',
] as const;

export type PageVisitor = (typeof pageVisitors)[number];

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

/** Each page, by its method and path, with the status for each kind of visitor. The documentation of the API is not among them: the mocks have none. */
export const pageAccess: Readonly<Record<string, PageRow>> = {
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
  // Visitors without a session are redirected to the sign-in form.
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
};

function documentation(root: string): Record<string, PageRow> {
  const paths = ['docs/*path', ...indexes, 'schemas/:name', 'print/*path'];
  return Object.fromEntries(paths.map((path) => [`GET ${root}/${path}`, needs('openapi:read', 200)]));
}

function needs(scope: Scope, status: number, ...others: readonly Scope[]): PageRow {
  return { scopes: [scope, ...others], status: row(401, 404, 403, status) };
}

function everyMember(status: number): PageRow {
  return { scopes: [], status: row(401, 404, status, status) };
}

function everyone(status: number): PageRow {
  return { scopes: [], status: row(status, status, status, status) };
}

function row(...[none, another, without, withScope]: [number, number, number, number]): PageRow['status'] {
  return {
    'no session': none,
    'another organization': another,
    'without the scope': without,
    'with the scope': withScope,
  };
}
