import { describe, expect } from 'vitest';
import { fixture } from '../../fixtures/fixture.js';
import { splitFiles } from '../../fixtures/split-files.js';
import { errorOf } from '../../support/error-of.js';
import { createSpecClient } from '../../support/spec-client.js';
import type { SuiteContext } from '../../support/suite-context.js';

const organizationId = 'acme';
const specSlug = 'api';
const ferry = fixture('ferry.yaml');
const hour = 60 * 60 * 1000;
// The longest refresh interval: six hours with 10% jitter.
const refreshInterval = 6 * hour * 1.1;

export function refreshSuite(context: SuiteContext): void {
  describe('sources from a URL', () => {
    const { publishFrom, read, countVersions } = createSpecClient(context, specSlug);

    context.test('fetches a source again after the refresh interval', async () => {
      const url = await context.target.hostFile('ferry.yaml', ferry);
      const first = await publishFrom({ url });
      await context.target.hostFile('ferry.yaml', `${ferry}# changed\n`);
      await context.target.advanceClock(5 * hour);
      expect((await read()).lastVersion).toBe(first.lastVersion);
      await context.target.advanceClock(refreshInterval - 5 * hour);
      const second = await read();
      expect(second.lastVersion).not.toBe(first.lastVersion);
      expect(await countVersions()).toBe(2);
    });

    context.test(
      'updates lastProcessedAt without a new version when the fetched source is unchanged (UF28)',
      async () => {
        const url = await context.target.hostFile('ferry.yaml', ferry);
        const first = await publishFrom({ url });
        await context.target.advanceClock(refreshInterval);
        const second = await read();
        expect(second.lastVersion).toBe(first.lastVersion);
        expect(second.lastProcessedAt).not.toBe(first.lastProcessedAt);
        expect(second.updatedAt).toBe(first.updatedAt);
      },
    );

    context.test('updates updatedAt and the order of changes when a refresh creates a version', async () => {
      const url = await context.target.hostFile('ferry.yaml', ferry);
      const first = await publishFrom({ url });
      await context.target.advanceClock(60_000);
      await context.publish('later', ferry);
      const order = async () => {
        const { items } = await context.client().specs.list({ organizationId, sort: '-updatedAt' });
        return items.map(({ slug }) => slug);
      };
      expect(await order()).toEqual(['later', specSlug]);
      await context.target.hostFile('ferry.yaml', `${ferry}# changed\n`);
      await context.target.advanceClock(refreshInterval);
      const second = await read();
      expect(second.lastVersion).not.toBe(first.lastVersion);
      expect(second.updatedAt > first.updatedAt).toBe(true);
      expect(second.updatedAt).toBe(second.lastProcessedAt);
      expect(await order()).toEqual([specSlug, 'later']);
    });

    context.test('creates a version when a referenced file at another URL changes', async () => {
      for (const [name, text] of Object.entries(splitFiles))
        await context.target.hostFile(`split/${name}`, text);
      const url = await context.target.hostFile('split/openapi.yaml', splitFiles['openapi.yaml']);
      const first = await publishFrom({ url });
      await context.target.advanceClock(refreshInterval);
      expect((await read()).lastVersion).toBe(first.lastVersion);
      await context.target.hostFile('split/schemas/buoy.json', '{ "type": "string" }');
      await context.target.advanceClock(refreshInterval);
      expect((await read()).lastVersion).not.toBe(first.lastVersion);
    });

    context.test('creates a version when a missing file becomes available', async () => {
      await context.target.hostFile('split/paths/buoys.yaml', splitFiles['paths/buoys.yaml']);
      const url = await context.target.hostFile('split/openapi.yaml', splitFiles['openapi.yaml']);
      const first = await publishFrom({ url });
      expect(first.lastProcessedErrorCount).toBe(1);
      await context.target.hostFile('split/schemas/buoy.json', splitFiles['schemas/buoy.json']);
      await context.target.advanceClock(refreshInterval);
      const second = await read();
      expect(second.lastVersion).not.toBe(first.lastVersion);
      expect(second.lastProcessedErrorCount).toBe(0);
    });

    context.test('keeps the reported problems when the fetched source is unchanged', async () => {
      const url = await context.target.hostFile(
        'ferry.yaml',
        ferry.replace('parameters/Day', 'parameters/Night'),
      );
      const first = await publishFrom({ url });
      await context.target.advanceClock(refreshInterval);
      const second = await read();
      expect(second.lastProcessedErrors).toEqual(first.lastProcessedErrors);
      expect(second.lastProcessedErrorCount).toBe(1);
    });

    context.test(
      'keeps the version when a fetched source breaks, and recovers automatically (UF38)',
      async () => {
        const url = await context.target.hostFile('ferry.yaml', ferry);
        const first = await publishFrom({ url });
        await context.target.hostFile('ferry.yaml', fixture('broken.yaml'));
        await context.target.advanceClock(refreshInterval);
        const broken = await read();
        expect(broken.failingSince).toBe(broken.lastProcessedAt);
        expect(broken).toMatchObject({
          lastProcessErrorCode: 'PARSE_ERROR',
          lastVersion: first.lastVersion,
          processingState: 'complete',
        });
        await context.target.hostFile('ferry.yaml', ferry);
        await context.target.advanceClock(2 * refreshInterval);
        const mended = await read();
        expect(mended).not.toHaveProperty('lastProcessErrorCode');
        expect(mended).not.toHaveProperty('failingSince');
        expect(mended.lastVersion).toBe(first.lastVersion);
        expect(mended.lastProcessedErrorCount).toBe(0);
      },
    );

    context.test('reports the time of the first failure of a URL that keeps failing', async () => {
      const url = await context.target.hostFile('ferry.yaml', ferry);
      await publishFrom({ url });
      const first = await publishFrom({ url: `${url}-missing` });
      expect(first.failingSince).toBe(first.lastProcessedAt);
      await context.target.advanceClock(2 * refreshInterval);
      const second = await read();
      expect(second).toMatchObject({ lastProcessErrorCode: 'FETCH_ERROR', failingSince: first.failingSince });
      expect(second.lastProcessedAt).not.toBe(first.lastProcessedAt);
      expect(second.lastVersion).toBe(first.lastVersion);
    });

    context.test('fetches a broken source less and less often, at least daily (UF38)', async () => {
      const url = await context.target.hostFile('broken.yaml', fixture('broken.yaml'));
      await publishFrom({ url });
      for (let day = 0; day < 5; day++) {
        await context.target.advanceClock(24 * hour * 1.1);
        await context.target.drainQueue();
      }
      const before = (await read()).lastProcessedAt;
      await context.target.advanceClock(refreshInterval);
      expect((await read()).lastProcessedAt).toBe(before);
      await context.target.advanceClock(24 * hour * 1.1 - refreshInterval);
      expect((await read()).lastProcessedAt).not.toBe(before);
    });

    context.test('reports PARSE_ERROR with HTML for a login page (UF23)', async () => {
      const page = '<!doctype html>\n<title>Sign in</title>\n<form action="/login"></form>\n';
      const spec = await publishFrom({ url: await context.target.hostFile('login.yaml', page) });
      expect(spec).toMatchObject({ processingState: 'complete', lastProcessErrorCode: 'PARSE_ERROR' });
      expect(spec).not.toHaveProperty('lastVersion');
      expect(spec.lastProcessedErrors).toMatchObject([{ code: 'not-openapi', severity: 'error', line: 1 }]);
      expect(spec.lastProcessedErrors?.[0]?.message).toContain('an HTML page');
    });

    context.test('stops fetching a URL that was replaced with text', async () => {
      const url = await context.target.hostFile('ferry.yaml', ferry);
      await publishFrom({ url });
      const text = await publishFrom({ text: ferry });
      await context.target.advanceClock(48 * hour);
      expect((await read()).lastProcessedAt).toBe(text.lastProcessedAt);
    });

    context.test(
      'creates a version from a new URL, and keeps it when the next URL is not found',
      async () => {
        const url = await context.target.hostFile('ferry.yaml', ferry);
        const first = await publishFrom({ url });
        const other = await context.target.hostFile('other.yaml', `${ferry}# other\n`);
        const second = await publishFrom({ url: other });
        expect(second.lastVersion).not.toBe(first.lastVersion);
        expect(await publishFrom({ url: `${url}-missing` })).toMatchObject({
          lastProcessErrorCode: 'FETCH_ERROR',
          lastVersion: second.lastVersion,
        });
      },
    );

    context.test('rejects a URL with an unsupported scheme', async () => {
      const error = await errorOf(
        context.client().specs.upsert({ organizationId, specSlug, source: { url: 'ftp://example.com/a' } }),
      );
      expect(error.status).toBe(400);
    });
  });
}
