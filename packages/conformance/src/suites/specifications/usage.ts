import { describe, expect } from 'vitest';
import { fixture } from '../../fixtures/fixture.js';
import { errorOf } from '../../support/error-of.js';
import type { SuiteContext } from '../../support/suite-context.js';

const ferry = fixture('ferry.yaml');
const spec = { organizationId: 'acme', specSlug: 'ferry' };
const path = '/v1/orgs/acme/openapi/ferry';
const day = 86_400_000;

export function usageSuite(context: SuiteContext): void {
  describe('usage of a version', () => {
    const publish = async () => {
      const { lastVersion = '' } = await context.publish('ferry', ferry);
      return { ...spec, versionId: lastVersion };
    };
    const usageOf = (version: { versionId: string }) =>
      context.client('pusher').specs.versions.usage({ ...spec, ...version });
    const summaryOf = async (version: { versionId: string }) =>
      (await usageOf(version)).reads.map(({ date, name, requests }) => `${date} ${name} ${requests}`);

    context.test('is empty for a version without reads', async () => {
      const version = await publish();
      expect(await usageOf(version)).toEqual({ since: '2026-01-31', tokenCount: 0, reads: [] });
      // Lists, the specification, changes, and the usage itself are no reads.
      const { specs } = context.client();
      await specs.get(spec);
      await specs.versions.list(spec);
      await specs.versions.update({ ...version, deprecation: null });
      expect((await usageOf(version)).reads).toEqual([]);
    });

    context.test('counts each request that serves the version once, also 304', async () => {
      const version = await publish();
      await context.client().specs.setVisibility({ ...spec, visibility: 'public' });
      const at = `${path}/versions/${version.versionId}`;
      const parts = ['', '/content', '/document.json', '/document.yaml', '/source', '/source.zip'];
      const addresses = [
        ...parts.map((part) => at + part),
        `${at}/source/openapi.yaml`,
        ...['latest', 'latest/content', 'latest/content/raw'].map((part) => `${path}/versions/${part}`),
      ];
      for (const address of addresses) {
        const { status, headers } = await context.request('GET', address, { token: 'reader' });
        expect([address, status]).toEqual([address, 200]);
        const etag = headers.get('etag');
        if (etag === null) continue;
        const again = await context.request('GET', address, {
          token: 'reader',
          headers: { 'if-none-match': etag },
        });
        expect([address, again.status]).toEqual([address, 304]);
      }
      for (const address of [
        '/published/acme/ferry.json',
        '/published/acme/ferry.yaml',
        '/published/acme/ferry.json',
      ])
        await context.request('GET', address, { token: null });
      const usage = await usageOf(version);
      expect(usage).toMatchObject({ lastReadAt: '2026-03-01', tokenCount: 1 });
      expect(usage.reads).toEqual([
        { date: '2026-03-01', tokenId: expect.any(String), name: 'Rob Reader', requests: 18 },
        { date: '2026-03-01', name: 'Anonymous', requests: 3 },
      ]);
    });

    context.test('does not count requests that fail', async () => {
      const version = await publish();
      const at = `${path}/versions/${version.versionId}`;
      for (const [address, token] of [
        [`${at}/source/unknown.yaml`, 'reader'],
        [`${at}/document.json`, 'renderer'],
        [`${at}/document.json`, 'stranger'],
        [`${at}/document.json`, null],
        ['/published/acme/ferry.json', null],
      ] as const) {
        expect((await context.request('GET', address, { token })).status).toBeGreaterThanOrEqual(400);
      }
      expect((await usageOf(version)).reads).toEqual([]);
    });

    context.test('is by day, newest first, with the names of tokens', async () => {
      const version = await publish();
      const { tokens } = context.client('reader');
      const { token, secret } = await tokens.create({
        organizationId: 'acme',
        name: 'Release pipeline',
        scopes: ['openapi:read'],
        expiresAt: '2026-03-20T00:00:00Z',
      });
      const read = (by: string) => context.request('GET', `${path}/versions/latest`, { token: by });
      await read('reader');
      await context.target.advanceClock(day);
      await read('reader');
      await read(secret);
      await read(secret);
      expect(await summaryOf(version)).toEqual([
        '2026-03-02 Release pipeline 2',
        '2026-03-02 Rob Reader 1',
        '2026-03-01 Rob Reader 1',
      ]);
      const usage = await usageOf(version);
      expect(usage).toMatchObject({ since: '2026-02-01', lastReadAt: '2026-03-02', tokenCount: 2 });
      expect(usage.reads[0]?.tokenId).toBe(token.id);
      expect(JSON.stringify(usage)).not.toMatch(/rob@|127\.0\.0\.1|"rob"/);
    });

    context.test('belongs to one version, and ends after 30 days', async () => {
      const first = await publish();
      await context.client('reader').specs.versions.get(first);
      const second = { versionId: (await context.publish('ferry', `${ferry}# next`)).lastVersion ?? '' };
      await context.client('reader').specs.versions.getLatest(spec);
      await context.client('reader').specs.versions.getLatest(spec);
      expect(await summaryOf(first)).toEqual(['2026-03-01 Rob Reader 1']);
      expect(await summaryOf(second)).toEqual(['2026-03-01 Rob Reader 2']);
      await context.target.advanceClock(29 * day);
      expect(await summaryOf(first)).toEqual(['2026-03-01 Rob Reader 1']);
      await context.target.advanceClock(day);
      expect(await usageOf(first)).toEqual({ since: '2026-03-02', tokenCount: 0, reads: [] });
    });

    context.test('of a label covers its versions, by the requests that name it', async () => {
      const label = { ...spec, label: 'prod' };
      const first = await publish();
      const { specs } = context.client();
      const { labels } = specs;
      await specs.setVisibility({ ...spec, visibility: 'public' });
      await labels.set({ ...label, version: 'latest' });
      const reader = context.client('reader').specs.versions;
      await reader.get({ ...spec, versionId: 'label:PROD' });
      await reader.get(first);
      const second = (await context.publish('ferry', `${ferry}# next`)).lastVersion ?? '';
      await labels.set({ ...label, version: second });
      await reader.getDocument({ ...spec, versionId: 'label:prod' });
      await context.request('GET', '/published/acme/ferry@prod.json', { token: null });
      await context.request('GET', '/published/acme/ferry.json', { token: null });
      const { reads, tokenCount } = await context.client('pusher').specs.labels.usage(label);
      expect(reads.map(({ name, requests }) => `${name} ${requests}`)).toEqual([
        'Rob Reader 2',
        'Anonymous 1',
      ]);
      expect(tokenCount).toBe(1);
      // By a label or not, the request has read the version.
      expect(await summaryOf(first)).toEqual(['2026-03-01 Rob Reader 2']);
      expect(await summaryOf({ versionId: 'label:prod' })).toEqual([
        '2026-03-01 Anonymous 2',
        '2026-03-01 Rob Reader 1',
      ]);
      expect((await errorOf(labels.usage({ ...label, label: 'unknown' }))).status).toBe(404);
    });

    context.test('of versions that do not exist is not found', async () => {
      const version = await publish();
      const { versions } = context.client().specs;
      expect((await errorOf(versions.usage({ ...version, versionId: 'unknown' }))).status).toBe(404);
      await context.client().specs.delete(spec);
      expect((await errorOf(versions.usage(version))).status).toBe(404);
    });
  });
}
