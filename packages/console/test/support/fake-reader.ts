import type { Schema } from '@specshelf/contract';
import { documentTokens, ranksOf } from '@specshelf/search';
import {
  isMember,
  type ListedVersion,
  type OpenAPISpecRecord,
  type ReadableVersion,
  type ReadableVersions,
  type Reader,
  RequestError,
  type SiteMap,
  type SitePage,
  type VersionIndex,
} from '@specshelf/service';
import { spec as specRecord, version as versionRecord } from '@specshelf/service/test/records';

/** Text of an author that a page must escape. */
const hostileText = '<script>alert(1)</script>';

const source: Schema<'ComputedContentSource'> = { type: 'builtin:openapi' };
const common = { description: '', source, seed: 'seed' };

const pages: SitePage[] = [
  { ...common, kind: 'info', path: 'introduction', title: 'Introduction', id: 'p0' },
  {
    ...common,
    kind: 'tag',
    path: 'tickets',
    title: 'Tickets',
    id: 'p1',
    description: 'Tickets of the museum.',
  },
  action({ path: 'tickets/buy', title: 'Buy a ticket', id: 'p2', method: 'POST', address: '/tickets' }),
  action({ path: 'tickets/get', title: 'Get a ticket', id: 'p3', method: 'GET', address: '/tickets/{id}' }),
  {
    ...common,
    kind: 'tag',
    path: 'hours-2',
    title: 'Hours',
    id: 'p4',
  },
  {
    ...action({ path: 'hours', title: `Hours ${hostileText}`, id: 'p5', method: 'GET', address: '/hours' }),
    parent: 4,
    deprecated: true,
    description: 'Returns the opening hours of the ticket office.',
  },
];

function action(
  page: Pick<SitePage, 'path' | 'title' | 'id'> & { method: string; address: string },
): SitePage {
  return { ...common, kind: 'operation', parent: 1, operationId: page.path.replace('/', '-'), ...page };
}

/** The tag "Hours" has the path of an operation in the grouping by tag. */
export const siteMap: SiteMap = {
  pages,
  schemas: ['Ticket', 'Visitor', 'a/b'],
  tagPaths: { hours: 4, 'all-tickets': 1 },
};

const components = {
  schemas: {
    Ticket: {
      type: 'object',
      required: ['id'],
      properties: {
        id: { type: 'string' },
        owner: { $ref: '#/components/schemas/Visitor' },
        ...Object.fromEntries(
          Array.from({ length: 500 }, (_, index) => [`field${index}`, { type: 'string' }]),
        ),
      },
    },
    Visitor: { type: 'object', properties: { name: { type: 'string', description: hostileText } } },
    'a/b': { type: 'string' },
  },
};

function documentOf(page: SitePage): Schema<'Document'> {
  const { method = '', address = '' } = page;
  const ticket = { $ref: '#/components/schemas/Ticket' };
  const operation = {
    summary: page.title,
    responses: { 200: { description: 'OK', content: { 'application/json': { schema: ticket } } } },
  };
  const resolved = {
    openapi: '3.1.0',
    info: { title: 'Museum', version: '1' },
    paths: { [address]: { [method.toLowerCase()]: operation } },
    components,
  };
  const paragraph: Schema<'Document'>['nodes'][number] = {
    object: 'block',
    type: 'paragraph',
    nodes: [{ object: 'text', leaves: [{ object: 'leaf', text: page.title, marks: [] }] }],
  };
  const formula: Schema<'Document'>['nodes'][number] = {
    object: 'block',
    type: 'math',
    isVoid: true,
    data: { formula: '\\frac{1}{2}' },
  };
  return {
    object: 'document',
    data: { schemaVersion: 2 },
    nodes:
      page.kind !== 'operation'
        ? [paragraph, ...(page.kind === 'info' ? [formula] : [])]
        : [
            {
              object: 'block',
              type: 'openapi-operation',
              isVoid: true,
              data: {
                ref: { kind: 'openapi', spec: 'museum' },
                path: address,
                method: method.toLowerCase(),
                resolved,
                headless: true,
              },
            },
          ],
  };
}

function schemaDocument(name: string): Schema<'Document'> {
  return {
    object: 'document',
    data: { schemaVersion: 2 },
    nodes: [
      {
        object: 'block',
        type: 'openapi-schemas',
        isVoid: true,
        data: {
          ref: { kind: 'openapi', spec: 'museum' },
          schemas: [name],
          resolved: { openapi: '3.1.0', info: { title: 'Museum', version: '1' }, components },
        },
      },
    ],
  };
}

export interface FakeReader extends Reader {
  /** Specifications of the organization `acme`, by slug. */
  specs: Map<string, OpenAPISpecRecord>;
  /** Changes when the latest version changes. */
  identity: string;
  /** The labels of `museum`, with the IDs of their versions. */
  labels: Map<string, string>;
  /** The labels as the menu lists them. */
  listLabels(): ReadableVersions['labels'];
  /** The versions as the menu lists them. */
  listed: ListedVersion[];
  /** The pages of all versions. */
  map: SiteMap;
  /** Number of loaded documents. */
  loads: number;
}

/** Creates a reader with the public specification `museum`, the private one `vault`, and the unprocessed one `draft`. */
export function createFakeReader(): FakeReader {
  const record = (slug: string, changes: Partial<OpenAPISpecRecord>): [string, OpenAPISpecRecord] => [
    slug,
    specRecord({ id: slug, slug, ...changes }),
  ];
  const reader: FakeReader = {
    specs: new Map([
      record('museum', { visibility: 'public', lastVersion: 'v2' }),
      record('vault', { visibility: 'private', lastVersion: 'v2' }),
      record('draft', { visibility: 'private', processingState: 'pending' }),
    ]),
    identity: 'first',
    labels: new Map(),
    listLabels: () =>
      [...reader.labels].map(([label, id]) => ({
        ...{ label, id, documentVersion: '1.1.0' },
        createdAt: versionRecord().createdAt,
      })),
    listed: ['v2', 'v1'].map((id) => ({
      id,
      createdAt: versionRecord().createdAt,
      documentVersion: '1.2.0',
    })),
    map: siteMap,
    loads: 0,
    openText: async () => versionOf(reader, undefined),
    open: async ({ organizationId, specSlug, versionId }, principal) => {
      const spec = organizationId.toLowerCase() === 'acme' ? reader.specs.get(specSlug) : undefined;
      const mayRead =
        spec?.visibility === 'public' || (principal !== undefined && isMember(principal, 'acme'));
      if (!spec || !mayRead) throw new RequestError('not-found', 'Not found.');
      if (spec.lastVersion === undefined) return { spec };
      const shown = spec.defaultVersion ?? spec.lastVersion;
      const id = resolve(reader, versionId ?? shown, spec.lastVersion);
      return { spec, version: { ...versionOf(reader, id), isDefault: id === shown } };
    },
  };
  return reader;
}

/** Returns the ID of a version, or of the version of a label. */
function resolve({ labels }: FakeReader, versionId: string, latest: string): string {
  const label = /^label:(.*)$/.exec(versionId)?.[1];
  const id = label === undefined ? versionId : labels.get(label);
  if (id === 'latest') return latest;
  if (id === undefined || !['v1', 'v2'].includes(id)) throw new RequestError('not-found', 'Not found.');
  return id;
}

/** The index of the pages of a site map, and of its schemas without properties. */
function indexOf({ pages, schemas }: SiteMap): VersionIndex {
  const documents = [
    ...pages.map(
      ({ kind, title, path, description, method = '', address = '', operationId = '', deprecated }) => {
        const action = kind === 'operation' ? `${method} ${address}` : '';
        const fields = { names: [operationId, title], paths: [action], bodies: [description] };
        return {
          entry: {
            kind: kind === 'operation' ? ('operation' as const) : ('page' as const),
            ...{ title, page: path, snippet: description },
            ...(kind === 'operation' && { method, path: address, identifier: operationId }),
            ...(deprecated && { deprecated }),
          },
          ...documentTokens({ ...fields, identifiers: [operationId, title, address, action] }),
        };
      },
    ),
    ...schemas.map((name) => ({
      entry: { kind: 'schema' as const, title: name, identifier: name },
      ...documentTokens({ identifiers: [name], names: [name], paths: [], bodies: [] }),
    })),
  ];
  return {
    ranks: ranksOf(documents),
    chunks: documents.map(({ entry, tokens }) => ({
      readEntries: async () => [entry],
      readTokens: () => [tokens.join(' ')],
    })),
  };
}

function versionOf(reader: FakeReader, versionId = 'v2'): ReadableVersion {
  return {
    record: versionRecord({ id: versionId, specId: 'museum' }),
    showsChanges: true,
    isDefault: versionId === 'v2',
    identity: `${reader.identity} ${versionId}`,
    overview: async () => ({
      title: 'Museum',
      version: '1.2.0',
      descriptionHTML: '<p>Opening hours and tickets, <code class="language-math">\\beta</code>.</p>',
      servers: [{ url: 'https://museum.example' }],
      security: [{ name: 'key', type: 'API key in the header X-Key' }],
      license: { name: 'MIT', url: 'javascript:alert(1)' },
      contact: { name: 'Help', url: 'https://help.example' },
    }),
    siteMap: async () => reader.map,
    searchIndex: async () => indexOf(reader.map),
    document: async (page) => {
      reader.loads++;
      return documentOf(page);
    },
    schema: async (name) => (reader.map.schemas.includes(name) ? schemaDocument(name) : undefined),
    schemaUses: async () => {
      throw new Error('Unexpected call');
    },
    changes: async () => undefined,
  };
}
