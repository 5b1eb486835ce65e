import { describe, expect } from 'vitest';
import { fixture } from '../../fixtures/fixture.js';
import { errorOf } from '../../support/error-of.js';
import { requestProblems } from '../../support/request-problems.js';
import type { SuiteContext } from '../../support/suite-context.js';

const ferry = fixture('ferry.yaml');
const spec = { organizationId: 'acme', specSlug: 'ferry' };
const path = '/v1/orgs/acme/openapi/ferry';
const published = ['/published/acme/ferry.json', '/published/acme/ferry.yaml'];

const change = { at: '2026-03-01T01:00:00+01:00', sunset: '2026-09-01T00:00:00Z', note: ' Use v3. ' };
const deprecation = { at: '2026-03-01T00:00:00.000Z', sunset: '2026-09-01T00:00:00.000Z', note: 'Use v3.' };
const headers = ['@1772323200', 'Tue, 01 Sep 2026 00:00:00 GMT'];
const none = [null, null];

/** Returns the paths of all responses that serve a version which is the latest. */
function pathsOf(versionId: string | undefined): string[] {
  const version = `${path}/versions/${versionId}`;
  const ofVersion = ['', '/content', '/document.json', '/document.yaml', '/source', '/source.zip'];
  return [
    ...ofVersion.map((part) => version + part),
    `${version}/source/openapi.yaml`,
    ...['latest', 'latest/content', 'latest/content/raw'].map((part) => `${path}/versions/${part}`),
    ...published,
  ];
}

export function deprecationSuite(context: SuiteContext): void {
  describe('deprecation', () => {
    const specs = () => context.client().specs;
    const publish = async () => {
      const { lastVersion = '' } = await context.publish('ferry', ferry);
      await specs().setVisibility({ ...spec, visibility: 'public' });
      return { ...spec, versionId: lastVersion };
    };
    const get = async (address: string, sent: Record<string, string> = {}) => {
      const response = await context.request('GET', address, { headers: sent });
      return { ...response, shown: [response.headers.get('deprecation'), response.headers.get('sunset')] };
    };

    context.test(
      'of a version is shown, in headers of all responses that serve it, and removed',
      async () => {
        const version = await publish();
        for (const each of pathsOf(version.versionId)) expect((await get(each)).shown, each).toEqual(none);
        const updated = await specs().versions.update({ ...version, deprecation: change });
        expect(updated).toMatchObject({ id: version.versionId, deprecation });
        expect(await specs().versions.get(version)).toEqual(updated);
        expect((await specs().versions.list(spec)).items).toEqual([updated]);
        expect(await specs().get(spec)).not.toHaveProperty('deprecation');
        for (const each of pathsOf(version.versionId)) {
          const first = await get(each);
          expect([each, first.status, ...first.shown]).toEqual([each, 200, ...headers]);
          const etag = first.headers.get('etag');
          if (etag === null) continue;
          const second = await get(each, { 'if-none-match': etag });
          expect([each, second.status, ...second.shown]).toEqual([each, 304, ...headers]);
        }
        expect(await specs().versions.update({ ...version, deprecation: null })).not.toHaveProperty(
          'deprecation',
        );
        for (const each of pathsOf(version.versionId)) expect((await get(each)).shown, each).toEqual(none);
      },
    );

    context.test('of a specification applies to its versions, unless they have their own', async () => {
      const version = await publish();
      const updated = await specs().update({ ...spec, deprecation: change });
      expect(updated).toMatchObject({ deprecation });
      expect(await specs().get(spec)).toEqual(updated);
      expect((await specs().list({ organizationId: 'acme' })).items).toEqual([updated]);
      expect(await specs().versions.get(version)).not.toHaveProperty('deprecation');
      for (const each of pathsOf(version.versionId)) expect((await get(each)).shown, each).toEqual(headers);
      await specs().versions.update({ ...version, deprecation: { at: '2026-01-01T00:00:00Z' } });
      for (const each of pathsOf(version.versionId)) {
        expect((await get(each)).shown, each).toEqual(['@1767225600', null]);
      }
      const next = await context.publish('ferry', `${ferry}# next`);
      for (const each of published) expect((await get(each)).shown, each).toEqual(headers);
      expect(next.deprecation).toEqual(deprecation);
      expect(await specs().update({ ...spec, deprecation: null })).not.toHaveProperty('deprecation');
      for (const each of published) expect((await get(each)).shown, each).toEqual(none);
    });

    context.test('is independent of the lifecycle, and other settings remain', async () => {
      await publish();
      const both = await specs().update({ ...spec, lifecycle: 'production', deprecation: change });
      expect(both).toMatchObject({ lifecycle: 'production', deprecation });
      const retired = await specs().update({ ...spec, lifecycle: 'deprecated', owner: 'Tide' });
      expect(retired).toMatchObject({ lifecycle: 'deprecated', owner: 'Tide', deprecation });
    });

    context.test('has the time of the request by default, and replaces the previous one', async () => {
      const version = await publish();
      await specs().versions.update({ ...version, deprecation: change });
      const now = '2026-03-01T08:00:00.000Z';
      const bare = await specs().versions.update({ ...version, deprecation: {} });
      expect(bare.deprecation).toEqual({ at: now });
    });

    context.test('has headers that pages of every origin may read', async () => {
      await publish();
      for (const each of published) {
        const exposed = (await get(each)).headers.get('access-control-expose-headers');
        expect(exposed).toBe('ETag, Deprecation, Sunset');
      }
    });

    context.test('notifies a hook, and is in the audit log', async () => {
      const version = await publish();
      const { tags } = await context.target.registerHook('acme');
      await specs().versions.update({ ...version, deprecation: change });
      await context.target.drainQueue();
      await specs().update({ ...spec, deprecation: change });
      await context.target.drainQueue();
      const tag = 'organization:acme:openapi:ferry';
      expect(tags).toEqual([[tag], [tag]]);
      const { items } = await context.client('auditor').audit.list({ organizationId: 'acme', limit: 2 });
      expect(items.map(({ action }) => action).sort()).toEqual(['spec.update', 'version.update']);
      const { details } = items.find(({ action }) => action === 'version.update') ?? {};
      expect(details).toMatchObject({
        specSlug: 'ferry',
        versionId: version.versionId,
        changed: ['deprecation'],
      });
    });

    context.test('of a version that does not exist cannot be changed', async () => {
      const version = await publish();
      for (const place of [{ versionId: 'unknown' }, { specSlug: 'unknown' }]) {
        const error = await errorOf(specs().versions.update({ ...version, ...place, deprecation: null }));
        expect(error.status).toBe(404);
      }
    });

    const problemsOf = requestProblems(context);
    for (const [title, body, at, words] of [
      ['a time without a zone', { at: '2026-03-01T00:00:00' }, '/at', ''],
      ['a date that does not exist', { at: '2026-02-30T00:00:00Z' }, '/at', 'existing date'],
      ['a sunset that does not exist', { sunset: '2026-02-30T00:00:00Z' }, '/sunset', 'existing date'],
      [
        'a sunset before the deprecation',
        { at: '2026-03-01T00:00:00Z', sunset: '2026-02-28T00:00:00Z' },
        '/sunset',
        'must not be before the time of the deprecation, 2026-03-01T00:00:00.000Z',
      ],
      ['a sunset before now', { sunset: '2026-03-01T07:59:59Z' }, '/sunset', '2026-03-01T08:00:00.000Z'],
      ['a note of 501 characters', { note: 'x'.repeat(501) }, '/note', '500'],
      ['a blank note', { note: ' ' }, '/note', 'must not be empty'],
      ['a note with a line break', { note: 'a\nb' }, '/note', 'line breaks'],
      ['text instead of a deprecation', 'yes', '', ''],
    ] as const) {
      context.test(`rejects ${title}`, async () => {
        const { versionId } = await publish();
        for (const address of [path, `${path}/versions/${versionId}`]) {
          const { status, message, paths } = await problemsOf('PATCH', address, { deprecation: body });
          expect([address, status]).toEqual([address, 400]);
          expect(paths).toContain(`/body/deprecation${at}`);
          expect(message).toContain(words);
        }
      });
    }

    context.test('rejects a change of a version without a deprecation', async () => {
      const { versionId } = await publish();
      const { status, message } = await problemsOf('PATCH', `${path}/versions/${versionId}`, {});
      expect(status).toBe(400);
      expect(message).toContain('deprecation');
    });
  });
}
