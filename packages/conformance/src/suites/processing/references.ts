import { describe, expect } from 'vitest';
import { fixture } from '../../fixtures/fixture.js';
import { splitFiles } from '../../fixtures/split-files.js';
import { createSpecClient } from '../../support/spec-client.js';
import type { SuiteContext } from '../../support/suite-context.js';

const specSlug = 'ferry';
const ferry = fixture('ferry.yaml');

export function referencesSuite(context: SuiteContext): void {
  describe('references', () => {
    const { publishFrom, latestContent } = createSpecClient(context, specSlug);

    context.test('bundles a specification of several files into one document', async () => {
      await context.target.hostFile('split/paths/buoys.yaml', splitFiles['paths/buoys.yaml']);
      await context.target.hostFile('split/schemas/buoy.json', splitFiles['schemas/buoy.json']);
      const url = await context.target.hostFile('split/openapi.yaml', splitFiles['openapi.yaml']);
      const spec = await publishFrom({ url });
      expect(spec).toMatchObject({ processingState: 'complete', lastProcessedErrorCount: 0 });
      const document = await latestContent();
      const external = JSON.stringify(document).match(/"\$ref":"(?!#)/g);
      expect(external).toBeNull();
      expect(Object.keys(Object(document['x-ext']))).toHaveLength(2);
    });

    context.test('creates a version when a referenced file changes', async () => {
      await context.target.hostFile('split/paths/buoys.yaml', splitFiles['paths/buoys.yaml']);
      await context.target.hostFile('split/schemas/buoy.json', splitFiles['schemas/buoy.json']);
      const url = await context.target.hostFile('split/openapi.yaml', splitFiles['openapi.yaml']);
      const first = await publishFrom({ url });
      await context.target.hostFile('split/schemas/buoy.json', '{ "type": "string" }');
      const second = await publishFrom({ url });
      expect(second.lastVersion).not.toBe(first.lastVersion);
    });

    context.test('reports a missing file and creates a version without it (RF21)', async () => {
      await context.target.hostFile('split/paths/buoys.yaml', splitFiles['paths/buoys.yaml']);
      await context.target.hostFile('split/schemas/buoy.json', splitFiles['schemas/buoy.json']);
      const text = splitFiles['openapi.yaml'].replace('paths/buoys.yaml', 'paths/nowhere.yaml');
      const spec = await publishFrom({ url: await context.target.hostFile('split/openapi.yaml', text) });
      expect(spec.lastVersion).toBeDefined();
      expect(spec).not.toHaveProperty('lastProcessErrorCode');
      expect(spec.lastProcessedErrors?.[0]).toMatchObject({
        severity: 'warning',
        code: 'reference-unavailable',
      });
    });

    context.test('reports references from a text source to other files', async () => {
      const spec = await context.publish(specSlug, splitFiles['openapi.yaml']);
      expect(spec.lastVersion).toBeDefined();
      expect(spec.lastProcessedErrors?.[0]).toMatchObject({ severity: 'warning', line: 7 });
    });

    context.test('keeps internal references, including circular ones (RF1)', async () => {
      await context.publish(specSlug, fixture('lighthouse-30.json'));
      expect(await latestContent()).toMatchObject({
        components: { schemas: { LightList: { items: { $ref: '#/components/schemas/Light' } } } },
      });
    });

    context.test('reports an unresolved reference with its place (PA24, RF2)', async () => {
      const spec = await context.publish(specSlug, ferry.replace('parameters/Day', 'parameters/Night'));
      expect(spec.lastVersion).toBeDefined();
      expect(spec.lastProcessedErrorCount).toBe(1);
      expect(spec.lastProcessedErrors?.[0]).toMatchObject({
        severity: 'error',
        code: 'reference-not-found',
        pointer: '/paths/~1sailings/get/parameters/0/$ref',
      });
      expect(spec.lastProcessedErrors?.[0]?.line).toBe(51);
    });
  });
}
