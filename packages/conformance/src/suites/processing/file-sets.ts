import { describe, expect } from 'vitest';
import { splitFiles } from '../../fixtures/split-files.js';
import { createSpecClient } from '../../support/spec-client.js';
import type { SuiteContext } from '../../support/suite-context.js';

const organizationId = 'acme';
const specSlug = 'api';
const entry = 'openapi.yaml';

export function fileSetsSuite(context: SuiteContext): void {
  describe('sets of files', () => {
    const { publishFrom, documentOf } = createSpecClient(context, specSlug);

    context.test('bundles the files into one document', async () => {
      const spec = await publishFrom({ files: splitFiles, entry });
      expect(spec).toMatchObject({ processingState: 'complete', lastProcessedErrorCount: 0 });
      expect(spec).not.toHaveProperty('lastProcessErrorCode');
      expect(spec).not.toHaveProperty('sourceURL');
      const document = await documentOf(spec.lastVersion);
      expect(JSON.stringify(document).match(/"\$ref":"(?!#)/g)).toBeNull();
      expect(Object.keys(Object(document['x-ext']))).toHaveLength(2);
    });

    context.test('returns the submitted files as the raw content', async () => {
      const files = { ...splitFiles, 'docs/ünused.txt': '\ufeffnot\r\nreferenced\u0000' };
      await publishFrom({ files, entry });
      const raw = await context.client().specs.versions.getLatestRaw({ organizationId, specSlug });
      expect(raw).toEqual({ text: files[entry], format: 'yaml', entry, files });
    });

    context.test('accepts files in folders, with the entry in any of them', async () => {
      const files = {
        'api/v1/openapi.yaml': splitFiles['openapi.yaml'].replaceAll('paths/', '../../common/paths/'),
        'common/paths/buoys.yaml': splitFiles['paths/buoys.yaml'],
        'common/schemas/buoy.json': splitFiles['schemas/buoy.json'],
      };
      const spec = await publishFrom({ files, entry: 'api/v1/openapi.yaml' });
      expect(spec.lastVersion).toBeDefined();
      expect(spec.lastProcessedErrors).toEqual([]);
    });

    context.test('resolves references with percent-encoded file names', async () => {
      const files = {
        'openapi.yaml': splitFiles['openapi.yaml'].replace('paths/buoys.yaml', 'paths/all%20buoys.yaml'),
        'paths/all buoys.yaml': splitFiles['paths/buoys.yaml'],
        'schemas/buoy.json': splitFiles['schemas/buoy.json'],
      };
      expect((await publishFrom({ files, entry })).lastProcessedErrors).toEqual([]);
    });

    context.test('creates a version when any file changes, and none when no file changes', async () => {
      const first = await publishFrom({ files: splitFiles, entry });
      expect((await publishFrom({ files: splitFiles, entry })).lastVersion).toBe(first.lastVersion);
      const files = { ...splitFiles, 'schemas/buoy.json': '{ "type": "string" }' };
      expect((await publishFrom({ files, entry })).lastVersion).not.toBe(first.lastVersion);
    });

    context.test('creates no version for other line ends or a byte order mark in any file', async () => {
      const files: Record<string, string> = { ...splitFiles, 'notes.txt': 'first\nsecond\n' };
      const { lastVersion } = await publishFrom({ files, entry });
      const windows = Object.fromEntries(
        Object.entries(files).map(([path, text]) => [path, `\ufeff${text.replaceAll('\n', '\r\n')}`]),
      );
      const mixed = { ...files, 'notes.txt': 'first\r\nsecond\n' };
      for (const same of [windows, mixed, files]) {
        expect(await publishFrom({ files: same, entry })).toMatchObject({ lastVersion });
      }
      const changed = { ...windows, 'notes.txt': 'first\r\nthird\r\n' };
      expect((await publishFrom({ files: changed, entry })).lastVersion).not.toBe(lastVersion);
    });

    context.test('creates a version when an unreferenced file changes, and returns that file', async () => {
      const first = await publishFrom({ text: splitFiles['openapi.yaml'] });
      const second = await publishFrom({ files: splitFiles, entry });
      expect(second.lastVersion).not.toBe(first.lastVersion);
      const files = { ...splitFiles, 'notes.txt': 'new' };
      expect((await publishFrom({ files, entry })).lastVersion).not.toBe(second.lastVersion);
      const raw = await context.client().specs.versions.getLatestRaw({ organizationId, specSlug });
      expect(raw.files).toEqual(files);
    });

    context.test('accepts more files than the server fetches for one specification', async () => {
      const names = Array.from({ length: 150 }, (_, place) => `schemas/s${place}.json`);
      const schemas = Object.fromEntries(names.map((name) => [name.slice(8, -5), { $ref: name }]));
      const head = { openapi: '3.1.0', info: { title: 't', version: '1' }, paths: {} };
      const files = {
        [entry]: JSON.stringify({ ...head, components: { schemas } }),
        ...Object.fromEntries(names.map((name) => [name, '{"type":"string"}'])),
      };
      const spec = await publishFrom({ files, entry });
      expect(spec.lastProcessedErrors).toEqual([]);
      expect(Object.keys(Object((await documentOf(spec.lastVersion))['x-ext']))).toHaveLength(150);
    });

    context.test('reports the file of a problem', async () => {
      const files = { ...splitFiles, 'schemas/buoy.json': '{ "type": "object", "type" }' };
      const spec = await publishFrom({ files, entry });
      expect(spec.lastVersion).toBeDefined();
      expect(spec.lastProcessedErrors?.[0]).toMatchObject({
        code: 'json-syntax',
        file: 'schemas/buoy.json',
        line: 1,
      });
    });

    context.test('reports a missing file and the place of the reference', async () => {
      const { 'paths/buoys.yaml': _left, ...files } = splitFiles;
      const spec = await publishFrom({ files, entry });
      expect(spec.lastVersion).toBeDefined();
      expect(spec.lastProcessedErrors?.[0]?.message).toContain('paths/buoys.yaml');
      expect(spec.lastProcessedErrors?.[0]).toMatchObject({ severity: 'warning', line: 7 });
    });

    context.test('resolves references from files to URLs', async () => {
      const url = await context.target.hostFile('schemas/buoy.json', splitFiles['schemas/buoy.json']);
      const files = {
        'openapi.yaml': splitFiles['openapi.yaml'],
        'paths/buoys.yaml': splitFiles['paths/buoys.yaml'].replaceAll('../schemas/buoy.json', url),
      };
      const spec = await publishFrom({ files, entry });
      expect(spec.lastProcessedErrors).toEqual([]);
      expect(spec.lastVersion).toBeDefined();
    });
  });
}
