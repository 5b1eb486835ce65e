import { describe, expect } from 'vitest';
import { fixture } from '../../fixtures/fixture.js';
import { sourceOf } from '../../support/pages.js';
import { createSpecClient } from '../../support/spec-client.js';
import type { SuiteContext } from '../../support/suite-context.js';

const specSlug = 'ferry';
const ferry = fixture('ferry.yaml');

export function descriptionsSuite(context: SuiteContext): void {
  describe('descriptions', () => {
    const { latestContent } = createSpecClient(context, specSlug);

    context.test('reports a warning for each description that falls back to plain text (PA27)', async () => {
      const deep = `description: "${'> '.repeat(150)}deep"`;
      const operation = `{${deep}, responses: {'200': {description: "> fine"}}}`;
      const text = `openapi: 3.1.0\ninfo: {title: t, version: '1'}\ntags:\n  - {name: a, ${deep}}\npaths:\n  /a:\n    get: ${operation}\n`;
      const found = [
        { code: 'description-plain-text', severity: 'warning', line: 4, pointer: '/tags/0/description' },
        { code: 'description-plain-text', line: 7, pointer: '/paths/~1a/get/description' },
      ];
      expect((await context.publish(specSlug, text)).lastProcessedErrors).toMatchObject(found);
      const again = await context.publish(specSlug, text);
      expect(again).toMatchObject({ lastProcessedErrors: found, lastProcessedErrorCount: 2 });
    });

    context.test('converts a description with very many parts to plain text', async () => {
      const description = '**a** b '.repeat(15_000);
      const document = { openapi: '3.1.0', info: { title: 't', version: '1', description }, paths: {} };
      const spec = await context.publish(specSlug, JSON.stringify(document));
      expect(spec.lastProcessedErrors).toMatchObject([
        { code: 'description-plain-text', severity: 'warning', pointer: '/info/description' },
      ]);
      const source = sourceOf(specSlug, { doc: 'info', page: 'info-introduction' });
      const page = await context.request('POST', '/v1/spaces/docs/content/computed/document', {
        body: { source, seed: 'seed' },
      });
      expect(page.status).toBe(200);
      // Rendered as nodes, it would be five times as long.
      expect(page.text.length).toBeLessThan(2 * description.length);
      expect(page.text).toContain('**a** b');
    });

    context.test('returns descriptions as sanitized HTML (PA27)', async () => {
      await context.publish(specSlug, fixture('lighthouse-30.json'));
      const document = JSON.stringify(await latestContent());
      expect(document).toContain('"x-gitbook-description-html":"<p>As a <strong>name</strong>.</p>"');
      expect(document.match(/"x-gitbook-description-html":"(?:[^"\\]|\\.)*"/g)?.join()).not.toMatch(
        /<script|onerror|javascript:/,
      );
    });

    const script = { 'x-gitbook-description-html': '<script>alert(1)</script>', description: 'd' };
    const places: [string, unknown][] = [
      [
        'into lists in place of maps',
        { paths: { '/a': { get: { responses: [script] } } }, components: { schemas: [script] } },
      ],
      ['into maps in place of lists', { components: { schemas: { A: { allOf: { b: script } } } } }],
      [
        'into referenced extensions',
        { 'x-e': { A: script }, components: { schemas: { A: { $ref: '#x-e/A' } } } },
      ],
      ['into unknown methods', { paths: { '/a': { fetch: script } } }],
      [
        'into examples',
        { components: { schemas: { A: { examples: [script], default: script, const: script } } } },
      ],
      ['beside references', { tags: [{ name: 't', $ref: '#/x-e', ...script }] }],
      ['at the root', script],
    ];
    for (const [place, members] of places) {
      context.test(`removes HTML that an author put ${place}`, async () => {
        const document = {
          openapi: '3.1.0',
          info: { title: 't', version: '1' },
          paths: {},
          ...Object(members),
        };
        const { lastVersion } = await context.publish(specSlug, JSON.stringify(document));
        expect(lastVersion).toBeDefined();
        expect(JSON.stringify(await latestContent())).not.toContain('<script');
      });
    }

    context.test('keeps descriptions inside examples unchanged', async () => {
      await context.publish(specSlug, fixture('lighthouse-30.json'));
      expect(await latestContent()).toMatchObject({
        components: {
          schemas: { Light: { example: { name: 'North', description: 'not *Markdown*, but data' } } },
        },
      });
      expect(JSON.stringify(await latestContent())).not.toContain('not <em>Markdown</em>');
    });

    context.test('adds a document to the descriptions of info, tags, and operations', async () => {
      await context.publish(specSlug, ferry);
      const document = await latestContent();
      expect(document).toMatchObject({
        info: { 'x-gitbook-description-document': { object: 'document' } },
        paths: { '/sailings': { get: { 'x-gitbook-description-document': { object: 'document' } } } },
      });
    });
  });
}
