import { describe, expect } from 'vitest';
import { errorOf } from '../../support/error-of.js';
import { createLabelClient } from '../../support/label-client.js';
import { documentOf, documentPages, sourceOf } from '../../support/pages.js';
import type { SuiteContext } from '../../support/suite-context.js';
import { timetableClient } from '../../support/timetable-integration.js';

/** The resources of a version: their paths below it, and whether they have an entity tag. */
const resources = [
  ['', false],
  ['/content', true],
  ['/document.json', true],
  ['/document.yaml', true],
  ['/source', true],
  ['/source/openapi.yaml', true],
  ['/source.zip', true],
  ['/publications', false],
  ['/usage', false],
] as const;

export function labelReferencesSuite(context: SuiteContext): void {
  describe('references to labels', () => {
    const { spec, path, publish, publishAll, set } = createLabelClient(context);

    for (const [tail, hasTag] of resources) {
      context.test(`return the same as the ID of the version: ${tail || 'the version'}`, async () => {
        const [first, second] = await publishAll('one', 'two');
        await set('prod', first);
        // So that the usage of the versions differs.
        await context.client().specs.versions.get({ ...spec, versionId: first });
        const read = (version: string, headers: Record<string, string> = {}) =>
          context.request('GET', `${path}/versions/${version}${tail}`, { headers });
        const byId = await read(first);
        expect([byId.status, byId.headers.get('content-location')]).toEqual([200, null]);
        const location = `${context.target.baseUrl}${path}/versions/${first}${tail}`;
        for (const reference of ['label:prod', 'label:PROD', 'label%3Aprod']) {
          const byLabel = await read(reference);
          expect([byLabel.status, byLabel.text], reference).toEqual([200, byId.text]);
          expect(byLabel.headers.get('content-location')).toBe(location);
          expect(byLabel.headers.get('etag')).toBe(byId.headers.get('etag'));
          // A cache must not use what it has stored for a label without asking again, since the label may have moved.
          expect(byLabel.headers.get('cache-control')).toBe(
            hasTag ? 'private, no-cache' : 'private, no-store',
          );
        }
        const tag = { 'if-none-match': byId.headers.get('etag') ?? '' };
        if (hasTag) {
          const unchanged = await read('label:prod', tag);
          expect([unchanged.status, unchanged.text]).toEqual([304, '']);
          expect(unchanged.headers.get('content-location')).toBe(location);
        }
        await set('prod', second);
        const moved = await read('label:prod', hasTag ? tag : {});
        expect([moved.status, moved.text]).toEqual([200, (await read(second)).text]);
        for (const reference of ['label:none', 'label:', 'label:latest', 'label:%00', 'Label:prod', 'prod'])
          expect((await read(reference)).status, reference).toBe(404);
      });
    }

    context.test('select the version to change', async () => {
      const [first, second] = await publishAll('one', 'two');
      await set('prod', first);
      const patch = (version: string, deprecation: object | null) =>
        context.request('PATCH', `${path}/versions/${version}`, { body: { deprecation } });
      const changed = await patch('label:PROD', { note: 'Use two.' });
      expect([changed.status, JSON.parse(changed.text).id]).toEqual([200, first]);
      const { versions } = context.client().specs;
      expect(await versions.get({ ...spec, versionId: first })).toEqual(JSON.parse(changed.text));
      expect(await versions.get({ ...spec, versionId: second })).not.toHaveProperty('deprecation');
      expect((await patch('label:none', null)).status).toBe(404);
      expect(await versions.update({ ...spec, versionId: 'label:prod', deprecation: null })).toMatchObject({
        id: first,
      });
    });

    context.test('select a version in the list, also together with `documentVersion`', async () => {
      const [first, second] = await publishAll('one', 'two');
      await set('prod', first);
      await set('beta', second);
      const list = async (filter: { label?: string; documentVersion?: string }) => {
        const { items, count } = await context.client().specs.versions.list({ ...spec, ...filter });
        expect(count).toBe(items.length);
        return items.map(({ id }) => id);
      };
      expect(await list({ label: 'PROD' })).toEqual([first]);
      expect(await list({ label: 'prod', documentVersion: '2.1.0' })).toEqual([first]);
      expect(await list({ label: 'prod', documentVersion: '9' })).toEqual([]);
      expect(await list({ label: 'none' })).toEqual([]);
      expect(await list({ label: '\u0000' })).toEqual([]);
      expect((await context.request('GET', `${path}/versions?label=`)).status).toBe(400);
      expect((await context.request('GET', `${path}/versions?label=${'x'.repeat(64)}`)).status).toBe(400);
    });

    context.test('are in the versions that labels point to', async () => {
      const [first] = await publishAll('one', 'two');
      for (const label of ['prod', 'beta']) await set(label, first);
      const { items } = await context.client().specs.versions.list(spec);
      expect(items.map(({ labels }) => labels)).toEqual([[], ['beta', 'prod']]);
      const version = await context.client().specs.versions.get({ ...spec, versionId: 'label:beta' });
      expect([version.id, version.labels]).toEqual([first, ['beta', 'prod']]);
      expect((await context.client().specs.versions.getLatest(spec)).labels).toEqual([]);
    });

    context.test('serve a public document without a token, as JSON and YAML', async () => {
      const [first] = await publishAll('one', 'two');
      const label = await set('prod', first);
      expect(label.urls).not.toHaveProperty('published');
      const read = async (name: string) => {
        const { status, text } = await context.request('GET', `/published/acme/${name}`, { token: null });
        return status === 200 ? /title"?: ?"?(one|two)/.exec(text)?.[1] : status;
      };
      expect(await read('ferry@prod.json')).toBe(404);
      await context.client().specs.setVisibility({ ...spec, visibility: 'public' });
      const { urls } = await context.client().specs.labels.get({ ...spec, label: 'prod' });
      expect(new URL(urls.published ?? '').pathname).toBe('/published/acme/ferry@prod.json');
      const names = ['ferry.json', 'ferry@prod.json', 'FERRY%40PROD.yaml', 'ferry@none.json', 'ferry@.json'];
      expect(await Promise.all(names.map(read))).toEqual(['two', 'one', 'one', 404, 404]);
      const document = await context.client().specs.getPublished({ ...spec, specSlug: 'ferry@prod' });
      expect(document).toMatchObject({ info: { title: 'one' } });
      const { headers } = await context.request('GET', '/published/acme/ferry@prod.json', { token: null });
      expect(headers.get('cache-control')).toBe('public, no-cache');
      await set('prod', 'latest');
      expect(await read('ferry@prod.json')).toBe('two');
    });

    context.test('select the version of computed content, which returns the label', async () => {
      const [first, second] = await publishAll('one', 'two');
      await set('prod', first);
      const { computedContent } = context.client();
      const revisionOf = (label?: string) => {
        const source = sourceOf('ferry', {});
        const ref = { kind: 'openapi', spec: 'ferry', ...(label === undefined ? {} : { label }) };
        const labeled = { ...source, dependencies: { spec: { ref } } };
        return computedContent.generateRevision({ spaceId: 'docs', source: labeled, seed: 'seed' });
      };
      const titlesIn = async (label?: string) => {
        const [page] = documentPages((await revisionOf(label)).pages);
        expect(page?.computed?.dependencies?.['spec']?.ref).toEqual({
          ...{ kind: 'openapi', spec: 'ferry' },
          ...(label === undefined ? {} : { label }),
        });
        const text = JSON.stringify(page && (await documentOf(context, page)));
        return /Book (one|two)/.exec(text)?.[1];
      };
      expect(await titlesIn('prod')).toBe('one');
      expect(await titlesIn()).toBe('two');
      await set('prod', second);
      expect(await titlesIn('prod')).toBe('two');
      expect((await errorOf(revisionOf('none'))).status).toBe(404);
    });

    context.test('have a download link without a token while the specification is public', async () => {
      const [first, second] = await publishAll('one', 'two');
      await set('prod', first);
      const linkOf = async (value?: { lastVersion: string }) => {
        const source = sourceOf('ferry', { downloadLink: true });
        const ref = { kind: 'openapi', spec: 'ferry', label: 'PROD' };
        const dependencies = { spec: { ref, ...(value && { value: { object: 'openapi-spec', ...value } }) } };
        const { files } = await context.client().computedContent.generateRevision({
          spaceId: 'docs',
          source: { ...source, dependencies },
          seed: 'seed',
        });
        const [{ downloadURL = '', size = 0 } = {}] = files;
        const { pathname } = new URL(downloadURL);
        const { status, text } = await context.request('GET', pathname, { token: null });
        return { pathname, status, title: /title":"(one|two)/.exec(text)?.[1], size, text };
      };
      expect((await linkOf()).status).toBe(401);
      await context.client().specs.setVisibility({ ...spec, visibility: 'public' });
      const { text, size, ...link } = await linkOf();
      expect(link).toEqual({ pathname: '/published/acme/ferry@prod.json', status: 200, title: 'one' });
      expect(new TextEncoder().encode(text).length).toBe(size);
      // The label may have moved since the caller has resolved it.
      expect((await linkOf({ lastVersion: first })).status).toBe(401);
      expect((await linkOf({ lastVersion: second })).pathname).toBe('/published/acme/ferry.json');
      await set('prod', second);
      expect(await linkOf()).toMatchObject({ pathname: link.pathname, title: 'two' });
    });

    context.test('select the version that integrations receive', async () => {
      const { revision } = timetableClient(context);
      const first = await publish('one');
      await set('prod', first);
      await publish('two');
      let received: unknown;
      await context.target.registerIntegration('timetables', ({ dependencies }) => {
        received = dependencies;
        return { pages: [] };
      });
      const ref = { kind: 'openapi', spec: 'ferry', label: 'prod' };
      await revision({ dependencies: { spec: { ref } } });
      expect(received).toMatchObject({ spec: { ref, value: { lastVersion: first } } });
    });
  });
}
