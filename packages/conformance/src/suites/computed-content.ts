import { describe, expect } from 'vitest';
import { errorOf } from '../error-of.js';
import { fixture } from '../fixture.js';
import { type DocumentPage, documentOf, documentPages, pointersIn, revisionOf, sourceOf } from '../pages.js';
import type { Stage } from '../stage.js';

const ferry = fixture('ferry.yaml');
const operations = [
  'delete /bookings/{id}',
  'get /bookings/{id}',
  'get /sailings',
  'get /status',
  'hook post sailingDelayed',
  'patch /bookings/{id}',
  'post /bookings',
];

export function computedContentSuite(stage: Stage): void {
  describe('computed content', () => {
    async function pagesOf(props: Record<string, unknown> = {}, seed?: string): Promise<DocumentPage[]> {
      const { lastVersion } = await stage.publish('ferry', ferry);
      expect(lastVersion).toBeDefined();
      return documentPages((await revisionOf(stage, 'ferry', props, seed)).pages);
    }

    stage.test('returns info pages, then nested tag pages, then the models page', async () => {
      const pages = await pagesOf({ models: true });
      expect(pages.map((page) => `${page.path} | ${page.title}`)).toEqual([
        'ferry-api | Ferry API',
        'getting-started | Getting started',
        'getting-started/limits | Limits',
        'errors | Errors',
        'sailings | Sailings',
        'bookings-and-tickets | Bookings and tickets',
        'bookings-and-tickets/booking-changes | Booking Changes',
        'default | Default',
        'models | Models',
      ]);
    });

    stage.test('returns page URLs below the URL of the specification', async () => {
      const pages = await pagesOf({ models: true });
      const { urls } = await stage.client().specs.get({ organizationId: 'acme', specSlug: 'ferry' });
      expect(pages.map((page) => page.urls.app)).toEqual(pages.map((page) => `${urls.app}/${page.path}`));
    });

    stage.test('omits the models page by default', async () => {
      expect((await pagesOf()).map((page) => page.path)).not.toContain('models');
    });

    stage.test('takes title, icon, and description of a page from its tag', async () => {
      const page = (await pagesOf()).find((candidate) => candidate.slug === 'bookings-and-tickets');
      expect(page).toMatchObject({
        type: 'document',
        kind: 'sheet',
        title: 'Bookings and tickets',
        icon: 'ticket',
        description: 'Places on a sailing',
        layout: { tableOfContents: true },
        tags: [],
      });
    });

    for (const grouping of ['by-tag', 'by-operation']) {
      stage.test(
        `shows every visible operation and webhook on exactly one page when grouped ${grouping} (CC10)`,
        async () => {
          const pages = await pagesOf({ grouping });
          const documents = await Promise.all(pages.map((page) => documentOf(stage, page)));
          expect(pointersIn(documents).sort()).toEqual(operations);
        },
      );
    }

    stage.test('puts each operation on its own page below its tag when grouped by operation', async () => {
      const pages = await pagesOf({ grouping: 'by-operation' });
      const cancel = pages.find((page) => page.title === 'Cancel a booking');
      expect(cancel?.path).toBe('bookings-and-tickets/booking-changes/cancel-a-booking');
      expect(cancel?.computed?.props).toEqual({
        doc: 'operation',
        page: expect.any(String),
        method: 'delete',
        deprecated: true,
      });
    });

    stage.test('returns a page for a described tag without operations that a tag group lists', async () => {
      const groups = '[{ name: Guides, tags: [first-steps] }]';
      const text = ferry.replace(
        /^tags:\n/m,
        `x-tagGroups: ${groups}\ntags:\n  - { name: first-steps, description: Read the **limits**. }\n`,
      );
      await stage.publish('ferry', text);
      const pages = documentPages((await revisionOf(stage, 'ferry')).pages);
      const page = pages.find(({ path }) => path === 'guides/first-steps');
      const document = page && (await documentOf(stage, page));
      expect(document?.nodes.map(({ type }) => type)).toEqual(['paragraph']);
      const documents = await Promise.all(pages.map((one) => documentOf(stage, one)));
      expect(pointersIn(documents).sort()).toEqual(operations);
    });

    stage.test('resolves an anchor with the slug of a page or the name of a schema', async () => {
      const text = ferry.replace(
        /^tags:\n/m,
        'tags:\n  - { name: links, description: "[a](#booking-changes) [b](#NewBooking)" }\n',
      );
      await stage.publish('ferry', text.replace('tags: [sailings]', 'tags: [links]'));
      const pages = documentPages((await revisionOf(stage, 'ferry', { models: true })).pages);
      const idOf = (slug: string) => pages.find((page) => page.slug === slug)?.id ?? slug;
      const page = pages.find(({ path }) => path === 'links');
      const document = JSON.stringify(page && (await documentOf(stage, page)));
      expect(document).toContain(JSON.stringify({ kind: 'page', page: idOf('booking-changes') }));
      const models = { kind: 'anchor', anchor: 'newbooking', page: idOf('models') };
      expect(document).toContain(JSON.stringify(models));
    });

    stage.test('shows every visible schema on the models page in document order', async () => {
      const models = (await pagesOf({ models: true })).find((page) => page.path === 'models');
      const document = models && (await documentOf(stage, models));
      expect(pointersIn(document ? [document] : [])).toEqual([
        'schema Sailing',
        'schema NewBooking',
        'schema Booking',
      ]);
    });

    stage.test('returns a section of the description as nodes of its page', async () => {
      const limits = (await pagesOf()).find((page) => page.title === 'Limits');
      const document = limits && (await documentOf(stage, limits));
      expect(document).toMatchObject({
        object: 'document',
        data: { schemaVersion: 1 },
        nodes: [{ type: 'table' }],
      });
    });

    stage.test('starts a tag page with the description of the tag', async () => {
      const bookings = (await pagesOf()).find((page) => page.title === 'Bookings and tickets');
      const document = bookings && (await documentOf(stage, bookings));
      expect(document?.nodes.map((node) => node.type)).toEqual([
        'paragraph',
        'openapi-operation',
        'openapi-operation',
      ]);
    });

    stage.test('returns a computed source for every page, and unique IDs and paths', async () => {
      const pages = await pagesOf({ models: true, grouping: 'by-operation' });
      for (const page of pages) {
        expect(page.computed?.type).toBe('builtin:openapi');
        expect(page.computedSeed).toBeTruthy();
        expect(page.id).toMatch(/^[a-zA-Z0-9]{1,40}$/);
      }
      expect(new Set(pages.map((page) => page.id)).size).toBe(pages.length);
      expect(new Set(pages.map((page) => page.path)).size).toBe(pages.length);
    });

    stage.test('returns the same bytes for the same version, props, and seed (CC1)', async () => {
      await stage.publish('ferry', ferry);
      const body = { source: sourceOf('ferry', { models: true }), seed: 'seed' };
      const path = '/v1/spaces/docs/content/computed/revision';
      const first = await stage.request('POST', path, { body });
      expect((await stage.request('POST', path, { body })).text).toBe(first.text);
    });

    stage.test('accepts any seed of 1 to 1,024 characters (CC6)', async () => {
      await stage.publish('ferry', ferry);
      const statusOf = async (seed: string) => {
        const body = { source: sourceOf('ferry', {}), seed };
        return (await stage.request('POST', '/v1/spaces/docs/content/computed/revision', { body })).status;
      };
      for (const seed of ['s', ' ', '\u6d77 \u00e9 \u{1f6a2}', '__proto__', 'x'.repeat(1024)]) {
        expect(await statusOf(seed), seed).toBe(200);
      }
      for (const seed of ['', 'x'.repeat(1025), 'x'.repeat(1_000_000)]) {
        expect(await statusOf(seed), `${seed.length} characters`).toBe(400);
      }
    });

    stage.test('returns the same pages with other IDs for another seed (CC2)', async () => {
      const [one, other] = [await pagesOf({}, 'one'), await pagesOf({}, 'other')];
      expect(other.map((page) => page.path)).toEqual(one.map((page) => page.path));
      const ids = new Set([...one, ...other].map((page) => page.id));
      expect(ids.size).toBe(one.length + other.length);
    });

    stage.test('returns a download link as the last page, with a file that exists', async () => {
      await stage.publish('ferry', ferry);
      const { pages, files } = await revisionOf(stage, 'ferry', { downloadLink: true });
      expect(pages.at(-1)).toMatchObject({ type: 'link', target: { kind: 'openapi', spec: 'ferry' } });
      const [file] = files;
      expect(file).toMatchObject({ name: 'ferry.json', contentType: 'application/json' });
      const { status, text } = await stage.request('GET', new URL(file?.downloadURL ?? '').pathname);
      expect([status, new TextEncoder().encode(text).length]).toEqual([200, file?.size]);
    });

    stage.test('returns a public download URL only while the specification is public', async () => {
      await stage.publish('ferry', ferry);
      const spec = { organizationId: 'acme', specSlug: 'ferry' };
      for (const visibility of ['public', 'private'] as const) {
        await stage.client().specs.setVisibility({ ...spec, visibility });
        const { pages, files } = await revisionOf(stage, 'ferry', { downloadLink: true });
        const [{ downloadURL = '', size = 0 } = {}] = files;
        expect(pages.at(-1)).toMatchObject({ type: 'link', href: downloadURL });
        const path = new URL(downloadURL).pathname;
        const { status, text } = await stage.request('GET', path, { token: null });
        expect(status).toBe(visibility === 'public' ? 200 : 401);
        if (status === 200) expect(new TextEncoder().encode(text).length).toBe(size);
      }
    });

    stage.test('returns no files without a download link', async () => {
      await stage.publish('ferry', ferry);
      expect(await revisionOf(stage, 'ferry')).toMatchObject({ files: [], reusableContents: [] });
    });

    stage.test('resolves the references of a block with schema `next` (CC7)', async () => {
      const bookings = (await pagesOf()).find((page) => page.title === 'Bookings and tickets');
      const document = bookings && (await documentOf(stage, bookings, 'next'));
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

    stage.test('requires the scope to read specifications for schema `next` (CC7)', async () => {
      await stage.publish('ferry', ferry);
      const body = { source: sourceOf('ferry', { doc: 'models' }), seed: 'seed' };
      const path = '/v1/spaces/docs/content/computed/document';
      expect((await stage.request('POST', `${path}?schema=next`, { token: 'renderer', body })).status).toBe(
        403,
      );
      expect((await stage.request('POST', path, { token: 'renderer', body })).status).toBe(200);
      // The scope is checked before the space is looked up.
      const unknownSpace = '/v1/spaces/unknown/content/computed/document?schema=next';
      expect((await stage.request('POST', unknownSpace, { token: 'renderer', body })).status).toBe(403);
      expect((await stage.request('POST', unknownSpace, { body })).status).toBe(404);
      expect((await stage.request('POST', `${path}?schema=later`, { body })).status).toBe(400);
    });

    stage.test('renders the version that a resolved dependency names (CC11)', async () => {
      const first = await stage.publish('ferry', ferry);
      await stage.publish('ferry', fixture('tides-32.yaml'));
      const ref = { kind: 'openapi', spec: 'ferry' } as const;
      const value = { object: 'openapi-spec', id: first.id, slug: 'ferry', lastVersion: first.lastVersion };
      const revision = await stage.client().computedContent.generateRevision({
        spaceId: 'docs',
        source: { type: 'builtin:openapi', props: {}, dependencies: { spec: { ref, value } } },
        seed: 'seed',
      });
      expect(documentPages(revision.pages).map((page) => page.title)).toContain('Sailings');
    });

    stage.test('returns the cache tag of the specification with revisions and documents', async () => {
      await stage.publish('ferry', ferry);
      for (const [kind, props] of [
        ['revision', {}],
        ['document', { doc: 'models' }],
      ] as const) {
        const body = { source: sourceOf('ferry', props), seed: 'seed' };
        const { headers } = await stage.request('POST', `/v1/spaces/docs/content/computed/${kind}`, { body });
        expect(headers.get('x-gitbook-cache-tag')).toBe('organization:acme:openapi:ferry');
        expect(headers.get('x-gitbook-cache-control')).toBeTruthy();
      }
    });

    describe('rejected requests for computed content', () => {
      const generate = (kind: 'Revision' | 'Document', source: ReturnType<typeof sourceOf>) =>
        stage.client().computedContent[`generate${kind}`]({ spaceId: 'docs', source, seed: 'seed' });

      stage.test('returns 404 with the slug for an unknown specification (CC4)', async () => {
        const error = await errorOf(generate('Revision', sourceOf('nothing', {})));
        expect(error.status).toBe(404);
        expect(error.message).toContain('"nothing"');
      });

      stage.test('returns 404 with the error code for a specification without a version (CC4)', async () => {
        await stage.publish('ferry', fixture('broken.yaml'));
        const error = await errorOf(generate('Revision', sourceOf('ferry', {})));
        expect(error.status).toBe(404);
        expect(error.message).toContain('PARSE_ERROR');
      });

      stage.test('omits unknown members of any depth and size from the pages (CC5)', async () => {
        await stage.publish('ferry', ferry);
        const junk = `${'{"a":'.repeat(90)}"${'x'.repeat(100_000)}"${'}'.repeat(90)}`;
        const body = `{"seed":"s","source":{"type":"builtin:openapi","props":{"x":${junk}},
          "dependencies":{"other":{"ref":{"kind":"space"},"value":${junk}},
            "spec":{"ref":{"kind":"openapi","spec":"ferry","x":${junk}},"value":${junk}}}}}`;
        for (const kind of ['revision', 'document']) {
          const path = `/v1/spaces/docs/content/computed/${kind}`;
          const { status, text } = await stage.request('POST', path, { body });
          expect(status).toBe(kind === 'revision' ? 200 : 400);
          expect(text).not.toContain('{"a":');
        }
      });

      stage.test('returns 404 for an unknown page', async () => {
        await stage.publish('ferry', ferry);
        const error = await errorOf(
          generate('Document', sourceOf('ferry', { doc: 'operations', page: 'tag-nothing' })),
        );
        expect(error.status).toBe(404);
        expect(error.message).toContain('tag-nothing');
      });

      for (const type of ['builtin:translation', 'integration:jira', 'nonsense', '']) {
        stage.test(`rejects a source of type ${JSON.stringify(type)} (CC5)`, async () => {
          const error = await errorOf(generate('Revision', { ...sourceOf('ferry', {}), type }));
          expect(error.status).toBe(400);
          expect(error.message).toContain('/body/source/type');
        });
      }

      for (const dependencies of [
        undefined,
        {},
        { spec: { ref: { kind: 'space', space: 'docs' } } },
      ] as const) {
        stage.test(
          `rejects the dependencies ${JSON.stringify(dependencies)}, which name no specification`,
          async () => {
            const source = { type: 'builtin:openapi', props: {}, ...(dependencies ? { dependencies } : {}) };
            const { status, text } = await stage.request(
              'POST',
              '/v1/spaces/docs/content/computed/revision',
              {
                body: { source, seed: 'seed' },
              },
            );
            expect(status).toBe(400);
            expect(text).toContain('/body/source/dependencies/spec');
          },
        );
      }

      const wrongProps = [
        {},
        { doc: 'nothing' },
        { doc: 'operations' },
        { doc: 'operations', page: '' },
        { doc: 'operation', page: 'x', method: 'fetch' },
      ];
      for (const props of wrongProps) {
        stage.test(`rejects the props ${JSON.stringify(props)} for a document (CC5)`, async () => {
          const error = await errorOf(generate('Document', sourceOf('ferry', props)));
          expect(error.status).toBe(400);
          expect(error.message).toContain('/body/source/props');
        });
      }

      for (const props of [{ models: 'yes' }, { grouping: 'by-color' }, { downloadLink: 1 }]) {
        stage.test(`rejects the props ${JSON.stringify(props)} for a revision (CC5)`, async () => {
          expect((await errorOf(generate('Revision', sourceOf('ferry', props)))).status).toBe(400);
        });
      }
    });
  });
}
