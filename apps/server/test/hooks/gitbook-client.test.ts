import { GitBookAPI, OpenAPISpecVisibility, type RevisionPage } from '@gitbook/api';
import { fixture } from '@specshelf/conformance';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../support/server/start-server.js';

// GitBook's public API client from npm, unmodified, against this server.
describe('the public GitBook client (OP6)', () => {
  let target: TestServer;
  let client: GitBookAPI;

  beforeEach(async () => {
    target = await startServer({ databaseFile: ':memory:' });
    const createdAt = target.now().toISOString();
    const { organizations, spaces } = target.server.stores;
    await organizations.insert({
      id: 'acme',
      title: 'Acme',
      createdAt,
      emailDomains: ['acme.example'],
      type: 'business',
    });
    await spaces.insert({ id: 'docs', organizationId: 'acme', createdAt });
    const scopes = ['openapi:read', 'openapi:write', 'space:read', 'email-domains:read'];
    client = new GitBookAPI({ endpoint: target.url, authToken: await target.token({ scopes }) });
  });

  afterEach(() => target.close());

  async function publish(slug: string, text: string) {
    const { data, status } = await client.orgs.createOrUpdateOpenApiSpecBySlug('acme', slug, {
      source: { text },
    });
    await target.server.processor.idle();
    return { data, status };
  }

  it('publishes a specification and reads it back', async () => {
    const { data, status } = await publish('ferry', fixture('ferry.yaml'));
    expect(status).toBe(201);
    expect(data).toMatchObject({
      slug: 'ferry',
      processingState: 'pending',
      urls: { app: expect.any(String) },
    });
    const read = await client.orgs.getOpenApiSpecBySlug('acme', 'ferry');
    expect(read.data).toMatchObject({ processingState: 'complete', lastProcessedErrorCount: 0 });
  });

  it('creates, lists and deletes specifications, and changes their visibility', async () => {
    const created = await client.orgs.createOpenApiSpec('acme', {
      slug: 'ferry',
      source: { text: fixture('ferry.yaml') },
    });
    expect(created.status).toBe(201);
    const list = await client.orgs.listOpenApiSpecs('acme', { limit: 10 });
    expect(list.data.items.map((spec) => spec.slug)).toEqual(['ferry']);
    const open = await client.orgs.updateOpenApiSpecBySlug('acme', 'ferry', {
      visibility: OpenAPISpecVisibility.Public,
    });
    expect(open.data.urls.published).toBeDefined();
    expect((await client.orgs.deleteOpenApiSpecBySlug('acme', 'ferry')).status).toBe(205);
    expect((await client.orgs.deleteOpenApiSpecBySlug('acme', 'ferry')).status).toBe(204);
  });

  it('reads versions and their content', async () => {
    await publish('ferry', fixture('ferry.yaml'));
    const { data: versions } = await client.orgs.listOpenApiSpecVersions('acme', 'ferry');
    const { data: latest } = await client.orgs.getLatestOpenApiSpecVersion('acme', 'ferry');
    expect(versions.items.map((version) => version.id)).toEqual([latest.id]);
    const { data: byId } = await client.orgs.getOpenApiSpecVersionById('acme', 'ferry', latest.id);
    expect(byId).toEqual(latest);
    const { data: content } = await client.orgs.getLatestOpenApiSpecVersionContent('acme', 'ferry');
    expect(content.urls.source).toBeTruthy();
    expect(content.filesystem).toMatchObject([{ isEntrypoint: true, specification: { openapi: '3.1.0' } }]);
    const { data: contentById } = await client.orgs.getOpenApiSpecVersionContentById(
      'acme',
      'ferry',
      latest.id,
    );
    expect(contentById).toEqual(content);
    const { data: raw } = await client.orgs.getLatestOpenApiSpecVersionContentRaw('acme', 'ferry');
    expect(raw).toEqual({ text: fixture('ferry.yaml'), format: 'yaml' });
  });

  it('computes a revision and the document of each of its pages', async () => {
    await publish('ferry', fixture('ferry.yaml'));
    const { data: revision } = await client.spaces.getComputedRevision('docs', {
      source: {
        type: 'builtin:openapi',
        props: { models: true },
        dependencies: { spec: { ref: { kind: 'openapi', spec: 'ferry' } } },
      },
      seed: 'demo',
    });
    expect(revision.reusableContents).toEqual([]);
    const computed = revision.pages.flatMap(withPagesBelow).filter((page) => 'computed' in page);
    expect(computed.length).toBeGreaterThan(5);
    for (const page of computed) {
      if (page.type !== 'document' || !('computed' in page) || !page.computed) continue;
      const { data } = await client.spaces.getComputedDocument('docs', {
        source: page.computed,
        seed: page.computedSeed,
      });
      expect(data.object).toBe('document');
    }
  });

  it('finds organizations by email domain', async () => {
    const { data } = await client.emailDomains.getOrganizationsForEmailDomain('acme.example');
    expect(data.organizations[0]).toMatchObject({
      id: 'acme',
      mergeRules: { type: 'none' },
      permissions: { view: true },
    });
  });

  it('returns the user of a token', async () => {
    const { data } = await client.user.getAuthenticatedUser();
    expect(data).toMatchObject({ object: 'user', displayName: 'Tester', email: 'tester@example.org' });
  });

  it('throws its own errors with the messages of the server', async () => {
    const missing = client.orgs.getOpenApiSpecBySlug('acme', 'nothing');
    await expect(missing).rejects.toMatchObject({ name: 'GitBookAPIError', code: 404 });
    await expect(missing).rejects.toMatchObject({ errorMessage: expect.stringContaining('"nothing"') });
    const stranger = new GitBookAPI({ endpoint: target.url, authToken: 'wrong' });
    await expect(stranger.user.getAuthenticatedUser()).rejects.toMatchObject({ code: 401 });
  });
});

function withPagesBelow(page: RevisionPage): RevisionPage[] {
  return 'pages' in page ? [page, ...page.pages.flatMap(withPagesBelow)] : [page];
}
