import { describe, expect } from 'vitest';
import { fixture } from '../../fixtures/fixture.js';
import { documentOf, documentPages, revisionOf } from '../../support/pages.js';
import { createSpecClient } from '../../support/spec-client.js';
import type { SuiteContext } from '../../support/suite-context.js';

const organizationId = 'acme';
const specSlug = 'ferry';

export function documentsSuite(context: SuiteContext): void {
  describe('documents', () => {
    const { latestContent } = createSpecClient(context, specSlug);

    const documents = ['ferry.yaml', 'harbour-swagger-20.json', 'lighthouse-30.json', 'tides-32.yaml'];
    for (const name of documents) {
      context.test(`publishes ${name} as a version without a problem`, async () => {
        const spec = await context.publish(specSlug, fixture(name));
        const notes = spec.lastProcessedErrors.filter(({ severity }) => severity === 'info');
        expect(spec).toMatchObject({
          processingState: 'complete',
          lastProcessedErrors: notes,
          lastProcessedErrorCount: notes.length,
        });
        expect(spec.lastVersion).toBeDefined();
      });
    }

    context.test('converts Swagger 2.0 to OpenAPI 3', async () => {
      await context.publish(specSlug, fixture('harbour-swagger-20.json'));
      const document = await latestContent();
      expect(document['openapi']).toMatch(/^3\./);
      expect(document).toMatchObject({
        servers: [{ url: 'https://harbour.example/api' }],
        components: { schemas: { Berth: { properties: { ship: { type: 'string' } } } } },
      });
    });

    context.test(
      'reports the conversion from Swagger 2.0 as info, and does not mark the document',
      async () => {
        const spec = await context.publish(specSlug, fixture('harbour-swagger-20.json'));
        expect(spec.lastProcessedErrorCount).toBe(1);
        expect(spec.lastProcessedErrors).toEqual([
          {
            code: 'converted-from-2.0',
            severity: 'info',
            message: 'This Swagger 2.0 description was converted to OpenAPI 3.0.4',
            pointer: '/swagger',
            line: 2,
            column: 3,
          },
        ]);
        expect(JSON.stringify(await latestContent())).not.toMatch(/swagger|converted/i);
        const current = await context.publish(specSlug, fixture('lighthouse-30.json'));
        expect(current.lastProcessedErrors).toEqual([]);
      },
    );

    context.test('preserves unusual characters in documents and pages (PA16)', async () => {
      const odd = 'a\ud800 b\0 c\ufffe \u202ed\u202c';
      const text = JSON.stringify({
        openapi: '3.1.0',
        info: { title: odd, version: odd, description: odd },
        tags: [{ name: odd, description: odd }],
        paths: { '/a': { get: { tags: [odd], operationId: odd, summary: odd, responses: {} } } },
        components: { schemas: { [odd]: { description: odd } } },
      });
      const spec = await context.publish(specSlug, text);
      expect(spec).toMatchObject({ processingState: 'complete', lastVersion: expect.any(String) });
      expect(await latestContent()).toMatchObject({ info: { title: odd }, tags: [{ name: odd }] });
      const { pages } = await revisionOf(context, specSlug, { models: true });
      for (const page of documentPages(pages)) {
        const { nodes } = await documentOf(context, page, { schema: 'next' });
        expect(nodes.length, page.path).toBeGreaterThan(0);
      }
    });

    context.test('accepts names with a meaning in JavaScript (PA14)', async () => {
      const text =
        '{"openapi":"3.1.0","info":{"title":"t","version":"1"},"paths":{},' +
        '"components":{"schemas":{"__proto__":{"type":"string"},"constructor":{"type":"string"}}}}';
      const spec = await context.publish(specSlug, text);
      expect(spec.lastProcessedErrorCount).toBe(0);
      const content = await context.request(
        'GET',
        `/v1/orgs/${organizationId}/openapi/${specSlug}/versions/latest/content`,
      );
      expect(content.text).toContain('"__proto__":{"type":"string"}');
      expect(Object.keys(Object.prototype)).toEqual([]);
    });
  });
}
