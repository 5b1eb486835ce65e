import { strFromU8, unzipSync } from 'fflate';
import { describe, expect } from 'vitest';
import { fixture } from '../../fixtures/fixture.js';
import { splitFiles } from '../../fixtures/split-files.js';
import { errorOf } from '../../support/error-of.js';
import { createSpecClient } from '../../support/spec-client.js';
import type { SuiteContext } from '../../support/suite-context.js';

const specSlug = 'ferry';
const ferry = fixture('ferry.yaml');

export function sourceFilesSuite(context: SuiteContext): void {
  describe('source files', () => {
    const { publishFrom, path } = createSpecClient(context, specSlug);
    const version = (versionId = '') => ({ organizationId: 'acme', specSlug, versionId });
    const source = () => context.client().specs.versions.source;
    const readText = async (versionId: string | undefined, sourcePath: string) =>
      decode(await source().getFile({ ...version(versionId), sourcePath }));
    const publishFiles = (files: Record<string, string>) => publishFrom({ files, entry: 'openapi.yaml' });

    context.test('list a submitted text by its format, with its size and digest', async () => {
      const yaml = await context.publish(specSlug, ferry);
      expect(await source().get(version(yaml.lastVersion))).toEqual({
        entry: 'openapi.yaml',
        files: [
          {
            path: 'openapi.yaml',
            mediaType: 'application/yaml',
            size: new TextEncoder().encode(ferry).length,
            digest: await digestOf(ferry),
            url: `${context.target.baseUrl}${path}/versions/${yaml.lastVersion}/source/openapi.yaml`,
          },
        ],
        urls: { archive: `${context.target.baseUrl}${path}/versions/${yaml.lastVersion}/source.zip` },
      });
      const json = await context.publish(specSlug, fixture('lighthouse-30.json'));
      const { entry, files } = await source().get(version(json.lastVersion));
      expect([entry, files[0]?.mediaType]).toEqual(['openapi.json', 'application/json']);
    });

    context.test('are returned byte by byte, also those of an older version', async () => {
      const text = `\ufeff${ferry.replaceAll('\n', '\r\n')}# ünïcode 🚢`;
      const first = await context.publish(specSlug, text);
      await context.publish(specSlug, ferry);
      expect(await readText(first.lastVersion, 'openapi.yaml')).toBe(text);
    });

    context.test('of a set have the submitted paths, whether their slashes are escaped or not', async () => {
      const { lastVersion } = await publishFiles({ ...splitFiles, './docs/ünused.md': '# Notes' });
      const { entry, files } = await source().get(version(lastVersion));
      expect(entry).toBe('openapi.yaml');
      expect(files.map((file) => [file.path, file.mediaType, file.location])).toEqual([
        ['openapi.yaml', 'application/yaml', undefined],
        ['./docs/ünused.md', 'text/markdown', undefined],
        ['paths/buoys.yaml', 'application/yaml', undefined],
        ['schemas/buoy.json', 'application/json', undefined],
      ]);
      for (const each of ['paths%2Fbuoys.yaml', 'paths/buoys.yaml']) {
        const { status, headers, text } = await context.request(
          'GET',
          `${path}/versions/${lastVersion}/source/${each}`,
        );
        expect([status, text]).toEqual([200, splitFiles['paths/buoys.yaml']]);
        expect(headers.get('content-type')).toBe('application/yaml; charset=utf-8');
        expect(headers.get('content-disposition')).toBe('inline; filename="buoys.yaml"');
        expect(headers.get('content-security-policy')).toContain('sandbox');
      }
    });

    context.test('that were fetched have their paths below the folder of the entry', async () => {
      const host = (name: keyof typeof splitFiles) =>
        context.target.hostFile(`split/${name}`, splitFiles[name]);
      const locations = [await host('paths/buoys.yaml'), await host('schemas/buoy.json')];
      const url = await host('openapi.yaml');
      const { lastVersion } = await publishFrom({ url });
      const { entry, files } = await source().get(version(lastVersion));
      expect(entry).toBe('openapi.yaml');
      expect(files.map((file) => [file.path, file.location])).toEqual([
        ['openapi.yaml', url],
        ['paths/buoys.yaml', locations[0]],
        ['schemas/buoy.json', locations[1]],
      ]);
      expect(await readText(lastVersion, 'schemas/buoy.json')).toBe(splitFiles['schemas/buoy.json']);
    });

    context.test('that were fetched from elsewhere have the names of their hosts', async () => {
      const location = await context.target.hostFile('common/buoy.json', splitFiles['schemas/buoy.json']);
      const text = `{ openapi: 3.1.0, info: { title: Buoys, version: '1' }, components: { schemas: { Buoy: { $ref: '${location}' } } } }`;
      const { lastVersion } = await context.publish(specSlug, text);
      const { files } = await source().get(version(lastVersion));
      const { host, pathname } = new URL(location);
      expect(files.map((file) => file.path)).toEqual([
        'openapi.yaml',
        `${host.replace(':', '_')}${pathname}`,
      ]);
      expect(await readText(lastVersion, files[1]?.path ?? '')).toBe(splitFiles['schemas/buoy.json']);
    });

    context.test('are together in an archive that never changes', async () => {
      const { lastVersion } = await publishFiles(splitFiles);
      const archive = await source().getArchive(version(lastVersion));
      const files = Object.entries(unzipSync(archive)).map(([name, bytes]) => [name, strFromU8(bytes)]);
      expect(Object.fromEntries(files)).toEqual(splitFiles);
      expect(await source().getArchive(version(lastVersion))).toEqual(archive);
    });

    context.test('may have names with a meaning in JavaScript, and unnormalized ones', async () => {
      const files = JSON.parse(
        `{"__proto__":"","./docs/../constructor":"{}","openapi.yaml":${JSON.stringify(ferry)}}`,
      );
      const { lastVersion } = await publishFiles(files);
      expect(await readText(lastVersion, '__proto__')).toBe('');
      expect(await readText(lastVersion, './docs/../constructor')).toBe('{}');
      const archive = strFromU8(await source().getArchive(version(lastVersion)), true);
      // Each name is before its file and in the directory at the end.
      const count = (name: string) => archive.split(name).length - 1;
      expect([count('__proto__'), count('constructor'), count('docs/')]).toEqual([2, 2, 0]);
    });

    context.test('are not returned again to a client that has them', async () => {
      const { lastVersion } = await context.publish(specSlug, ferry);
      for (const each of ['source', 'source/openapi.yaml', 'source.zip']) {
        const address = `${path}/versions/${lastVersion}/${each}`;
        const first = await context.request('GET', address);
        const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
        const second = await context.request('GET', address, { headers });
        expect([each, first.status, second.status, second.text]).toEqual([each, 200, 304, '']);
      }
    });

    context.test('do not exist at other paths and in other versions', async () => {
      const { lastVersion } = await publishFiles(splitFiles);
      for (const sourcePath of ['openapi.json', 'paths', '../openapi.yaml', 'constructor']) {
        const error = await errorOf(source().getFile({ ...version(lastVersion), sourcePath }));
        expect(error.status, sourcePath).toBe(404);
      }
      expect((await errorOf(source().get(version('unknown')))).status).toBe(404);
      expect((await errorOf(source().getArchive(version('unknown')))).status).toBe(404);
    });
  });
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

async function digestOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
