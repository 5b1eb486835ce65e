import { describe, expect } from 'vitest';
import { errorOf } from '../error-of.js';
import { fixture } from '../fixture.js';
import type { Stage } from '../stage.js';

const organizationId = 'acme';
const specSlug = 'api';
const ferry = fixture('ferry.yaml');
const hour = 60 * 60 * 1000;
// The longest refresh interval: six hours with 10% jitter.
const refreshInterval = 6 * hour * 1.1;

const splitFiles = {
  'openapi.yaml': fixture('split/openapi.yaml'),
  'paths/buoys.yaml': fixture('split/paths/buoys.yaml'),
  'schemas/buoy.json': fixture('split/schemas/buoy.json'),
};

export function sourcesSuite(stage: Stage): void {
  describe('sources', () => {
    type Source = Parameters<ReturnType<Stage['client']>['specs']['upsert']>[0]['source'];

    async function publishFrom(source: Source) {
      const client = stage.client();
      await client.specs.upsert({ organizationId, specSlug, source });
      await stage.target.settle();
      return client.specs.get({ organizationId, specSlug });
    }

    async function read() {
      await stage.target.settle();
      return stage.client().specs.get({ organizationId, specSlug });
    }

    function latestDocument(versionId: string | undefined) {
      return stage
        .client()
        .specs.versions.getDocument({ organizationId, specSlug, versionId: versionId ?? '' });
    }

    async function countVersions() {
      return (await stage.client().specs.versions.list({ organizationId, specSlug })).count;
    }

    const put = (source: unknown) =>
      stage.request('PUT', `/v1/orgs/${organizationId}/openapi/${specSlug}`, { body: { source } });

    describe('of every kind', () => {
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
        stage.test(`rejects a source ${description}`, async () => {
          const { status, text } = await put(source);
          expect(status).toBe(400);
          expect(text).toContain('source');
        });
      }

      stage.test('ignores unknown members of a source', async () => {
        expect((await put({ text: ferry, origin: 'pipeline' })).status).toBe(201);
      });

      stage.test('rejects an unpaired surrogate in a text, a file, and a path', async () => {
        for (const source of [
          { text: 'openapi: "\ud800"' },
          { files: { 'a.yaml': '\udfff' }, entry: 'a.yaml' },
          { files: { '\ud800.yaml': ferry }, entry: '\ud800.yaml' },
        ]) {
          expect((await put(source)).status).toBe(400);
        }
      });

      stage.test('creates one version for fifty identical sources (CD2)', async () => {
        const { specs } = stage.client();
        const upsert = () => specs.upsert({ organizationId, specSlug, source: { text: ferry } });
        await upsert();
        await Promise.all(Array.from({ length: 49 }, upsert));
        const spec = await read();
        expect(spec.processingState).toBe('complete');
        expect(await countVersions()).toBe(1);
      });
    });

    describe('sets of files', () => {
      const entry = 'openapi.yaml';

      stage.test('bundles the files into one document', async () => {
        const spec = await publishFrom({ files: splitFiles, entry });
        expect(spec).toMatchObject({ processingState: 'complete', lastProcessedErrorCount: 0 });
        expect(spec).not.toHaveProperty('lastProcessErrorCode');
        expect(spec).not.toHaveProperty('sourceURL');
        const document = await latestDocument(spec.lastVersion);
        expect(JSON.stringify(document).match(/"\$ref":"(?!#)/g)).toBeNull();
        expect(Object.keys(Object(document['x-ext']))).toHaveLength(2);
      });

      stage.test('returns the submitted files as the raw content', async () => {
        const files = { ...splitFiles, 'docs/ünused.txt': '\ufeffnot\r\nreferenced\u0000' };
        await publishFrom({ files, entry });
        const raw = await stage.client().specs.versions.getLatestRaw({ organizationId, specSlug });
        expect(raw).toEqual({ text: files[entry], format: 'yaml', entry, files });
      });

      stage.test('accepts files in folders, with the entry in any of them', async () => {
        const files = {
          'api/v1/openapi.yaml': splitFiles['openapi.yaml'].replaceAll('paths/', '../../common/paths/'),
          'common/paths/buoys.yaml': splitFiles['paths/buoys.yaml'],
          'common/schemas/buoy.json': splitFiles['schemas/buoy.json'],
        };
        const spec = await publishFrom({ files, entry: 'api/v1/openapi.yaml' });
        expect(spec.lastVersion).toBeDefined();
        expect(spec.lastProcessedErrors).toEqual([]);
      });

      stage.test('resolves references with percent-encoded file names', async () => {
        const files = {
          'openapi.yaml': splitFiles['openapi.yaml'].replace('paths/buoys.yaml', 'paths/all%20buoys.yaml'),
          'paths/all buoys.yaml': splitFiles['paths/buoys.yaml'],
          'schemas/buoy.json': splitFiles['schemas/buoy.json'],
        };
        expect((await publishFrom({ files, entry })).lastProcessedErrors).toEqual([]);
      });

      stage.test('creates a version when any file changes, and none when no file changes', async () => {
        const first = await publishFrom({ files: splitFiles, entry });
        expect((await publishFrom({ files: splitFiles, entry })).lastVersion).toBe(first.lastVersion);
        const files = { ...splitFiles, 'schemas/buoy.json': '{ "type": "string" }' };
        expect((await publishFrom({ files, entry })).lastVersion).not.toBe(first.lastVersion);
      });

      stage.test('creates a version when an unreferenced file changes, and returns that file', async () => {
        const first = await publishFrom({ text: splitFiles['openapi.yaml'] });
        const second = await publishFrom({ files: splitFiles, entry });
        expect(second.lastVersion).not.toBe(first.lastVersion);
        const files = { ...splitFiles, 'notes.txt': 'new' };
        expect((await publishFrom({ files, entry })).lastVersion).not.toBe(second.lastVersion);
        const raw = await stage.client().specs.versions.getLatestRaw({ organizationId, specSlug });
        expect(raw.files).toEqual(files);
      });

      stage.test('accepts more files than the server fetches for one specification', async () => {
        const names = Array.from({ length: 150 }, (_, place) => `schemas/s${place}.json`);
        const schemas = Object.fromEntries(names.map((name) => [name.slice(8, -5), { $ref: name }]));
        const head = { openapi: '3.1.0', info: { title: 't', version: '1' }, paths: {} };
        const files = {
          [entry]: JSON.stringify({ ...head, components: { schemas } }),
          ...Object.fromEntries(names.map((name) => [name, '{"type":"string"}'])),
        };
        const spec = await publishFrom({ files, entry });
        expect(spec.lastProcessedErrors).toEqual([]);
        expect(Object.keys(Object((await latestDocument(spec.lastVersion))['x-ext']))).toHaveLength(150);
      });

      stage.test('reports the file of a problem', async () => {
        const files = { ...splitFiles, 'schemas/buoy.json': '{ "type": "object", "type" }' };
        const spec = await publishFrom({ files, entry });
        expect(spec.lastVersion).toBeDefined();
        expect(spec.lastProcessedErrors?.[0]).toMatchObject({
          code: 'json-syntax',
          file: 'schemas/buoy.json',
          line: 1,
        });
      });

      stage.test('reports a missing file and the place of the reference', async () => {
        const { 'paths/buoys.yaml': _left, ...files } = splitFiles;
        const spec = await publishFrom({ files, entry });
        expect(spec.lastVersion).toBeDefined();
        expect(spec.lastProcessedErrors?.[0]?.message).toContain('paths/buoys.yaml');
        expect(spec.lastProcessedErrors?.[0]).toMatchObject({ severity: 'warning', line: 7 });
      });

      stage.test('resolves references from files to URLs', async () => {
        const url = await stage.target.publish('schemas/buoy.json', splitFiles['schemas/buoy.json']);
        const files = {
          'openapi.yaml': splitFiles['openapi.yaml'],
          'paths/buoys.yaml': splitFiles['paths/buoys.yaml'].replaceAll('../schemas/buoy.json', url),
        };
        const spec = await publishFrom({ files, entry });
        expect(spec.lastProcessedErrors).toEqual([]);
        expect(spec.lastVersion).toBeDefined();
      });

      for (const place of [
        '/etc/passwd',
        'file:///etc/passwd',
        '../../../../etc/passwd',
        '..%2f..%2fetc/passwd',
      ]) {
        stage.test(`never reads a file of the server at ${place} (RF7, RF8)`, async () => {
          const files = { [entry]: splitFiles[entry].replace('paths/buoys.yaml', place) };
          const spec = await publishFrom({ files, entry });
          expect(spec.processingState).toBe('complete');
          expect(spec.lastProcessedErrorCount).toBeGreaterThan(0);
          expect(JSON.stringify(await latestDocument(spec.lastVersion))).not.toContain('root:');
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
        stage.test(`rejects a file path ${description}`, async () => {
          const { status, text } = await put({ files, entry: entryPath });
          expect(status).toBe(400);
          expect(text).toMatch(/\/body\/source\/(?:files|entry)/);
        });
      }

      stage.test('rejects a set of files without a file', async () => {
        expect((await put({ files: {}, entry })).status).toBe(400);
      });

      stage.test('accepts file names with a meaning in JavaScript (PA14)', async () => {
        const files = JSON.parse(`{"__proto__":${JSON.stringify(ferry)},"constructor":"{}"}`);
        const { status } = await put({ files, entry: '__proto__' });
        expect(status).toBe(201);
        expect((await read()).lastVersion).toBeDefined();
        const raw = await stage.request(
          'GET',
          `/v1/orgs/${organizationId}/openapi/${specSlug}/versions/latest/content/raw`,
        );
        expect(raw.text).toContain('"__proto__":"openapi');
      });
    });

    describe('private sources', () => {
      const secret = 'Bearer the-secret-of-the-source';
      const headers = { Authorization: secret, 'X-Api-Version': '2' };
      const needed = { authorization: secret, 'x-api-version': '2' };

      stage.test('fetches a source and its references with the configured headers', async () => {
        for (const [name, text] of Object.entries(splitFiles)) {
          await stage.target.publish(`private/${name}`, text, needed);
        }
        const url = await stage.target.publish('private/openapi.yaml', splitFiles['openapi.yaml'], needed);
        const spec = await publishFrom({ url, headers });
        expect(spec.lastProcessedErrors).toEqual([]);
        expect(spec.lastVersion).toBeDefined();
      });

      stage.test('reports FETCH_ERROR with the fix when the headers are missing', async () => {
        const url = await stage.target.publish('private/ferry.yaml', ferry, needed);
        const spec = await publishFrom({ url });
        expect(spec.lastProcessErrorCode).toBe('FETCH_ERROR');
        expect(spec.lastProcessedErrors?.[0]?.code).toBe('fetch-unauthorized');
      });

      stage.test('never returns the headers of a source', async () => {
        const url = await stage.target.publish('private/ferry.yaml', ferry, needed);
        const path = `/v1/orgs/${organizationId}/openapi/${specSlug}`;
        const answers = [await put({ url, headers })];
        await stage.target.settle();
        answers.push(await stage.request('GET', path));
        answers.push(await put({ url, headers: { authorization: 'Bearer the-secret-is-wrong' } }));
        await stage.target.settle();
        answers.push(await stage.request('GET', path));
        answers.push(await put({ url, headers: { authorization: 'the-secret\nis broken' } }));
        for (const { text } of answers) expect(text).not.toContain('the-secret');
        expect(answers[3]?.text).toContain('FETCH_ERROR');
      });

      stage.test(
        'keeps the headers when the source is replaced without headers, and removes them with {}',
        async () => {
          const url = await stage.target.publish('private/ferry.yaml', ferry, needed);
          const other = await stage.target.publish('private/other.yaml', `${ferry}# other\n`, needed);
          const first = await publishFrom({ url, headers });
          const again = await publishFrom({ url });
          expect(again.lastVersion).toBe(first.lastVersion);
          expect(again).not.toHaveProperty('lastProcessErrorCode');
          const moved = await publishFrom({ url: other });
          expect(moved).not.toHaveProperty('lastProcessErrorCode');
          expect(moved.lastVersion).not.toBe(first.lastVersion);
          expect(await publishFrom({ url: other, headers: {} })).toMatchObject({
            lastProcessErrorCode: 'FETCH_ERROR',
          });
        },
      );

      const rejected: [string, Record<string, string>][] = [
        ['with a line break in its value', { 'x-a': 'b\r\nhost: evil.example' }],
        ['with a line break in its name', { 'x-a\r\nhost': 'evil.example' }],
        ['with a character outside of ASCII', { 'x-a': 'ü' }],
        ['with spaces around its value', { 'x-a': ' b' }],
        ['with an empty value', { 'x-a': '' }],
        ['without a name', { '': 'b' }],
        ['that sets the host', { Host: 'evil.example' }],
        ['that sets the message length', { 'content-length': '0' }],
        ['that sets the transfer encoding', { 'Transfer-Encoding': 'chunked' }],
        ['for the connection', { connection: 'close' }],
        ['for a proxy', { 'Proxy-Authorization': 'Basic abc' }],
        ['that makes the request conditional', { 'if-none-match': '"a"' }],
        ['that overrides the method', { 'X-HTTP-Method-Override': 'DELETE' }],
        ['that is repeated', { 'x-a': 'b', 'X-A': 'c' }],
      ];
      for (const [description, headers] of rejected) {
        stage.test(`rejects a header ${description}`, async () => {
          const { status, text } = await put({ url: 'https://example.com/openapi.yaml', headers });
          expect(status).toBe(400);
          expect(text).toContain('/body/source/headers');
          expect(text).not.toContain('evil.example"');
        });
      }

      stage.test('rejects more than ten headers', async () => {
        const many = Object.fromEntries(Array.from({ length: 11 }, (_, place) => [`x-${place}`, 'v']));
        const { status } = await put({ url: 'https://example.com/openapi.yaml', headers: many });
        expect(status).toBe(400);
      });
    });

    describe('sources from a URL', () => {
      stage.test('fetches a source again after the refresh interval', async () => {
        const url = await stage.target.publish('ferry.yaml', ferry);
        const first = await publishFrom({ url });
        await stage.target.publish('ferry.yaml', `${ferry}# changed\n`);
        await stage.target.advance(5 * hour);
        expect((await read()).lastVersion).toBe(first.lastVersion);
        await stage.target.advance(refreshInterval - 5 * hour);
        const second = await read();
        expect(second.lastVersion).not.toBe(first.lastVersion);
        expect(await countVersions()).toBe(2);
      });

      stage.test(
        'updates lastProcessedAt without a new version when the fetched source is unchanged (UF28)',
        async () => {
          const url = await stage.target.publish('ferry.yaml', ferry);
          const first = await publishFrom({ url });
          await stage.target.advance(refreshInterval);
          const second = await read();
          expect(second.lastVersion).toBe(first.lastVersion);
          expect(second.lastProcessedAt).not.toBe(first.lastProcessedAt);
          expect(second.updatedAt).toBe(first.updatedAt);
        },
      );

      stage.test('creates a version when a referenced file at another URL changes', async () => {
        for (const [name, text] of Object.entries(splitFiles))
          await stage.target.publish(`split/${name}`, text);
        const url = await stage.target.publish('split/openapi.yaml', splitFiles['openapi.yaml']);
        const first = await publishFrom({ url });
        await stage.target.advance(refreshInterval);
        expect((await read()).lastVersion).toBe(first.lastVersion);
        await stage.target.publish('split/schemas/buoy.json', '{ "type": "string" }');
        await stage.target.advance(refreshInterval);
        expect((await read()).lastVersion).not.toBe(first.lastVersion);
      });

      stage.test('creates a version when a missing file becomes available', async () => {
        await stage.target.publish('split/paths/buoys.yaml', splitFiles['paths/buoys.yaml']);
        const url = await stage.target.publish('split/openapi.yaml', splitFiles['openapi.yaml']);
        const first = await publishFrom({ url });
        expect(first.lastProcessedErrorCount).toBe(1);
        await stage.target.publish('split/schemas/buoy.json', splitFiles['schemas/buoy.json']);
        await stage.target.advance(refreshInterval);
        const second = await read();
        expect(second.lastVersion).not.toBe(first.lastVersion);
        expect(second.lastProcessedErrorCount).toBe(0);
      });

      stage.test('keeps the reported problems when the fetched source is unchanged', async () => {
        const url = await stage.target.publish(
          'ferry.yaml',
          ferry.replace('parameters/Day', 'parameters/Night'),
        );
        const first = await publishFrom({ url });
        await stage.target.advance(refreshInterval);
        const second = await read();
        expect(second.lastProcessedErrors).toEqual(first.lastProcessedErrors);
        expect(second.lastProcessedErrorCount).toBe(1);
      });

      stage.test(
        'keeps the version when a fetched source breaks, and recovers automatically (UF38)',
        async () => {
          const url = await stage.target.publish('ferry.yaml', ferry);
          const first = await publishFrom({ url });
          await stage.target.publish('ferry.yaml', fixture('broken.yaml'));
          await stage.target.advance(refreshInterval);
          const broken = await read();
          expect(broken).toMatchObject({
            lastProcessErrorCode: 'PARSE_ERROR',
            lastVersion: first.lastVersion,
            processingState: 'complete',
          });
          await stage.target.publish('ferry.yaml', ferry);
          await stage.target.advance(2 * refreshInterval);
          const mended = await read();
          expect(mended).not.toHaveProperty('lastProcessErrorCode');
          expect(mended.lastVersion).toBe(first.lastVersion);
          expect(mended.lastProcessedErrorCount).toBe(0);
        },
      );

      stage.test('fetches a broken source less and less often, at least daily (UF38)', async () => {
        const url = await stage.target.publish('broken.yaml', fixture('broken.yaml'));
        await publishFrom({ url });
        for (let day = 0; day < 5; day++) {
          await stage.target.advance(24 * hour * 1.1);
          await stage.target.settle();
        }
        const before = (await read()).lastProcessedAt;
        await stage.target.advance(refreshInterval);
        expect((await read()).lastProcessedAt).toBe(before);
        await stage.target.advance(24 * hour * 1.1 - refreshInterval);
        expect((await read()).lastProcessedAt).not.toBe(before);
      });

      stage.test('reports PARSE_ERROR with HTML for a login page (UF23)', async () => {
        const page = '<!doctype html>\n<title>Sign in</title>\n<form action="/login"></form>\n';
        const spec = await publishFrom({ url: await stage.target.publish('login.yaml', page) });
        expect(spec).toMatchObject({ processingState: 'complete', lastProcessErrorCode: 'PARSE_ERROR' });
        expect(spec).not.toHaveProperty('lastVersion');
        expect(spec.lastProcessedErrors).toMatchObject([{ code: 'not-openapi', severity: 'error', line: 1 }]);
        expect(spec.lastProcessedErrors?.[0]?.message).toContain('an HTML page');
      });

      stage.test('stops fetching a URL that was replaced by a text', async () => {
        const url = await stage.target.publish('ferry.yaml', ferry);
        await publishFrom({ url });
        const text = await publishFrom({ text: ferry });
        await stage.target.advance(48 * hour);
        expect((await read()).lastProcessedAt).toBe(text.lastProcessedAt);
      });

      stage.test('treats another URL as another source', async () => {
        const url = await stage.target.publish('ferry.yaml', ferry);
        const first = await publishFrom({ url });
        const other = await stage.target.publish('other.yaml', `${ferry}# other\n`);
        const second = await publishFrom({ url: other });
        expect(second.lastVersion).not.toBe(first.lastVersion);
        expect(await publishFrom({ url: `${url}-missing` })).toMatchObject({
          lastProcessErrorCode: 'FETCH_ERROR',
          lastVersion: second.lastVersion,
        });
      });

      stage.test('rejects a URL with an unsupported scheme', async () => {
        const error = await errorOf(
          stage.client().specs.upsert({ organizationId, specSlug, source: { url: 'ftp://example.com/a' } }),
        );
        expect(error.status).toBe(400);
      });
    });
  });
}
