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

    stage.test('a revision has info pages, then tag pages with their nesting, then the models', async () => {
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

    stage.test('the address of a page for people is under that of its specification', async () => {
      const pages = await pagesOf({ models: true });
      const { urls } = await stage.client().specs.get({ organizationId: 'acme', specSlug: 'ferry' });
      expect(pages.map((page) => page.urls.app)).toEqual(pages.map((page) => `${urls.app}/${page.path}`));
    });

    stage.test('there is no models page when it is not asked for', async () => {
      expect((await pagesOf()).map((page) => page.path)).not.toContain('models');
    });

    stage.test('a page takes title, icon and description from its tag', async () => {
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
        `grouped ${grouping}, every visible operation and webhook is on exactly one page (CC10)`,
        async () => {
          const pages = await pagesOf({ grouping });
          const documents = await Promise.all(pages.map((page) => documentOf(stage, page)));
          expect(pointersIn(documents).sort()).toEqual(operations);
        },
      );
    }

    stage.test('grouped by operation, each operation is a page of its own under its tag', async () => {
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

    stage.test(
      'a tag without operations that a tag group lists has a page with its description',
      async () => {
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
      },
    );

    stage.test('an anchor with the slug of a page or the name of a schema leads there', async () => {
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

    stage.test('the models page holds every visible schema, in the order of the document', async () => {
      const models = (await pagesOf({ models: true })).find((page) => page.path === 'models');
      const document = models && (await documentOf(stage, models));
      expect(pointersIn(document ? [document] : [])).toEqual([
        'schema Sailing',
        'schema NewBooking',
        'schema Booking',
      ]);
    });

    stage.test('a page of the description holds its section as nodes', async () => {
      const limits = (await pagesOf()).find((page) => page.title === 'Limits');
      const document = limits && (await documentOf(stage, limits));
      expect(document).toMatchObject({
        object: 'document',
        data: { schemaVersion: 1 },
        nodes: [{ type: 'table' }],
      });
    });

    stage.test('a tag page starts with the description of the tag', async () => {
      const bookings = (await pagesOf()).find((page) => page.title === 'Bookings and tickets');
      const document = bookings && (await documentOf(stage, bookings));
      expect(document?.nodes.map((node) => node.type)).toEqual([
        'paragraph',
        'openapi-operation',
        'openapi-operation',
      ]);
    });

    stage.test('every page says how its document is computed, and ids are unique', async () => {
      const pages = await pagesOf({ models: true, grouping: 'by-operation' });
      for (const page of pages) {
        expect(page.computed?.type).toBe('builtin:openapi');
        expect(page.computedSeed).toBeTruthy();
        expect(page.id).toMatch(/^[a-zA-Z0-9]{1,40}$/);
      }
      expect(new Set(pages.map((page) => page.id)).size).toBe(pages.length);
      expect(new Set(pages.map((page) => page.path)).size).toBe(pages.length);
    });

    stage.test('the same version, props and seed give the same bytes (CC1)', async () => {
      await stage.publish('ferry', ferry);
      const body = { source: sourceOf('ferry', { models: true }), seed: 'seed' };
      const path = '/v1/spaces/docs/content/computed/revision';
      const first = await stage.request('POST', path, { body });
      expect((await stage.request('POST', path, { body })).text).toBe(first.text);
    });

    stage.test('a seed is any text of 1 to 1,024 characters (CC6)', async () => {
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

    stage.test('another seed gives the same pages under other ids (CC2)', async () => {
      const [one, other] = [await pagesOf({}, 'one'), await pagesOf({}, 'other')];
      expect(other.map((page) => page.path)).toEqual(one.map((page) => page.path));
      const ids = new Set([...one, ...other].map((page) => page.id));
      expect(ids.size).toBe(one.length + other.length);
    });

    stage.test('a download link comes last, with a file that is there', async () => {
      await stage.publish('ferry', ferry);
      const { pages, files } = await revisionOf(stage, 'ferry', { downloadLink: true });
      expect(pages.at(-1)).toMatchObject({ type: 'link', target: { kind: 'openapi', spec: 'ferry' } });
      const [file] = files;
      expect(file).toMatchObject({ name: 'ferry.json', contentType: 'application/json' });
      const { status, text } = await stage.request('GET', new URL(file?.downloadURL ?? '').pathname);
      expect([status, new TextEncoder().encode(text).length]).toEqual([200, file?.size]);
    });

    stage.test('what can be downloaded is where everybody can fetch it, while everybody may', async () => {
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

    stage.test('a revision without a download link has no files', async () => {
      await stage.publish('ferry', ferry);
      expect(await revisionOf(stage, 'ferry')).toMatchObject({ files: [], reusableContents: [] });
    });

    stage.test(
      'schema `next` carries what a block points to, so that it can be shown alone (CC7)',
      async () => {
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
      },
    );

    stage.test('schema `next` needs the right to read specifications (CC7)', async () => {
      await stage.publish('ferry', ferry);
      const body = { source: sourceOf('ferry', { doc: 'models' }), seed: 'seed' };
      const path = '/v1/spaces/docs/content/computed/document';
      expect((await stage.request('POST', `${path}?schema=next`, { token: 'renderer', body })).status).toBe(
        403,
      );
      expect((await stage.request('POST', path, { token: 'renderer', body })).status).toBe(200);
      // Before the space is looked up, as everywhere.
      const elsewhere = '/v1/spaces/nowhere/content/computed/document?schema=next';
      expect((await stage.request('POST', elsewhere, { token: 'renderer', body })).status).toBe(403);
      expect((await stage.request('POST', elsewhere, { body })).status).toBe(404);
      expect((await stage.request('POST', `${path}?schema=later`, { body })).status).toBe(400);
    });

    stage.test('a resolved dependency renders the version that it names (CC11)', async () => {
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

    stage.test('both computed answers name the tag under which a reader may keep them', async () => {
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

    describe('that cannot be computed', () => {
      const generate = (kind: 'Revision' | 'Document', source: ReturnType<typeof sourceOf>) =>
        stage.client().computedContent[`generate${kind}`]({ spaceId: 'docs', source, seed: 'seed' });

      stage.test('a specification that does not exist is not found, by its name (CC4)', async () => {
        const error = await errorOf(generate('Revision', sourceOf('nothing', {})));
        expect(error.status).toBe(404);
        expect(error.message).toContain('"nothing"');
      });

      stage.test(
        'a specification without a version is not found, and says why it has none (CC4)',
        async () => {
          await stage.publish('ferry', fixture('broken.yaml'));
          const error = await errorOf(generate('Revision', sourceOf('ferry', {})));
          expect(error.status).toBe(404);
          expect(error.message).toContain('PARSE_ERROR');
        },
      );

      stage.test(
        'members that nobody knows, however deep or large, do not come back in the pages (CC5)',
        async () => {
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
        },
      );

      stage.test('a page that does not exist is not found', async () => {
        await stage.publish('ferry', ferry);
        const error = await errorOf(
          generate('Document', sourceOf('ferry', { doc: 'operations', page: 'tag-nothing' })),
        );
        expect(error.status).toBe(404);
        expect(error.message).toContain('tag-nothing');
      });

      for (const type of ['builtin:translation', 'integration:jira', 'nonsense', '']) {
        stage.test(`a source of the type ${JSON.stringify(type)} is refused (CC5)`, async () => {
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
        stage.test(`the dependencies ${JSON.stringify(dependencies)} name no specification`, async () => {
          const source = { type: 'builtin:openapi', props: {}, ...(dependencies ? { dependencies } : {}) };
          const { status, text } = await stage.request('POST', '/v1/spaces/docs/content/computed/revision', {
            body: { source, seed: 'seed' },
          });
          expect(status).toBe(400);
          expect(text).toContain('/body/source/dependencies/spec');
        });
      }

      const wrongProps = [
        {},
        { doc: 'nothing' },
        { doc: 'operations' },
        { doc: 'operations', page: '' },
        { doc: 'operation', page: 'x', method: 'fetch' },
      ];
      for (const props of wrongProps) {
        stage.test(`the props ${JSON.stringify(props)} do not name a document (CC5)`, async () => {
          const error = await errorOf(generate('Document', sourceOf('ferry', props)));
          expect(error.status).toBe(400);
          expect(error.message).toContain('/body/source/props');
        });
      }

      for (const props of [{ models: 'yes' }, { grouping: 'by-colour' }, { downloadLink: 1 }]) {
        stage.test(`the props ${JSON.stringify(props)} are refused for a revision (CC5)`, async () => {
          expect((await errorOf(generate('Revision', sourceOf('ferry', props)))).status).toBe(400);
        });
      }
    });
  });
}
