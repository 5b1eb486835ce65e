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

    stage.test('there is no latest version before the first success', async () => {
      const source = { text: fixture('broken.yaml') };
      await stage.client().specs.create({ organizationId, slug: specSlug, source });
      const error = await errorOf(versions().getLatest({ organizationId, specSlug }));
      expect(error.status).toBe(404);
      expect((await versions().list({ organizationId, specSlug })).count).toBe(0);
    });

    stage.test('the latest version is the one that the specification names', async () => {
      const spec = await stage.publish(specSlug, ferry);
      const latest = await versions().getLatest({ organizationId, specSlug });
      expect(latest).toMatchObject({ object: 'openapi-spec-version', id: spec.lastVersion });
      expect(await versions().get({ organizationId, specSlug, versionId: latest.id })).toEqual(latest);
    });

    stage.test('an older version stays as it was', async () => {
      const first = await stage.publish(specSlug, ferry);
      await stage.publish(specSlug, ferry.replace('Ferry API', 'Other API'));
      const content = await versions().getContent({
        organizationId,
        specSlug,
        versionId: first.lastVersion ?? '',
      });
      expect(content.filesystem[0]?.specification).toMatchObject({ info: { title: 'Ferry API' } });
    });

    stage.test('a version is found only under its own specification (TN2)', async () => {
      const ferrySpec = await stage.publish(specSlug, ferry);
      await stage.publish('tides', fixture('tides-32.yaml'));
      const error = await errorOf(
        versions().get({ organizationId, specSlug: 'tides', versionId: ferrySpec.lastVersion ?? '' }),
      );
      expect(error.status).toBe(404);
    });

    stage.test('content is one file, which is the entry', async () => {
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

    stage.test('the latest content is the content of the latest version', async () => {
      const { lastVersion = '' } = await stage.publish(specSlug, ferry);
      const latest = await stage.request('GET', `${path}/versions/latest/content`);
      const byId = await stage.request('GET', `${path}/versions/${lastVersion}/content`);
      expect(latest.text).toBe(byId.text);
      expect(latest.headers.get('etag')).toBe(byId.headers.get('etag'));
    });

    stage.test('content of a public specification names an address without a token', async () => {
      const { specs } = stage.client();
      await stage.publish(specSlug, ferry);
      const spec = await specs.setVisibility({ organizationId, specSlug, visibility: 'public' });
      const content = await specs.versions.getLatestContent({ organizationId, specSlug });
      expect(content.urls.public).toBe(spec.urls.published);
    });

    stage.test('the raw content is the text as it was submitted', async () => {
      const text = `\uFEFF# a comment, tabs\tand odd   spaces\r\n${ferry}\n\n`;
      await stage.publish(specSlug, text);
      expect(await versions().getLatestRaw({ organizationId, specSlug })).toEqual({ text, format: 'yaml' });
    });

    stage.test('the raw content of a URL is the text that was fetched', async () => {
      const text = fixture('lighthouse-30.json');
      const url = await stage.target.publish('lights.json', text);
      await stage.client().specs.upsert({ organizationId, specSlug, source: { url } });
      await stage.target.settle();
      expect(await versions().getLatestRaw({ organizationId, specSlug })).toEqual({ text, format: 'json' });
    });

    stage.test('the url of a version serves its document, as long as the version exists', async () => {
      await stage.publish(specSlug, ferry);
      const version = await versions().getLatest({ organizationId, specSlug });
      await stage.publish(specSlug, fixture('tides-32.yaml'));
      const { status, text } = await stage.request('GET', new URL(version.url).pathname);
      expect(status).toBe(200);
      expect(JSON.parse(text)).toMatchObject({ openapi: '3.1.0', info: { title: 'Ferry API' } });
    });

    stage.test('the document as YAML says the same as the document as JSON', async () => {
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
      stage.test(`${resource} answers 304 to whoever has it already (HT23)`, async () => {
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

    stage.test('the tag of the content changes with the visibility, because its addresses do', async () => {
      await stage.publish(specSlug, ferry);
      const tag = async () =>
        (await stage.request('GET', `${path}/versions/latest/content`)).headers.get('etag');
      const before = await tag();
      await stage.client().specs.setVisibility({ organizationId, specSlug, visibility: 'public' });
      expect(await tag()).not.toBe(before);
    });

    stage.test('content names the tag under which a reader may keep it', async () => {
      await stage.publish(specSlug, ferry);
      const { headers } = await stage.request('GET', `${path}/versions/latest/content`);
      expect(headers.get('x-gitbook-cache-tag')).toBe('organization:acme:openapi:ferry');
    });

    stage.test('content that is read during a deletion is complete or not found (CD7)', async () => {
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

    stage.test('what stands below `latest` or a version and is not documented is not found', async () => {
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
