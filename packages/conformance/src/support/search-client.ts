import type { SearchPage, SearchQuery, SearchResult } from '@specshelf/sdk';
import type { SuiteContext } from './suite-context.js';

const organizationId = 'acme';

/** A specification of harbors, in which the suites of the search find things. */
export const harbor = {
  info: { description: 'Ships and their places.\n\n# Getting started\n\nAsk the harbourmaster for a key.' },
  tags: [{ name: 'Places' }],
  paths: {
    '/ports': {
      get: {
        operationId: 'listPorts',
        tags: ['Places'],
        summary: 'List all ports',
        description: 'Sorted by distance.',
        parameters: [{ name: 'countryCode', in: 'query', schema: { type: 'string' } }],
      },
      post: {
        operationId: 'createPort',
        tags: ['Places'],
        summary: 'Add a landing place',
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/NewPort' } } },
        },
      },
    },
    '/ports/{portId}': {
      parameters: [{ name: 'portId', in: 'path', required: true, schema: { type: 'string' } }],
      get: { operationId: 'readPort', summary: 'Read a landing place' },
    },
    '/ports/{portId}/berths': {
      parameters: [{ name: 'portId', in: 'path', required: true, schema: { type: 'string' } }],
      get: { summary: 'Show where ships moor', deprecated: true },
    },
  },
  webhooks: { portClosed: { post: { summary: 'A storm is near' } } },
  components: {
    schemas: {
      NewPort: { type: 'object', properties: { draughtLimit: { type: 'number' } } },
      TideTable: {
        type: 'object',
        description: 'The water of a day.',
        properties: { lowWaterTime: { type: 'string' } },
      },
    },
  },
};

/** The members of a document that a test sets. */
interface DocumentMembers {
  info?: object;
  tags?: readonly object[];
  paths?: object;
  webhooks?: object;
  components?: object;
}

/** Publishes documents in the organization `acme`, and finds their parts. */
export function createSearchClient(context: SuiteContext) {
  const search = async (q: string, query: Omit<SearchQuery, 'q'> = {}): Promise<SearchPage> =>
    context.client().search({ organizationId, q, ...query });
  return {
    path: `/v1/orgs/${organizationId}/search`,
    search,
    /** Publishes a document, and returns the ID of its version. */
    publish: async (slug: string, members: DocumentMembers): Promise<string> =>
      (await context.publish(slug, documentOf(slug, members))).lastVersion ?? '',
    /** Returns the names of the results in their order. */
    found: async (q: string, query?: Omit<SearchQuery, 'q'>): Promise<string[]> =>
      (await search(q, query)).items.map(nameOf),
  };
}

/** A document whose operations have a response each. `title` is that of the slug by default. */
export function documentOf(slug: string, { info, paths = {}, ...members }: DocumentMembers): string {
  const responses = { 200: { description: 'Done.' } };
  const isOperation = (value: unknown) => !Array.isArray(value);
  const completed = Object.entries(paths).map(([path, item]) => [
    path,
    Object.fromEntries(
      Object.entries(Object(item)).map(([name, value]) => [
        name,
        isOperation(value) ? { ...Object(value), responses } : value,
      ]),
    ),
  ]);
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: slug, version: '1', ...info },
    paths: Object.fromEntries(completed),
    ...members,
  });
}

/** `GET /ports` for operations, `POST portClosed` for webhooks, and otherwise the title. */
export function nameOf({ method, path, identifier, title }: SearchResult): string {
  return method === undefined ? title : `${method} ${path ?? identifier}`;
}
