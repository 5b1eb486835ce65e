import { describe, expect } from 'vitest';
import { fixture } from '../../fixtures/fixture.js';
import { splitFiles } from '../../fixtures/split-files.js';
import { createSpecClient } from '../../support/spec-client.js';
import type { SuiteContext } from '../../support/suite-context.js';

const specSlug = 'api';
const ferry = fixture('ferry.yaml');
const entry = 'openapi.yaml';

export function fileSetPathsSuite(context: SuiteContext): void {
  describe('paths in sets of files', () => {
    const { path, put, read, publishFrom, documentOf } = createSpecClient(context, specSlug);

    for (const place of [
      '/etc/passwd',
      'file:///etc/passwd',
      '../../../../etc/passwd',
      '..%2f..%2fetc/passwd',
    ]) {
      context.test(`never reads a file of the server at ${place} (RF7, RF8)`, async () => {
        const files = { [entry]: splitFiles[entry].replace('paths/buoys.yaml', place) };
        const spec = await publishFrom({ files, entry });
        expect(spec.processingState).toBe('complete');
        expect(spec.lastProcessedErrorCount).toBeGreaterThan(0);
        expect(JSON.stringify(await documentOf(spec.lastVersion))).not.toContain('root:');
      });
    }

    const rejected: [string, Record<string, string>, string?][] = [
      ['that is absolute', { '/openapi.yaml': ferry }],
      ['with a drive letter', { 'C:/openapi.yaml': ferry }],
      ['that is a URL', { 'https://example.com/openapi.yaml': ferry }],
      ['with a backslash', { 'paths\\openapi.yaml': ferry }],
      ['that leaves the root folder', { 'a/../../openapi.yaml': ferry }],
      ['that leaves the root folder with percent-encoding', { '%2e%2e/openapi.yaml': ferry }],
      ['that is a folder', { 'paths/': ferry }],
      ['that is empty', { '': ferry }],
      ['that ends in a dot', { 'a/.': ferry }],
      ['with double percent-encoding', { 'a%2525.yaml': ferry }],
      ['that is too long', { [`${'a/'.repeat(600)}b.yaml`]: ferry }],
      ['with a line break', { 'open\napi.yaml': ferry }],
      ['that repeats another path', { 'openapi.yaml': ferry, './openapi.yaml': ferry }, 'openapi.yaml'],
      [
        'that repeats another path with percent-encoding',
        { 'a b.yaml': ferry, 'a%20b.yaml': ferry },
        'a b.yaml',
      ],
      ['when the entry does not exist', { 'openapi.yaml': ferry }, 'main.yaml'],
      ['when the entry is too long', { 'openapi.yaml': ferry }, 'a/'.repeat(600)],
    ];
    for (const [description, files, entryPath = Object.keys(files)[0]] of rejected) {
      context.test(`rejects a file path ${description}`, async () => {
        const { status, text } = await put({ files, entry: entryPath });
        expect(status).toBe(400);
        expect(text).toMatch(/\/body\/source\/(?:files|entry)/);
      });
    }

    context.test('rejects a set of files without a file', async () => {
      expect((await put({ files: {}, entry })).status).toBe(400);
    });

    context.test('accepts file names with a meaning in JavaScript (PA14)', async () => {
      const files = JSON.parse(`{"__proto__":${JSON.stringify(ferry)},"constructor":"{}"}`);
      const { status } = await put({ files, entry: '__proto__' });
      expect(status).toBe(201);
      expect((await read()).lastVersion).toBeDefined();
      const raw = await context.request('GET', `${path}/versions/latest/content/raw`);
      expect(raw.text).toContain('"__proto__":"openapi');
    });
  });
}
