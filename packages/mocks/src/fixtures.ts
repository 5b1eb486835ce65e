import type { Schema } from '@specshelf/contract';

// Each function returns a complete and valid resource; `members` override its defaults. The resources exist in no backend: use them
// with `reply`, with `on`, and in tests without a backend.

const origin = 'https://specshelf.test';
const at = '2026-01-01T00:00:00.000Z';

/**
 * Returns a specification that was processed without errors.
 *
 * @example
 * ```ts
 * const broken = openapiSpec({ slug: 'pets', lastProcessErrorCode: 'PARSE_ERROR' });
 * ```
 */
export function openapiSpec(members: Partial<Schema<'OpenAPISpec'>> = {}): Schema<'OpenAPISpec'> {
  const { slug = 'pets' } = members;
  return {
    object: 'openapi-spec',
    id: 'spec1',
    slug,
    createdAt: at,
    updatedAt: at,
    visibility: 'private',
    processingState: 'complete',
    lastVersion: 'version1',
    lastProcessedAt: at,
    lastProcessedErrors: [],
    lastProcessedErrorCount: 0,
    problemCounts: { error: 0, warning: 0, info: 0 },
    title: 'Pets',
    documentVersion: '1.0.0',
    counts: { operations: 1, webhooks: 0, schemas: 0 },
    tags: [],
    links: [],
    compatibility: { refuse: 'none', against: 'latest', categories: ['wire'], rules: {}, strict: false },
    permissions: { view: true, edit: true },
    urls: urlsOf(`openapi/${slug}`),
    ...members,
  };
}

/**
 * Returns a version of a specification.
 *
 * @example
 * ```ts
 * const version = openapiSpecVersion({ id: 'v2' });
 * ```
 */
export function openapiSpecVersion(
  members: Partial<Schema<'OpenAPISpecVersion'>> = {},
): Schema<'OpenAPISpecVersion'> {
  const { id = 'version1' } = members;
  const path = `openapi/pets/versions/${id}`;
  const url = `${urlsOf(path).location}/document.json`;
  const digest = '0'.repeat(64);
  const publication = { id, publishedAt: at, trigger: 'submitted' } as const;
  const about = { labels: [], publication, publicationCount: 1, url, urls: urlsOf(path) };
  return { object: 'openapi-spec-version', id, createdAt: at, digest, ...about, ...members };
}

/**
 * Returns the processed files of a version: by default one file with the document of `openapiText()`.
 *
 * @example
 * ```ts
 * const content = openapiSpecVersionContent();
 * ```
 */
export function openapiSpecVersionContent(
  members: Partial<Schema<'OpenAPISpecVersionContent'>> = {},
): Schema<'OpenAPISpecVersionContent'> {
  const entry = {
    dir: '.',
    filename: 'openapi.json',
    isEntrypoint: true,
    references: [],
    specification: JSON.parse(openapiText()),
  };
  const url = `${urlsOf('openapi/pets/versions/version1').location}/document.json`;
  return { filesystem: [entry], url, urls: { public: null, source: url }, ...members };
}

/**
 * Returns the unmodified source of a version: by default `openapiText()`.
 *
 * @example
 * ```ts
 * const raw = openapiSpecVersionRaw({ format: 'yaml', text: 'openapi: 3.1.0' });
 * ```
 */
export function openapiSpecVersionRaw(
  members: Partial<Schema<'OpenAPISpecVersionRaw'>> = {},
): Schema<'OpenAPISpecVersionRaw'> {
  return { format: 'json', text: openapiText(), ...members };
}

/**
 * Returns an organization.
 *
 * @example
 * ```ts
 * const acme = organization({ id: 'acme', title: 'Acme', emailDomains: ['acme.example'] });
 * ```
 */
export function organization(members: Partial<Schema<'Organization'>> = {}): Schema<'Organization'> {
  const { id = 'default' } = members;
  return {
    object: 'organization',
    id,
    title: 'Default',
    createdAt: at,
    emailDomains: [],
    type: 'business',
    inviteLinks: false,
    mergeRules: { type: 'none' },
    plan: 'internal',
    trial: { status: 'notapplicable', count: 0 },
    permissions: {
      access: true,
      admin: false,
      createContent: true,
      createOpenAPISpec: true,
      installIntegration: false,
      listInstallations: false,
      listIntegrations: false,
      listMembers: false,
      listTeams: false,
      ownTeam: false,
      view: true,
      viewBilling: false,
    },
    urls: { location: `${origin}/v1/orgs/${id}`, app: `${origin}/orgs/${id}` },
    ...members,
  };
}

/**
 * Returns the user of a token.
 *
 * @example
 * ```ts
 * const ada = user({ id: 'ada', displayName: 'Ada' });
 * ```
 */
export function user(members: Partial<Schema<'User'>> = {}): Schema<'User'> {
  const { id = 'user1', grants = [{ organization: 'default', scopes: ['openapi:read'] }] } = members;
  return {
    object: 'user',
    id,
    displayName: 'Ada',
    urls: { location: `${origin}/v1/user` },
    ...members,
    grants,
  };
}

/**
 * Returns the body of an error response.
 *
 * @example
 * ```ts
 * const body = failure(503, 'Come back later.');
 * ```
 */
export function failure(code: number, message = 'Something went wrong.'): Schema<'ErrorBody'> {
  return { error: { code, message } };
}

/**
 * Returns one page of a list. `next` is the cursor of the next page.
 *
 * @example
 * ```ts
 * const page = listOf([openapiSpec({ slug: 'a' }), openapiSpec({ slug: 'b' })], { count: 5, next: 'cursor' });
 * ```
 */
export function listOf<Item>(
  items: Item[],
  { count = items.length, next }: { count?: number; next?: string } = {},
): { items: Item[]; count: number; next?: { page: string } } {
  return next === undefined ? { items, count } : { items, count, next: { page: next } };
}

/**
 * Returns a generated document with one paragraph for each text.
 *
 * @example
 * ```ts
 * const page = generatedDocument('Hello.', 'Goodbye.');
 * ```
 */
export function generatedDocument(...texts: string[]): Schema<'Document'> {
  return { object: 'document', data: { schemaVersion: 1 }, nodes: texts.map(paragraph) };
}

/**
 * Returns a small OpenAPI document as text, for the source of a specification.
 *
 * @example
 * ```ts
 * const source = { text: openapiText({ title: 'Toys' }) };
 * ```
 */
export function openapiText({ title = 'Pets', version = '1.0.0' } = {}): string {
  const responses = { 200: { description: 'All of them.' } };
  const paths = {
    '/pets': { get: { operationId: 'listPets', summary: 'List the pets', tags: ['pets'], responses } },
  };
  return JSON.stringify({ openapi: '3.1.0', info: { title, version }, paths });
}

function paragraph(text: string): Schema<'BlockParagraph'> {
  const leaves = [{ object: 'leaf' as const, text, marks: [] }];
  return { object: 'block', type: 'paragraph', nodes: [{ object: 'text', leaves }] };
}

/** Returns the URLs of a resource of the organization `default`. */
function urlsOf(path: string): { location: string; app: string } {
  return { location: `${origin}/v1/orgs/default/${path}`, app: `${origin}/orgs/default/${path}` };
}
