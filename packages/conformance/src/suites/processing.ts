import { describe, expect } from 'vitest';
import { fixture } from '../fixture.js';
import { documentPages, documentOf as pageDocumentOf, revisionOf } from '../pages.js';
import type { Stage } from '../stage.js';

const organizationId = 'acme';
const specSlug = 'ferry';
const ferry = fixture('ferry.yaml');

export function processingSuite(stage: Stage): void {
  describe('processing', () => {
    const read = () => stage.client().specs.get({ organizationId, specSlug });

    async function publishFrom(url: string) {
      await stage.client().specs.upsert({ organizationId, specSlug, source: { url } });
      await stage.target.settle();
      return read();
    }

    async function documentOf(slug: string): Promise<Record<string, unknown>> {
      const content = await stage
        .client()
        .specs.versions.getLatestContent({ organizationId, specSlug: slug });
      const entry = content.filesystem.find((file) => file.isEntrypoint);
      if (!entry) throw new Error('The filesystem has no entry');
      return entry.specification;
    }

    const documents = ['ferry.yaml', 'harbour-swagger-20.json', 'lighthouse-30.json', 'tides-32.yaml'];
    for (const name of documents) {
      stage.test(`publishes ${name} as a version without a problem`, async () => {
        const spec = await stage.publish(specSlug, fixture(name));
        const notes = spec.lastProcessedErrors.filter(({ severity }) => severity === 'info');
        expect(spec).toMatchObject({
          processingState: 'complete',
          lastProcessedErrors: notes,
          lastProcessedErrorCount: notes.length,
        });
        expect(spec.lastVersion).toBeDefined();
      });
    }

    stage.test('reports a syntax error with its line', async () => {
      const spec = await stage.publish(specSlug, fixture('broken.yaml'));
      expect(spec).toMatchObject({ processingState: 'complete', lastProcessErrorCode: 'PARSE_ERROR' });
      expect(spec).not.toHaveProperty('lastVersion');
      expect(spec.lastProcessedErrorCount).toBeGreaterThan(0);
      expect(spec.lastProcessedErrors?.[0]).toMatchObject({ severity: 'error', line: 4 });
    });

    stage.test('reports an unclosed quote in YAML at the line of the error and of the quote', async () => {
      const description = "description: 'OK\n          content: {}\n          x-note: 'text'#rest";
      const responses = `'200':\n          ${description}`;
      const text = `openapi: 3.1.0\ninfo: {title: t, version: '1'}\npaths:\n  /a:\n    get:\n      responses:\n        ${responses}\n`;
      const spec = await stage.publish(specSlug, text);
      expect(spec).not.toHaveProperty('lastVersion');
      expect(spec.lastProcessedErrors).toMatchObject([{ code: 'yaml-syntax', severity: 'error', line: 9 }]);
      expect(spec.lastProcessedErrors?.[0]?.message).toContain('that begins on line 8');
    });

    stage.test('reports a warning for each description that falls back to plain text (PA27)', async () => {
      const deep = `description: "${'> '.repeat(150)}deep"`;
      const operation = `{${deep}, responses: {'200': {description: "> fine"}}}`;
      const text = `openapi: 3.1.0\ninfo: {title: t, version: '1'}\ntags:\n  - {name: a, ${deep}}\npaths:\n  /a:\n    get: ${operation}\n`;
      const found = [
        { code: 'description-plain-text', severity: 'warning', line: 4, pointer: '/tags/0/description' },
        { code: 'description-plain-text', line: 7, pointer: '/paths/~1a/get/description' },
      ];
      expect((await stage.publish(specSlug, text)).lastProcessedErrors).toMatchObject(found);
      const again = await stage.publish(specSlug, text);
      expect(again).toMatchObject({ lastProcessedErrors: found, lastProcessedErrorCount: 2 });
    });

    stage.test('renders a description with very many parts as plain text', async () => {
      const description = '**a** b '.repeat(15_000);
      const document = { openapi: '3.1.0', info: { title: 't', version: '1', description }, paths: {} };
      const spec = await stage.publish(specSlug, JSON.stringify(document));
      expect(spec.lastProcessedErrors).toMatchObject([
        { code: 'description-plain-text', severity: 'warning', pointer: '/info/description' },
      ]);
      const source = {
        type: 'builtin:openapi',
        props: { doc: 'info', page: 'info-introduction' },
        dependencies: { spec: { ref: { kind: 'openapi', spec: specSlug } } },
      };
      const page = await stage.request('POST', '/v1/spaces/docs/content/computed/document', {
        body: { source, seed: 'seed' },
      });
      expect(page.status).toBe(200);
      // Rendered as nodes, it would be five times as long.
      expect(page.text.length).toBeLessThan(2 * description.length);
      expect(page.text).toContain('**a** b');
    });

    stage.test('names the format of a source that is not OpenAPI (PA21)', async () => {
      const spec = await stage.publish(
        specSlug,
        JSON.stringify({ asyncapi: '3.0.0', info: { title: 'Events' } }),
      );
      expect(spec.lastProcessErrorCode).toBe('PARSE_ERROR');
      expect(spec.lastProcessedErrors?.[0]?.message).toContain('AsyncAPI');
    });

    stage.test('keeps the previous version when the new source does not parse', async () => {
      const good = await stage.publish(specSlug, ferry);
      const bad = await stage.publish(specSlug, fixture('broken.yaml'));
      expect(bad.lastProcessErrorCode).toBe('PARSE_ERROR');
      expect(bad.lastVersion).toBe(good.lastVersion);
      expect(await documentOf(specSlug)).toMatchObject({ info: { title: 'Ferry API' } });
    });

    stage.test('clears the error after the next successful run', async () => {
      await stage.publish(specSlug, fixture('broken.yaml'));
      const spec = await stage.publish(specSlug, ferry);
      expect(spec).not.toHaveProperty('lastProcessErrorCode');
      expect(spec.lastProcessedErrorCount).toBe(0);
    });

    stage.test('updates lastProcessedAt without a new version when the source is unchanged', async () => {
      const first = await stage.publish(specSlug, ferry);
      await stage.target.advance(5000);
      const second = await stage.publish(specSlug, ferry);
      expect(second.lastVersion).toBe(first.lastVersion);
      expect(second.lastProcessedAt).not.toBe(first.lastProcessedAt);
      const { count } = await stage.client().specs.versions.list({ organizationId, specSlug });
      expect(count).toBe(1);
    });

    stage.test('publishes the source that was accepted last (CD1)', async () => {
      const { specs } = stage.client();
      for (const title of ['one', 'two', 'three']) {
        const text = JSON.stringify({ openapi: '3.1.0', info: { title, version: '1' }, paths: {} });
        await specs.upsert({ organizationId, specSlug, source: { text } });
      }
      await stage.target.settle();
      expect(await documentOf(specSlug)).toMatchObject({ info: { title: 'three' } });
    });

    stage.test('publishes one of two concurrent sources as a whole (CD1)', async () => {
      const { specs } = stage.client();
      const texts = ['one', 'two'].map((title) =>
        JSON.stringify({ openapi: '3.1.0', info: { title, version: title }, paths: {} }),
      );
      await Promise.all(texts.map((text) => specs.upsert({ organizationId, specSlug, source: { text } })));
      await stage.target.settle();
      const spec = await specs.get({ organizationId, specSlug });
      expect(spec.processingState).toBe('complete');
      const { info } = await documentOf(specSlug);
      expect([
        { title: 'one', version: 'one' },
        { title: 'two', version: 'two' },
      ]).toContainEqual(info);
      const raw = await specs.versions.getLatestRaw({ organizationId, specSlug });
      expect(JSON.parse(raw.text)).toMatchObject({ info });
      const { count } = await specs.versions.list({ organizationId, specSlug });
      expect([1, 2]).toContain(count);
    });

    stage.test('fetches a URL again when the source is replaced with the same URL', async () => {
      const url = await stage.target.publish('ferry.yaml', ferry);
      const first = await publishFrom(url);
      expect(first.processingState).toBe('complete');
      await stage.target.publish('ferry.yaml', `${ferry}# changed\n`);
      const second = await publishFrom(url);
      expect(second.lastVersion).not.toBe(first.lastVersion);
    });

    stage.test(
      'reports FETCH_ERROR and keeps the previous version when a URL cannot be fetched',
      async () => {
        const url = await stage.target.publish('ferry.yaml', ferry);
        const first = await publishFrom(url);
        const second = await publishFrom(`${url}-that-is-not-there`);
        expect(second).toMatchObject({ processingState: 'complete', lastProcessErrorCode: 'FETCH_ERROR' });
        expect(second.lastVersion).toBe(first.lastVersion);
        expect(second.lastProcessedErrors?.[0]?.message).toBeTruthy();
      },
    );

    stage.test('bundles a specification of several files into one document', async () => {
      await stage.target.publish('split/paths/buoys.yaml', fixture('split/paths/buoys.yaml'));
      await stage.target.publish('split/schemas/buoy.json', fixture('split/schemas/buoy.json'));
      const url = await stage.target.publish('split/openapi.yaml', fixture('split/openapi.yaml'));
      const spec = await publishFrom(url);
      expect(spec).toMatchObject({ processingState: 'complete', lastProcessedErrorCount: 0 });
      const document = await documentOf(specSlug);
      const external = JSON.stringify(document).match(/"\$ref":"(?!#)/g);
      expect(external).toBeNull();
      expect(Object.keys(Object(document['x-ext']))).toHaveLength(2);
    });

    stage.test('creates a version when a referenced file changes', async () => {
      await stage.target.publish('split/paths/buoys.yaml', fixture('split/paths/buoys.yaml'));
      await stage.target.publish('split/schemas/buoy.json', fixture('split/schemas/buoy.json'));
      const url = await stage.target.publish('split/openapi.yaml', fixture('split/openapi.yaml'));
      const first = await publishFrom(url);
      await stage.target.publish('split/schemas/buoy.json', '{ "type": "string" }');
      const second = await publishFrom(url);
      expect(second.lastVersion).not.toBe(first.lastVersion);
    });

    stage.test('reports a missing file and creates a version without it (RF21)', async () => {
      await stage.target.publish('split/paths/buoys.yaml', fixture('split/paths/buoys.yaml'));
      await stage.target.publish('split/schemas/buoy.json', fixture('split/schemas/buoy.json'));
      const text = fixture('split/openapi.yaml').replace('paths/buoys.yaml', 'paths/nowhere.yaml');
      const spec = await publishFrom(await stage.target.publish('split/openapi.yaml', text));
      expect(spec.lastVersion).toBeDefined();
      expect(spec).not.toHaveProperty('lastProcessErrorCode');
      expect(spec.lastProcessedErrors?.[0]).toMatchObject({
        severity: 'warning',
        code: 'reference-unavailable',
      });
    });

    stage.test('reports references from a text source to other files', async () => {
      const spec = await stage.publish(specSlug, fixture('split/openapi.yaml'));
      expect(spec.lastVersion).toBeDefined();
      expect(spec.lastProcessedErrors?.[0]).toMatchObject({ severity: 'warning', line: 7 });
    });

    stage.test('keeps internal references, including circular ones (RF1)', async () => {
      await stage.publish(specSlug, fixture('lighthouse-30.json'));
      expect(await documentOf(specSlug)).toMatchObject({
        components: { schemas: { LightList: { items: { $ref: '#/components/schemas/Light' } } } },
      });
    });

    stage.test('reports an unresolved reference with its place (PA24, RF2)', async () => {
      const spec = await stage.publish(specSlug, ferry.replace('parameters/Day', 'parameters/Night'));
      expect(spec.lastVersion).toBeDefined();
      expect(spec.lastProcessedErrorCount).toBe(1);
      expect(spec.lastProcessedErrors?.[0]).toMatchObject({
        severity: 'error',
        code: 'reference-not-found',
        pointer: '/paths/~1sailings/get/parameters/0/$ref',
      });
      expect(spec.lastProcessedErrors?.[0]?.line).toBe(51);
    });

    stage.test('converts Swagger 2.0 to OpenAPI 3', async () => {
      await stage.publish(specSlug, fixture('harbour-swagger-20.json'));
      const document = await documentOf(specSlug);
      expect(document['openapi']).toMatch(/^3\./);
      expect(document).toMatchObject({
        servers: [{ url: 'https://harbour.example/api' }],
        components: { schemas: { Berth: { properties: { ship: { type: 'string' } } } } },
      });
    });

    stage.test(
      'reports the conversion from Swagger 2.0 as info, and does not mark the document',
      async () => {
        const spec = await stage.publish(specSlug, fixture('harbour-swagger-20.json'));
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
        expect(JSON.stringify(await documentOf(specSlug))).not.toMatch(/swagger|converted/i);
        const current = await stage.publish(specSlug, fixture('lighthouse-30.json'));
        expect(current.lastProcessedErrors).toEqual([]);
      },
    );

    stage.test('returns descriptions as sanitized HTML (PA27)', async () => {
      await stage.publish(specSlug, fixture('lighthouse-30.json'));
      const document = JSON.stringify(await documentOf(specSlug));
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
      stage.test(`removes HTML that an author put ${place}`, async () => {
        const document = {
          openapi: '3.1.0',
          info: { title: 't', version: '1' },
          paths: {},
          ...Object(members),
        };
        const { lastVersion } = await stage.publish(specSlug, JSON.stringify(document));
        expect(lastVersion).toBeDefined();
        expect(JSON.stringify(await documentOf(specSlug))).not.toContain('<script');
      });
    }

    stage.test('keeps descriptions inside examples unchanged', async () => {
      await stage.publish(specSlug, fixture('lighthouse-30.json'));
      expect(await documentOf(specSlug)).toMatchObject({
        components: {
          schemas: { Light: { example: { name: 'North', description: 'not *Markdown*, but data' } } },
        },
      });
      expect(JSON.stringify(await documentOf(specSlug))).not.toContain('not <em>Markdown</em>');
    });

    stage.test('adds a document to the descriptions of info, tags, and operations', async () => {
      await stage.publish(specSlug, ferry);
      const document = await documentOf(specSlug);
      expect(document).toMatchObject({
        info: { 'x-gitbook-description-document': { object: 'document' } },
        paths: { '/sailings': { get: { 'x-gitbook-description-document': { object: 'document' } } } },
      });
    });

    stage.test('preserves unusual characters in documents and pages (PA16)', async () => {
      const odd = 'a\ud800 b\0 c\ufffe \u202ed\u202c';
      const text = JSON.stringify({
        openapi: '3.1.0',
        info: { title: odd, version: odd, description: odd },
        tags: [{ name: odd, description: odd }],
        paths: { '/a': { get: { tags: [odd], operationId: odd, summary: odd, responses: {} } } },
        components: { schemas: { [odd]: { description: odd } } },
      });
      const spec = await stage.publish(specSlug, text);
      expect(spec).toMatchObject({ processingState: 'complete', lastVersion: expect.any(String) });
      expect(await documentOf(specSlug)).toMatchObject({ info: { title: odd }, tags: [{ name: odd }] });
      const { pages } = await revisionOf(stage, specSlug, { models: true });
      for (const page of documentPages(pages)) {
        const { nodes } = await pageDocumentOf(stage, page, 'next');
        expect(nodes.length, page.path).toBeGreaterThan(0);
      }
    });

    stage.test('accepts names with a meaning in JavaScript (PA14)', async () => {
      const text =
        '{"openapi":"3.1.0","info":{"title":"t","version":"1"},"paths":{},' +
        '"components":{"schemas":{"__proto__":{"type":"string"},"constructor":{"type":"string"}}}}';
      const spec = await stage.publish(specSlug, text);
      expect(spec.lastProcessedErrorCount).toBe(0);
      const content = await stage.request(
        'GET',
        `/v1/orgs/${organizationId}/openapi/${specSlug}/versions/latest/content`,
      );
      expect(content.text).toContain('"__proto__":{"type":"string"}');
      expect(Object.keys(Object.prototype)).toEqual([]);
    });
  });
}
