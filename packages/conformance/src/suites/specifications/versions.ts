import { load as parseYAML } from 'js-yaml';
import { describe, expect } from 'vitest';
import { fixture } from '../../fixtures/fixture.js';
import { errorOf } from '../../support/error-of.js';
import type { SuiteContext } from '../../support/suite-context.js';

const organizationId = 'acme';
const specSlug = 'ferry';
const path = `/v1/orgs/${organizationId}/openapi/${specSlug}`;
const ferry = fixture('ferry.yaml');

export function versionsSuite(context: SuiteContext): void {
  describe('versions', () => {
    const versions = () => context.client().specs.versions;

    context.test('returns 404 for the latest version before the first successful run', async () => {
      const source = { text: fixture('broken.yaml') };
      await context.client().specs.create({ organizationId, slug: specSlug, source });
      const error = await errorOf(versions().getLatest({ organizationId, specSlug }));
      expect(error.status).toBe(404);
      expect((await versions().list({ organizationId, specSlug })).count).toBe(0);
    });

    context.test('returns the version that the specification names as the latest', async () => {
      const spec = await context.publish(specSlug, ferry);
      const latest = await versions().getLatest({ organizationId, specSlug });
      expect(latest).toMatchObject({ object: 'openapi-spec-version', id: spec.lastVersion });
      expect(await versions().get({ organizationId, specSlug, versionId: latest.id })).toEqual(latest);
    });

    context.test('keeps the content of older versions', async () => {
      const first = await context.publish(specSlug, ferry);
      await context.publish(specSlug, ferry.replace('Ferry API', 'Other API'));
      const content = await versions().getContent({
        organizationId,
        specSlug,
        versionId: first.lastVersion ?? '',
      });
      expect(content.filesystem[0]?.specification).toMatchObject({ info: { title: 'Ferry API' } });
    });

    context.test('finds a version only under its own specification (TN2)', async () => {
      const ferrySpec = await context.publish(specSlug, ferry);
      await context.publish('tides', fixture('tides-32.yaml'));
      const error = await errorOf(
        versions().get({ organizationId, specSlug: 'tides', versionId: ferrySpec.lastVersion ?? '' }),
      );
      expect(error.status).toBe(404);
    });

    context.test('returns the content as one file, the entry', async () => {
      await context.publish(specSlug, ferry);
      const content = await versions().getLatestContent({ organizationId, specSlug });
      expect(content.filesystem).toHaveLength(1);
      expect(content.filesystem[0]).toMatchObject({
        dir: '.',
        filename: 'openapi.json',
        isEntrypoint: true,
        references: [],
        specification: { openapi: '3.1.0' },
      });
      expect(content.url).toBe(content.urls.source);
      expect(content.urls.public).toBeNull();
    });

    context.test('returns the same content for the latest version and for its ID', async () => {
      const { lastVersion = '' } = await context.publish(specSlug, ferry);
      const latest = await context.request('GET', `${path}/versions/latest/content`);
      const byId = await context.request('GET', `${path}/versions/${lastVersion}/content`);
      expect(latest.text).toBe(byId.text);
      expect(latest.headers.get('etag')).toBe(byId.headers.get('etag'));
    });

    context.test(
      'returns a URL without authentication in the content of a public specification',
      async () => {
        const { specs } = context.client();
        await context.publish(specSlug, ferry);
        const spec = await specs.setVisibility({ organizationId, specSlug, visibility: 'public' });
        const content = await specs.versions.getLatestContent({ organizationId, specSlug });
        expect(content.urls.public).toBe(spec.urls.published);
      },
    );

    context.test('returns the submitted text as the raw content', async () => {
      const text = `\uFEFF# a comment, tabs\tand odd   spaces\r\n${ferry}\n\n`;
      await context.publish(specSlug, text);
      expect(await versions().getLatestRaw({ organizationId, specSlug })).toEqual({ text, format: 'yaml' });
    });

    context.test('returns the fetched text as the raw content of a URL', async () => {
      const text = fixture('lighthouse-30.json');
      const url = await context.target.hostFile('lights.json', text);
      await context.client().specs.upsert({ organizationId, specSlug, source: { url } });
      await context.target.drainQueue();
      expect(await versions().getLatestRaw({ organizationId, specSlug })).toEqual({ text, format: 'json' });
    });

    context.test(
      'serves the document of a version at its URL after a newer version is published',
      async () => {
        await context.publish(specSlug, ferry);
        const version = await versions().getLatest({ organizationId, specSlug });
        await context.publish(specSlug, fixture('tides-32.yaml'));
        const { status, text } = await context.request('GET', new URL(version.url).pathname);
        expect(status).toBe(200);
        expect(JSON.parse(text)).toMatchObject({ openapi: '3.1.0', info: { title: 'Ferry API' } });
      },
    );

    context.test('serves the same document as YAML and as JSON', async () => {
      const { lastVersion: versionId = '' } = await context.publish(specSlug, ferry);
      const yaml = await versions().getDocumentYAML({ organizationId, specSlug, versionId });
      expect(await versions().getDocumentYAML({ organizationId, specSlug, versionId })).toBe(yaml);
      expect(parseYAML(yaml)).toEqual(await versions().getDocument({ organizationId, specSlug, versionId }));
    });

    for (const resource of [
      'latest/content',
      'latest/content/raw',
      '{id}/content',
      '{id}/document.json',
      '{id}/document.yaml',
    ]) {
      context.test(`returns 304 for ${resource} when the ETag matches (HT23)`, async () => {
        const { lastVersion = '' } = await context.publish(specSlug, ferry);
        const url = `${path}/versions/${resource.replace('{id}', lastVersion)}`;
        const etag = (await context.request('GET', url)).headers.get('etag') ?? '';
        expect(etag).toMatch(/^"[^"]+"$/);
        for (const ifNoneMatch of [etag, `"other", W/${etag}`, '*']) {
          const { status, text } = await context.request('GET', url, {
            headers: { 'if-none-match': ifNoneMatch },
          });
          expect([status, text]).toEqual([304, '']);
        }
        const changed = await context.request('GET', url, { headers: { 'if-none-match': '"other"' } });
        expect(changed.status).toBe(200);
      });
    }

    context.test('changes the ETag of the content when the visibility changes its URLs', async () => {
      await context.publish(specSlug, ferry);
      const tag = async () =>
        (await context.request('GET', `${path}/versions/latest/content`)).headers.get('etag');
      const before = await tag();
      await context.client().specs.setVisibility({ organizationId, specSlug, visibility: 'public' });
      expect(await tag()).not.toBe(before);
    });

    context.test('returns the cache tag of the specification with the content', async () => {
      await context.publish(specSlug, ferry);
      const { headers } = await context.request('GET', `${path}/versions/latest/content`);
      expect(headers.get('x-gitbook-cache-tag')).toBe('organization:acme:openapi:ferry');
    });

    context.test('returns complete content or 404 during a deletion (CD7)', async () => {
      await context.publish(specSlug, ferry);
      const read = () => context.request('GET', `${path}/versions/latest/content`);
      const before = await read();
      const reads = () => Array.from({ length: 10 }, read);
      const [deleted, ...responses] = await Promise.all([
        context.request('DELETE', path),
        ...reads(),
        ...reads(),
      ]);
      expect(deleted?.status).toBe(205);
      for (const { status, text } of responses) {
        expect([200, 404]).toContain(status);
        if (status === 200) expect(text).toBe(before.text);
      }
      expect((await read()).status).toBe(404);
    });

    context.test('returns 404 for undocumented paths below `latest` and below a version', async () => {
      await context.publish(specSlug, ferry);
      for (const tail of [
        'latest/document.json',
        'latest/nothing',
        'latest/content/nothing',
        'nothing/content/raw',
      ]) {
        expect((await context.request('GET', `${path}/versions/${tail}`)).status).toBe(404);
      }
    });
  });
}
