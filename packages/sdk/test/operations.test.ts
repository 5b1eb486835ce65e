import { readFileSync } from 'node:fs';
import { type OperationId, routes } from '@specshelf/contract';
import { type ApiPromise, ArgumentError, type Client } from '@specshelf/sdk';
import { describe, expect, test } from 'vitest';
import { clientOf, json } from './support/fake-server.js';

const spec = { organizationId: 'the-org', specSlug: 'the-slug' };
const version = { ...spec, versionId: 'the-version' };
const label = { ...spec, label: 'the-label' };
const source = { text: 'openapi: 3.1.0' };
const computed = { spaceId: 'the-space', source: { type: 'builtin:openapi' }, seed: 'the-seed' };

interface Example {
  /** The name in api.md. */
  readonly method: string;
  call(client: Client): ApiPromise<unknown>;
  readonly query?: string;
  readonly body?: unknown;
}

const newToken = { name: 'laptop', scopes: ['openapi:read'], expiresAt: '2026-04-01T00:00:00Z' };

const newPublisher = {
  name: 'Pets',
  provider: 'github' as const,
  repository: 'acme/pets',
  branches: ['main'],
  specSlugs: ['pets'],
  scopes: ['openapi:write' as const],
};

/** A new operation of the OpenAPI document does not compile here until it has a method. */
const examples: { [Id in OperationId]: Example } = {
  listOpenAPISpecs: {
    method: 'client.specs.list',
    call: (client) =>
      client.specs.list({ organizationId: 'the-org', limit: 2, page: 'a b&c', sort: '-name' }),
    query: '?limit=2&page=a%20b%26c&sort=-name',
  },
  createOpenAPISpec: {
    method: 'client.specs.create',
    call: (client) => client.specs.create({ organizationId: 'the-org', slug: 'new', source }),
    body: { slug: 'new', source },
  },
  getOpenAPISpecBySlug: { method: 'client.specs.get', call: (client) => client.specs.get(spec) },
  createOrUpdateOpenAPISpecBySlug: {
    method: 'client.specs.upsert',
    call: (client) => client.specs.upsert({ ...spec, source, labels: ['prod'], provenance: { commit: 'c' } }),
    body: { source, labels: ['prod'], provenance: { commit: 'c' } },
  },
  updateOpenAPISpecBySlug: {
    method: 'client.specs.update',
    call: (client) => client.specs.update({ ...spec, owner: null, tags: ['sea'] }),
    body: { owner: null, tags: ['sea'] },
  },
  deleteOpenAPISpecBySlug: { method: 'client.specs.delete', call: (client) => client.specs.delete(spec) },
  listOpenAPISpecVersions: {
    method: 'client.specs.versions.list',
    call: (client) =>
      client.specs.versions.list({ ...spec, page: undefined, documentVersion: '2.0', label: 'prod' }),
    query: '?documentVersion=2.0&label=prod',
  },
  getLatestOpenAPISpecVersion: {
    method: 'client.specs.versions.getLatest',
    call: (client) => client.specs.versions.getLatest(spec),
  },
  getLatestOpenAPISpecVersionContent: {
    method: 'client.specs.versions.getLatestContent',
    call: (client) => client.specs.versions.getLatestContent(spec),
  },
  getLatestOpenAPISpecVersionContentRaw: {
    method: 'client.specs.versions.getLatestRaw',
    call: (client) => client.specs.versions.getLatestRaw(spec),
  },
  getOpenAPISpecVersionById: {
    method: 'client.specs.versions.get',
    call: (client) => client.specs.versions.get(version),
  },
  updateOpenAPISpecVersionById: {
    method: 'client.specs.versions.update',
    call: (client) => client.specs.versions.update({ ...version, deprecation: { note: 'Use toys.' } }),
    body: { deprecation: { note: 'Use toys.' } },
  },
  getOpenAPISpecVersionUsage: {
    method: 'client.specs.versions.usage',
    call: (client) => client.specs.versions.usage(version),
  },
  getOpenAPISpecLabelUsage: {
    method: 'client.specs.labels.usage',
    call: (client) => client.specs.labels.usage(label),
  },
  getOpenAPISpecVersionContentById: {
    method: 'client.specs.versions.getContent',
    call: (client) => client.specs.versions.getContent(version),
  },
  getOpenAPISpecVersionDocument: {
    method: 'client.specs.versions.getDocument',
    call: (client) => client.specs.versions.getDocument(version),
  },
  getOpenAPISpecVersionDocumentYAML: {
    method: 'client.specs.versions.getDocumentYAML',
    call: (client) => client.specs.versions.getDocumentYAML(version),
  },
  getOpenAPISpecVersionSource: {
    method: 'client.specs.versions.source.get',
    call: (client) => client.specs.versions.source.get(version),
  },
  getOpenAPISpecVersionSourceFile: {
    method: 'client.specs.versions.source.getFile',
    call: (client) => client.specs.versions.source.getFile({ ...version, sourcePath: 'a/b.yaml' }),
  },
  getOpenAPISpecVersionSourceArchive: {
    method: 'client.specs.versions.source.getArchive',
    call: (client) => client.specs.versions.source.getArchive(version),
  },
  listOpenAPISpecVersionPublications: {
    method: 'client.specs.versions.publications',
    call: (client) => client.specs.versions.publications({ ...version, limit: 2 }),
    query: '?limit=2',
  },
  listOpenAPISpecVersionChanges: {
    method: 'client.specs.versions.listChanges',
    call: (client) => client.specs.versions.listChanges({ ...version, from: 'label:prod', impact: 'docs' }),
    query: '?from=label%3Aprod&impact=docs',
  },
  listLatestOpenAPISpecVersionChanges: {
    method: 'client.specs.versions.listLatestChanges',
    call: (client) => client.specs.versions.listLatestChanges({ ...spec, limit: 2 }),
    query: '?limit=2',
  },
  getOpenAPISpecVersionChangesMarkdown: {
    method: 'client.specs.versions.getChangesMarkdown',
    call: (client) => client.specs.versions.getChangesMarkdown(version),
  },
  listOpenAPISpecChangelog: {
    method: 'client.specs.listChangelog',
    call: (client) => client.specs.listChangelog({ ...spec, limit: 2 }),
    query: '?limit=2',
  },
  checkOpenAPISpec: {
    method: 'client.specs.check',
    call: (client) => client.specs.check({ ...spec, source, against: 'all' }),
    query: '?against=all',
    body: { source },
  },
  listOpenAPISpecAcknowledgments: {
    method: 'client.specs.acknowledgments.list',
    call: (client) => client.specs.acknowledgments.list(spec),
  },
  acknowledgeOpenAPISpecChanges: {
    method: 'client.specs.acknowledge',
    call: (client) => client.specs.acknowledge({ ...spec, changes: ['0123456789abcdef'], reason: 'unused' }),
    body: { changes: ['0123456789abcdef'], reason: 'unused' },
  },
  withdrawOpenAPISpecAcknowledgment: {
    method: 'client.specs.acknowledgments.withdraw',
    call: (client) => client.specs.acknowledgments.withdraw({ ...spec, changeId: 'the-change' }),
  },
  listOpenAPISpecLabels: {
    method: 'client.specs.labels.list',
    call: (client) => client.specs.labels.list(spec),
  },
  getOpenAPISpecLabel: {
    method: 'client.specs.labels.get',
    call: (client) => client.specs.labels.get(label),
  },
  setOpenAPISpecLabel: {
    method: 'client.specs.labels.set',
    call: (client) => client.specs.labels.set({ ...label, version: 'latest', ifVersion: null }),
    body: { version: 'latest', ifVersion: null },
  },
  deleteOpenAPISpecLabel: {
    method: 'client.specs.labels.delete',
    call: (client) => client.specs.labels.delete({ ...label, ifVersion: 'the-version' }),
    query: '?ifVersion=the-version',
  },
  listOpenAPISpecLabelMoves: {
    method: 'client.specs.labels.moves',
    call: (client) => client.specs.labels.moves({ ...label, limit: 2 }),
    query: '?limit=2',
  },
  getPublishedOpenAPISpec: {
    method: 'client.specs.getPublished',
    call: (client) => client.specs.getPublished(spec),
  },
  getPublishedOpenAPISpecYAML: {
    method: 'client.specs.getPublishedYAML',
    call: (client) => client.specs.getPublishedYAML(spec),
  },
  searchOrganization: {
    method: 'client.search',
    call: (client) =>
      client.search({ organizationId: 'the-org', q: 'GET /a b', kind: 'operation', spec: 'pets', limit: 2 }),
    query: '?q=GET%20%2Fa%20b&kind=operation&spec=pets&limit=2',
  },
  getComputedDocument: {
    method: 'client.computedContent.generateDocument',
    call: (client) => client.computedContent.generateDocument({ ...computed, schema: 'next', depth: 2 }),
    query: '?schema=next&depth=2',
    body: { source: { type: 'builtin:openapi' }, seed: 'the-seed' },
  },
  getComputedRevision: {
    method: 'client.computedContent.generateRevision',
    call: (client) => client.computedContent.generateRevision(computed),
    body: { source: { type: 'builtin:openapi' }, seed: 'the-seed' },
  },
  getOrganizationById: {
    method: 'client.organizations.get',
    call: (client) => client.organizations.get({ organizationId: 'the-org' }),
  },
  getOrganizationsForEmailDomain: {
    method: 'client.organizations.listByEmailDomain',
    call: (client) => client.organizations.listByEmailDomain({ emailDomain: 'the.domain' }),
  },
  listAccessTokens: {
    method: 'client.tokens.list',
    call: (client) => client.tokens.list({ organizationId: 'the-org', limit: 2 }),
    query: '?limit=2',
  },
  createAccessToken: {
    method: 'client.tokens.create',
    call: (client) => client.tokens.create({ organizationId: 'the-org', ...newToken }),
    body: newToken,
  },
  revokeAccessToken: {
    method: 'client.tokens.revoke',
    call: (client) => client.tokens.revoke({ organizationId: 'the-org', tokenId: 'the-token' }),
  },
  startDeviceLogin: {
    method: 'client.deviceLogins.start',
    call: (client) => client.deviceLogins.start({ clientName: 'the-laptop' }),
    body: { clientName: 'the-laptop' },
  },
  pollDeviceLogin: {
    method: 'client.deviceLogins.poll',
    call: (client) => client.deviceLogins.poll({ deviceCode: 'the-code' }),
    body: { deviceCode: 'the-code' },
  },
  exchangeToken: {
    method: 'client.tokens.exchange',
    call: (client) => client.tokens.exchange({ organizationId: 'the-org', token: 'a.b.c' }),
    body: { organizationId: 'the-org', token: 'a.b.c' },
  },
  listTrustedPublishers: {
    method: 'client.trustedPublishers.list',
    call: (client) => client.trustedPublishers.list({ organizationId: 'the-org' }),
  },
  createTrustedPublisher: {
    method: 'client.trustedPublishers.create',
    call: (client) => client.trustedPublishers.create({ organizationId: 'the-org', ...newPublisher }),
    body: newPublisher,
  },
  deleteTrustedPublisher: {
    method: 'client.trustedPublishers.delete',
    call: (client) =>
      client.trustedPublishers.delete({ organizationId: 'the-org', trustedPublisherId: 'the-publisher' }),
  },
  listAuditEvents: {
    method: 'client.audit.list',
    call: (client) => client.audit.list({ organizationId: 'the-org', since: '2026-01-01', actor: 'ci' }),
    query: '?since=2026-01-01&actor=ci',
  },
  getAuthenticatedUser: { method: 'client.user.get', call: (client) => client.user.get() },
};

const values: Record<string, string> = {
  organizationId: 'the-org',
  specSlug: 'the-slug',
  versionId: 'the-version',
  label: 'the-label',
  changeId: 'the-change',
  sourcePath: 'a%2Fb.yaml',
  tokenId: 'the-token',
  trustedPublisherId: 'the-publisher',
  spaceId: 'the-space',
  emailDomain: 'the.domain',
};

describe.each(routes)('$operationId', ({ operationId, method, path, mediaType }) => {
  const example = examples[operationId];

  test('sends the request of the OpenAPI document', async () => {
    const { client, sent } = clientOf(json({ items: [], count: 0 }));
    await example.call(client);
    const filled = path.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '?');
    expect(sent[0]?.method).toBe(method);
    expect(`${sent[0]?.url.pathname}${sent[0]?.url.search}`).toBe(`${filled}${example.query ?? ''}`);
    expect(sent[0]?.body ?? undefined).toEqual(example.body);
    expect(sent[0]?.headers.get('content-type')).toBe(example.body ? 'application/json' : null);
    expect(sent[0]?.headers.get('accept')).toBe(mediaType ?? 'application/json');
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer secret-token');
  });

  test('is listed in api.md', () => {
    const apiMd = readFileSync(new URL('../api.md', import.meta.url), 'utf8');
    const line = apiMd.split('\n').find((text) => text.includes(`\`${operationId}\``));
    expect(line).toContain(`\`${example.method}(`);
    expect(line).toContain(`\`${method} ${path}\``);
  });
});

test('create accepts the slug by either name', async () => {
  const { client, sent } = clientOf(json({}));
  await client.specs.create({ organizationId: 'the-org', specSlug: 'new', source });
  await client.org('the-org').specs.create({ slug: 'new', source });
  expect(sent.map(({ body }) => body)).toEqual([
    { slug: 'new', source },
    { slug: 'new', source },
  ]);
});

test('the methods of an organization send its ID', async () => {
  const { client, sent } = clientOf(json({ items: [], count: 0 }));
  const { specs } = client.org('the-org');
  await specs.list();
  await specs.list({ limit: 3 });
  await specs.get({ specSlug: 'the-slug' });
  await specs.versions.get({ specSlug: 'the-slug', versionId: 'the-version' });
  expect(sent.map(({ url }) => url.pathname + url.search)).toEqual([
    '/v1/orgs/the-org/openapi',
    '/v1/orgs/the-org/openapi?limit=3',
    '/v1/orgs/the-org/openapi/the-slug',
    '/v1/orgs/the-org/openapi/the-slug/versions/the-version',
  ]);
});

describe('a method that is called without its parameters', () => {
  const { client, sent } = clientOf(json({}));
  const { specs, organizations, computedContent } = client;
  const { versions } = specs;
  const resources = {
    specs,
    'specs.versions': versions,
    'specs.versions.source': versions.source,
    'specs.labels': specs.labels,
    'specs.acknowledgments': specs.acknowledgments,
    organizations,
    computedContent,
  };
  const methods = Object.entries(resources).flatMap(([path, resource]) =>
    Object.getOwnPropertyNames(Object.getPrototypeOf(resource))
      .filter((name) => name !== 'constructor')
      .map((name) => [`${path}.${name}`, resource, name] as const),
  );

  test('every method is tested', () => {
    expect(methods).toHaveLength(44);
  });

  test.each(methods)('client.%s rejects with the parameter and the operation', async (_, resource, name) => {
    const method: unknown = Reflect.get(resource, name);
    if (typeof method !== 'function') throw new Error(`${name} is no method`);
    const promise: Promise<unknown> = method.call(resource);
    const error = await promise.catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ArgumentError);
    expect(String(error)).toMatch(
      /: \w+: `(?:organizationId|emailDomain|spaceId)` must be a non-empty string/,
    );
    expect(sent).toHaveLength(0);
  });

  test('rejects for an organization as well', async () => {
    const call: unknown = Reflect.get(client.org('acme').specs, 'upsertAndWait');
    if (typeof call !== 'function') throw new Error('no method');
    await expect(call.call(client.org('acme').specs)).rejects.toThrow(
      '`specSlug` must be a non-empty string',
    );
  });
});
