import { describe, expect } from 'vitest';
import { fixture } from '../../fixtures/fixture.js';
import { ferryPages } from '../../support/ferry-pages.js';
import { blockTargetsIn, documentOf, documentPages, revisionOf, sourceOf } from '../../support/pages.js';
import type { SuiteContext } from '../../support/suite-context.js';

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

export function revisionsSuite(context: SuiteContext): void {
  describe('computed revisions', () => {
    const pagesOf = ferryPages(context);

    context.test('returns info pages, then nested tag pages, then the models page', async () => {
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

    context.test('returns page URLs below the URL of the specification', async () => {
      const pages = await pagesOf({ models: true });
      const { urls } = await context.client().specs.get({ organizationId: 'acme', specSlug: 'ferry' });
      expect(pages.map((page) => page.urls.app)).toEqual(
        pages.map((page) => `${urls.app}/docs/${page.path}`),
      );
    });

    context.test('omits the models page by default', async () => {
      expect((await pagesOf()).map((page) => page.path)).not.toContain('models');
    });

    context.test('takes title, icon, and description of a page from its tag', async () => {
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
      context.test(
        `shows every visible operation and webhook on exactly one page when grouped ${grouping} (CC10)`,
        async () => {
          const pages = await pagesOf({ grouping });
          const documents = await Promise.all(pages.map((page) => documentOf(context, page)));
          expect(blockTargetsIn(documents).sort()).toEqual(operations);
        },
      );
    }

    context.test('puts each operation on its own page below its tag when grouped by operation', async () => {
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

    context.test('returns a page for a described tag without operations that a tag group lists', async () => {
      const groups = '[{ name: Guides, tags: [first-steps] }]';
      const text = ferry.replace(
        /^tags:\n/m,
        `x-tagGroups: ${groups}\ntags:\n  - { name: first-steps, description: Read the **limits**. }\n`,
      );
      await context.publish('ferry', text);
      const pages = documentPages((await revisionOf(context, 'ferry')).pages);
      const page = pages.find(({ path }) => path === 'guides/first-steps');
      const document = page && (await documentOf(context, page));
      expect(document?.nodes.map(({ type }) => type)).toEqual(['paragraph']);
      const documents = await Promise.all(pages.map((one) => documentOf(context, one)));
      expect(blockTargetsIn(documents).sort()).toEqual(operations);
    });

    context.test('returns a computed source for every page, and unique IDs and paths', async () => {
      const pages = await pagesOf({ models: true, grouping: 'by-operation' });
      for (const page of pages) {
        expect(page.computed?.type).toBe('builtin:openapi');
        expect(page.computedSeed).toBeTruthy();
        expect(page.id).toMatch(/^[a-zA-Z0-9]{1,40}$/);
      }
      expect(new Set(pages.map((page) => page.id)).size).toBe(pages.length);
      expect(new Set(pages.map((page) => page.path)).size).toBe(pages.length);
    });

    context.test('returns the same bytes for the same version, props, and seed (CC1)', async () => {
      await context.publish('ferry', ferry);
      const body = { source: sourceOf('ferry', { models: true }), seed: 'seed' };
      const path = '/v1/spaces/docs/content/computed/revision';
      const first = await context.request('POST', path, { body });
      expect((await context.request('POST', path, { body })).text).toBe(first.text);
    });

    context.test('accepts any seed of 1 to 1,024 characters (CC6)', async () => {
      await context.publish('ferry', ferry);
      const statusOf = async (seed: string) => {
        const body = { source: sourceOf('ferry', {}), seed };
        return (await context.request('POST', '/v1/spaces/docs/content/computed/revision', { body })).status;
      };
      for (const seed of ['s', ' ', '\u6d77 \u00e9 \u{1f6a2}', '__proto__', 'x'.repeat(1024)]) {
        expect(await statusOf(seed), seed).toBe(200);
      }
      for (const seed of ['', 'x'.repeat(1025), 'x'.repeat(1_000_000)]) {
        expect(await statusOf(seed), `${seed.length} characters`).toBe(400);
      }
    });

    context.test('returns the same pages with other IDs for another seed (CC2)', async () => {
      const [one, other] = [await pagesOf({}, 'one'), await pagesOf({}, 'other')];
      expect(other.map((page) => page.path)).toEqual(one.map((page) => page.path));
      const ids = new Set([...one, ...other].map((page) => page.id));
      expect(ids.size).toBe(one.length + other.length);
    });

    context.test('returns a download link as the last page, with a file that exists', async () => {
      await context.publish('ferry', ferry);
      const { pages, files } = await revisionOf(context, 'ferry', { downloadLink: true });
      expect(pages.at(-1)).toMatchObject({ type: 'link', target: { kind: 'openapi', spec: 'ferry' } });
      const [file] = files;
      expect(file).toMatchObject({ name: 'ferry.json', contentType: 'application/json' });
      const { status, text } = await context.request('GET', new URL(file?.downloadURL ?? '').pathname);
      expect([status, new TextEncoder().encode(text).length]).toEqual([200, file?.size]);
    });

    context.test('returns a public download URL only while the specification is public', async () => {
      await context.publish('ferry', ferry);
      const spec = { organizationId: 'acme', specSlug: 'ferry' };
      for (const visibility of ['public', 'private'] as const) {
        await context.client().specs.setVisibility({ ...spec, visibility });
        const { pages, files } = await revisionOf(context, 'ferry', { downloadLink: true });
        const [{ downloadURL = '', size = 0 } = {}] = files;
        expect(pages.at(-1)).toMatchObject({ type: 'link', href: downloadURL });
        const path = new URL(downloadURL).pathname;
        const { status, text } = await context.request('GET', path, { token: null });
        expect(status).toBe(visibility === 'public' ? 200 : 401);
        if (status === 200) expect(new TextEncoder().encode(text).length).toBe(size);
      }
    });

    context.test('returns no files without a download link', async () => {
      await context.publish('ferry', ferry);
      expect(await revisionOf(context, 'ferry')).toMatchObject({ files: [], reusableContents: [] });
    });
  });
}
