import { load as parseYAML } from 'js-yaml';
import { describe, expect } from 'vitest';

import { errorOf } from '../error-of.js';
import { fixture } from '../fixture.js';
import type { Stage } from '../stage.js';

const organizationId = 'acme';
const specSlug = 'ferry';
const path = `/v1/orgs/${organizationId}/openapi/${specSlug}`;
const ferry = fixture('ferry.yaml');

export function versionsSuite(stage: Stage): void {
  describe('versions', () => {
    const versions = () => stage.client().specs.versions;

    stage.test('returns 404 for the latest version before the first successful run', async () => {
      const source = { text: fixture('broken.yaml') };
      await stage.client().specs.create({ organizationId, slug: specSlug, source });
      const error = await errorOf(versions().getLatest({ organizationId, specSlug }));
      expect(error.status).toBe(404);
      expect((await versions().list({ organizationId, specSlug })).count).toBe(0);
    });

    stage.test('returns the version that the specification names as the latest', async () => {
      const spec = await stage.publish(specSlug, ferry);
      const latest = await versions().getLatest({ organizationId, specSlug });
      expect(latest).toMatchObject({ object: 'openapi-spec-version', id: spec.lastVersion });
      expect(await versions().get({ organizationId, specSlug, versionId: latest.id })).toEqual(latest);
    });

    stage.test('keeps the content of older versions', async () => {
      const first = await stage.publish(specSlug, ferry);
      await stage.publish(specSlug, ferry.replace('Ferry API', 'Other API'));
      const content = await versions().getContent({
        organizationId,
        specSlug,
        versionId: first.lastVersion ?? '',
      });
      expect(content.filesystem[0]?.specification).toMatchObject({ info: { title: 'Ferry API' } });
    });

    stage.test('finds a version only under its own specification (TN2)', async () => {
      const ferrySpec = await stage.publish(specSlug, ferry);
      await stage.publish('tides', fixture('tides-32.yaml'));
      const error = await errorOf(
        versions().get({ organizationId, specSlug: 'tides', versionId: ferrySpec.lastVersion ?? '' }),
      );
      expect(error.status).toBe(404);
    });

    stage.test('returns the content as one file, the entry', async () => {
      await stage.publish(specSlug, ferry);
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

    stage.test('returns the same content for the latest version and for its ID', async () => {
      const { lastVersion = '' } = await stage.publish(specSlug, ferry);
      const latest = await stage.request('GET', `${path}/versions/latest/content`);
      const byId = await stage.request('GET', `${path}/versions/${lastVersion}/content`);
      expect(latest.text).toBe(byId.text);
      expect(latest.headers.get('etag')).toBe(byId.headers.get('etag'));
    });

    stage.test('returns a URL without authentication in the content of a public specification', async () => {
      const { specs } = stage.client();
      await stage.publish(specSlug, ferry);
      const spec = await specs.setVisibility({ organizationId, specSlug, visibility: 'public' });
      const content = await specs.versions.getLatestContent({ organizationId, specSlug });
      expect(content.urls.public).toBe(spec.urls.published);
    });

    stage.test('returns the submitted text as the raw content', async () => {
      const text = `\uFEFF# a comment, tabs\tand odd   spaces\r\n${ferry}\n\n`;
      await stage.publish(specSlug, text);
      expect(await versions().getLatestRaw({ organizationId, specSlug })).toEqual({ text, format: 'yaml' });
    });

    stage.test('returns the fetched text as the raw content of a URL', async () => {
      const text = fixture('lighthouse-30.json');
      const url = await stage.target.publish('lights.json', text);
      await stage.client().specs.upsert({ organizationId, specSlug, source: { url } });
      await stage.target.settle();
      expect(await versions().getLatestRaw({ organizationId, specSlug })).toEqual({ text, format: 'json' });
    });

    stage.test('serves the document of a version at its URL after a newer version is published', async () => {
      await stage.publish(specSlug, ferry);
      const version = await versions().getLatest({ organizationId, specSlug });
      await stage.publish(specSlug, fixture('tides-32.yaml'));
      const { status, text } = await stage.request('GET', new URL(version.url).pathname);
      expect(status).toBe(200);
      expect(JSON.parse(text)).toMatchObject({ openapi: '3.1.0', info: { title: 'Ferry API' } });
    });

    stage.test('serves the same document as YAML and as JSON', async () => {
      const { lastVersion: versionId = '' } = await stage.publish(specSlug, ferry);
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
      stage.test(`returns 304 for ${resource} when the ETag matches (HT23)`, async () => {
        const { lastVersion = '' } = await stage.publish(specSlug, ferry);
        const url = `${path}/versions/${resource.replace('{id}', lastVersion)}`;
        const etag = (await stage.request('GET', url)).headers.get('etag') ?? '';
        expect(etag).toMatch(/^"[^"]+"$/);
        for (const ifNoneMatch of [etag, `"other", W/${etag}`, '*']) {
          const { status, text } = await stage.request('GET', url, {
            headers: { 'if-none-match': ifNoneMatch },
          });
          expect([status, text]).toEqual([304, '']);
        }
        const changed = await stage.request('GET', url, { headers: { 'if-none-match': '"other"' } });
        expect(changed.status).toBe(200);
      });
    }

    stage.test('changes the ETag of the content when the visibility changes its URLs', async () => {
      await stage.publish(specSlug, ferry);
      const tag = async () =>
        (await stage.request('GET', `${path}/versions/latest/content`)).headers.get('etag');
      const before = await tag();
      await stage.client().specs.setVisibility({ organizationId, specSlug, visibility: 'public' });
      expect(await tag()).not.toBe(before);
    });

    stage.test('returns the cache tag of the specification with the content', async () => {
      await stage.publish(specSlug, ferry);
      const { headers } = await stage.request('GET', `${path}/versions/latest/content`);
      expect(headers.get('x-gitbook-cache-tag')).toBe('organization:acme:openapi:ferry');
    });

    stage.test('returns complete content or 404 during a deletion (CD7)', async () => {
      await stage.publish(specSlug, ferry);
      const read = () => stage.request('GET', `${path}/versions/latest/content`);
      const before = await read();
      const reads = () => Array.from({ length: 10 }, read);
      const [deleted, ...answers] = await Promise.all([
        stage.request('DELETE', path),
        ...reads(),
        ...reads(),
      ]);
      expect(deleted?.status).toBe(205);
      for (const { status, text } of answers) {
        expect([200, 404]).toContain(status);
        if (status === 200) expect(text).toBe(before.text);
      }
      expect((await read()).status).toBe(404);
    });

    stage.test('returns 404 for undocumented paths below `latest` and below a version', async () => {
      await stage.publish(specSlug, ferry);
      for (const tail of [
        'latest/document.json',
        'latest/nothing',
        'latest/content/nothing',
        'nothing/content/raw',
      ]) {
        expect((await stage.request('GET', `${path}/versions/${tail}`)).status).toBe(404);
      }
    });
  });
}
