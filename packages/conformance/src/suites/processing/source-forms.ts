import { describe, expect } from 'vitest';
import { fixture } from '../../fixtures/fixture.js';
import { createSpecClient } from '../../support/spec-client.js';
import type { SuiteContext } from '../../support/suite-context.js';

const organizationId = 'acme';
const specSlug = 'api';
const ferry = fixture('ferry.yaml');

export function sourceFormsSuite(context: SuiteContext): void {
  describe('forms of a source', () => {
    const { put, read, countVersions } = createSpecClient(context, specSlug);

    const rejected: [string, unknown][] = [
      ['without url, text, and files', {}],
      ['with url and text', { url: 'https://example.com/a.yaml', text: ferry }],
      ['with text and files', { text: ferry, files: { 'a.yaml': ferry }, entry: 'a.yaml' }],
      ['with url and files', { url: 'https://example.com/', files: { a: ferry }, entry: 'a' }],
      ['with files and no entry', { files: { 'a.yaml': ferry } }],
      ['that is not an object', ferry],
      ['with a text that is a number', { text: 5 }],
      ['with an empty text', { text: '' }],
    ];
    for (const [description, source] of rejected) {
      context.test(`rejects a source ${description}`, async () => {
        const { status, text } = await put(source);
        expect(status).toBe(400);
        expect(text).toContain('source');
      });
    }

    context.test('ignores unknown members of a source', async () => {
      expect((await put({ text: ferry, origin: 'pipeline' })).status).toBe(201);
    });

    context.test('rejects an unpaired surrogate in a text, a file, and a path', async () => {
      for (const source of [
        { text: 'openapi: "\ud800"' },
        { files: { 'a.yaml': '\udfff' }, entry: 'a.yaml' },
        { files: { '\ud800.yaml': ferry }, entry: '\ud800.yaml' },
      ]) {
        expect((await put(source)).status).toBe(400);
      }
    });

    context.test('creates one version for fifty identical sources (CD2)', async () => {
      const { specs } = context.client();
      const upsert = () => specs.upsert({ organizationId, specSlug, source: { text: ferry } });
      await upsert();
      await Promise.all(Array.from({ length: 49 }, upsert));
      const spec = await read();
      expect(spec.processingState).toBe('complete');
      expect(await countVersions()).toBe(1);
    });
  });
}
