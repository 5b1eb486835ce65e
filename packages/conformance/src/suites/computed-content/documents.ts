import { describe, expect } from 'vitest';
import { fixture } from '../../fixtures/fixture.js';
import { ferryPages } from '../../support/ferry-pages.js';
import { blockTargetsIn, documentOf, documentPages, revisionOf, sourceOf } from '../../support/pages.js';
import type { SuiteContext } from '../../support/suite-context.js';

const ferry = fixture('ferry.yaml');

export function computedDocumentsSuite(context: SuiteContext): void {
  describe('computed documents', () => {
    const pagesOf = ferryPages(context);

    context.test('resolves an anchor with the slug of a page or the name of a schema', async () => {
      const text = ferry.replace(
        /^tags:\n/m,
        'tags:\n  - { name: links, description: "[a](#booking-changes) [b](#NewBooking)" }\n',
      );
      await context.publish('ferry', text.replace('tags: [sailings]', 'tags: [links]'));
      const pages = documentPages((await revisionOf(context, 'ferry', { models: true })).pages);
      const idOf = (slug: string) => pages.find((page) => page.slug === slug)?.id ?? slug;
      const page = pages.find(({ path }) => path === 'links');
      const document = JSON.stringify(page && (await documentOf(context, page)));
      expect(document).toContain(JSON.stringify({ kind: 'page', page: idOf('booking-changes') }));
      const models = { kind: 'anchor', anchor: 'newbooking', page: idOf('models') };
      expect(document).toContain(JSON.stringify(models));
    });

    context.test('shows every visible schema on the models page in document order', async () => {
      const models = (await pagesOf({ models: true })).find((page) => page.path === 'models');
      const document = models && (await documentOf(context, models));
      expect(blockTargetsIn(document ? [document] : [])).toEqual([
        'schema Sailing',
        'schema NewBooking',
        'schema Booking',
      ]);
    });

    context.test('returns a section of the description as nodes of its page', async () => {
      const limits = (await pagesOf()).find((page) => page.title === 'Limits');
      const document = limits && (await documentOf(context, limits));
      expect(document).toMatchObject({
        object: 'document',
        data: { schemaVersion: 1 },
        nodes: [{ type: 'table' }],
      });
    });

    context.test('starts a tag page with the description of the tag', async () => {
      const bookings = (await pagesOf()).find((page) => page.title === 'Bookings and tickets');
      const document = bookings && (await documentOf(context, bookings));
      expect(document?.nodes.map((node) => node.type)).toEqual([
        'paragraph',
        'openapi-operation',
        'openapi-operation',
      ]);
    });

    context.test('resolves the references of a block with schema `next` (CC7)', async () => {
      const bookings = (await pagesOf()).find((page) => page.title === 'Bookings and tickets');
      const document = bookings && (await documentOf(context, bookings, { schema: 'next' }));
      expect(document?.data.schemaVersion).toBe(2);
      expect(document?.nodes[1]).toMatchObject({
        type: 'openapi-operation',
        data: {
          resolved: {
            openapi: '3.1.1',
            paths: { '/bookings': { post: { summary: 'Book a place' } } },
            components: { schemas: { NewBooking: {}, Booking: {} } },
          },
        },
      });
    });

    context.test('leaves out URLs with unsafe schemes with schema `next`', async () => {
      const links = 'externalDocs: { url: "JavaScript:alert(1)", description: More about sailings }';
      const safe = 'externalDocs: { url: "https://docs.ferry.example", description: More about bookings }';
      const text = ferry
        .replace(/^( +)operationId: listSailings\n/m, `$1operationId: listSailings\n$1${links}\n`)
        .replace(/^( +)operationId: createBooking\n/m, `$1operationId: createBooking\n$1${safe}\n`);
      await context.publish('ferry', text);
      const pages = documentPages((await revisionOf(context, 'ferry')).pages);
      const documents = await Promise.all(pages.map((page) => documentOf(context, page, { schema: 'next' })));
      const printed = JSON.stringify(documents);
      expect(printed).toContain('"externalDocs":{"description":"More about sailings"');
      expect(printed).toContain('"url":"https://docs.ferry.example"');
      expect(printed).not.toContain('alert(1)');
    });

    context.test('requires the scope to read specifications for schema `next` (CC7)', async () => {
      await context.publish('ferry', ferry);
      const body = { source: sourceOf('ferry', { doc: 'models' }), seed: 'seed' };
      const path = '/v1/spaces/docs/content/computed/document';
      expect((await context.request('POST', `${path}?schema=next`, { token: 'renderer', body })).status).toBe(
        403,
      );
      expect((await context.request('POST', path, { token: 'renderer', body })).status).toBe(200);
      // The scope is checked before the space is looked up.
      const unknownSpace = '/v1/spaces/unknown/content/computed/document?schema=next';
      expect((await context.request('POST', unknownSpace, { token: 'renderer', body })).status).toBe(403);
      expect((await context.request('POST', unknownSpace, { body })).status).toBe(404);
      expect((await context.request('POST', `${path}?schema=later`, { body })).status).toBe(400);
    });

    context.test('renders the version that a resolved dependency names (CC11)', async () => {
      const first = await context.publish('ferry', ferry);
      await context.publish('ferry', fixture('tides-32.yaml'));
      const ref = { kind: 'openapi', spec: 'ferry' } as const;
      const value = { object: 'openapi-spec', id: first.id, slug: 'ferry', lastVersion: first.lastVersion };
      const revision = await context.client().computedContent.generateRevision({
        spaceId: 'docs',
        source: { type: 'builtin:openapi', props: {}, dependencies: { spec: { ref, value } } },
        seed: 'seed',
      });
      expect(documentPages(revision.pages).map((page) => page.title)).toContain('Sailings');
    });

    context.test('renders only published versions without the scope to read specifications', async () => {
      const place = { organizationId: 'acme', specSlug: 'ferry' };
      const { lastVersion: shown = '' } = await context.publish('ferry', ferry);
      const { id, lastVersion: newer = '' } = await context.publish('ferry', fixture('tides-32.yaml'));
      await context.client().specs.labels.set({ ...place, label: 'prod', version: shown });
      await context.client().specs.update({ ...place, defaultLabel: 'prod' });
      const compute = async (token: string, lastVersion: string) => {
        const ref = { kind: 'openapi', spec: 'ferry' };
        const value = { object: 'openapi-spec', id, slug: 'ferry', lastVersion };
        const source = { type: 'builtin:openapi', props: {}, dependencies: { spec: { ref, value } } };
        const path = '/v1/spaces/docs/content/computed/revision';
        return context.request('POST', path, { token, body: { source, seed: 'seed' } });
      };
      const missing = await compute('renderer', 'no-such-version');
      for (const version of [newer, 'latest']) {
        const { status, text } = await compute('renderer', version);
        expect([status, text.replaceAll(version, 'no-such-version')]).toEqual([404, missing.text]);
        expect((await compute('editor', version)).status).toBe(200);
      }
      expect((await compute('renderer', shown)).status).toBe(200);
      await context.client().specs.labels.set({ ...place, label: 'next', version: newer });
      expect((await compute('renderer', newer)).status).toBe(200);
    });

    context.test('returns the cache tag of the specification with revisions and documents', async () => {
      await context.publish('ferry', ferry);
      for (const [kind, props] of [
        ['revision', {}],
        ['document', { doc: 'models' }],
      ] as const) {
        const body = { source: sourceOf('ferry', props), seed: 'seed' };
        const { headers } = await context.request('POST', `/v1/spaces/docs/content/computed/${kind}`, {
          body,
        });
        expect(headers.get('x-gitbook-cache-tag')).toBe('organization:acme:openapi:ferry');
        expect(headers.get('x-gitbook-cache-control')).toBeTruthy();
      }
    });
  });
}
