import { describe, expect } from 'vitest';
import { fixture } from '../../fixtures/fixture.js';
import { createSpecClient } from '../../support/spec-client.js';
import type { SuiteContext } from '../../support/suite-context.js';

const organizationId = 'acme';
const specSlug = 'ferry';
const ferry = fixture('ferry.yaml');

export function outcomesSuite(context: SuiteContext): void {
  describe('processing', () => {
    const { publishFrom, latestContent } = createSpecClient(context, specSlug);

    context.test('reports a syntax error with its line', async () => {
      const spec = await context.publish(specSlug, fixture('broken.yaml'));
      expect(spec).toMatchObject({ processingState: 'complete', lastProcessErrorCode: 'PARSE_ERROR' });
      expect(spec).not.toHaveProperty('lastVersion');
      expect(spec.lastProcessedErrorCount).toBeGreaterThan(0);
      expect(spec.lastProcessedErrors?.[0]).toMatchObject({ severity: 'error', line: 4 });
    });

    context.test('reports an unclosed quote in YAML at the line of the error and of the quote', async () => {
      const description = "description: 'OK\n          content: {}\n          x-note: 'text'#rest";
      const responses = `'200':\n          ${description}`;
      const text = `openapi: 3.1.0\ninfo: {title: t, version: '1'}\npaths:\n  /a:\n    get:\n      responses:\n        ${responses}\n`;
      const spec = await context.publish(specSlug, text);
      expect(spec).not.toHaveProperty('lastVersion');
      expect(spec.lastProcessedErrors).toMatchObject([{ code: 'yaml-syntax', severity: 'error', line: 9 }]);
      expect(spec.lastProcessedErrors?.[0]?.message).toContain('that begins on line 8');
    });

    context.test('names the format of a source that is not OpenAPI (PA21)', async () => {
      const spec = await context.publish(
        specSlug,
        JSON.stringify({ asyncapi: '3.0.0', info: { title: 'Events' } }),
      );
      expect(spec.lastProcessErrorCode).toBe('PARSE_ERROR');
      expect(spec.lastProcessedErrors?.[0]?.message).toContain('AsyncAPI');
    });

    context.test('keeps the previous version when the new source does not parse', async () => {
      const good = await context.publish(specSlug, ferry);
      const bad = await context.publish(specSlug, fixture('broken.yaml'));
      expect(bad.lastProcessErrorCode).toBe('PARSE_ERROR');
      expect(bad.lastVersion).toBe(good.lastVersion);
      expect(await latestContent()).toMatchObject({ info: { title: 'Ferry API' } });
    });

    context.test('clears the error after the next successful run', async () => {
      await context.publish(specSlug, fixture('broken.yaml'));
      const spec = await context.publish(specSlug, ferry);
      expect(spec).not.toHaveProperty('lastProcessErrorCode');
      expect(spec.lastProcessedErrorCount).toBe(0);
    });

    context.test('keeps failingSince until a success, also when the source is replaced', async () => {
      expect(await context.publish(specSlug, ferry)).not.toHaveProperty('failingSince');
      await context.target.advanceClock(5000);
      const first = await context.publish(specSlug, fixture('broken.yaml'));
      expect(first.failingSince).toBe(first.lastProcessedAt);
      await context.target.advanceClock(5000);
      const second = await context.publish(specSlug, `${fixture('broken.yaml')}# changed\n`);
      expect(second.lastProcessedAt).not.toBe(first.lastProcessedAt);
      expect(second.failingSince).toBe(first.failingSince);
      const source = { text: ferry };
      const waiting = await context.client().specs.upsert({ organizationId, specSlug, source });
      expect(waiting.failingSince).toBe(first.failingSince);
      await context.target.drainQueue();
      const fixed = await context.client().specs.get({ organizationId, specSlug });
      expect(fixed).not.toHaveProperty('failingSince');
      await context.target.advanceClock(5000);
      const again = await context.publish(specSlug, fixture('broken.yaml'));
      expect(again.failingSince).toBe(again.lastProcessedAt);
    });

    context.test('updates lastProcessedAt without a new version when the source is unchanged', async () => {
      const first = await context.publish(specSlug, ferry);
      await context.target.advanceClock(5000);
      const second = await context.publish(specSlug, ferry);
      expect(second.lastVersion).toBe(first.lastVersion);
      expect(second.lastProcessedAt).not.toBe(first.lastProcessedAt);
      const { count } = await context.client().specs.versions.list({ organizationId, specSlug });
      expect(count).toBe(1);
    });

    context.test('creates no version for other line ends or a byte order mark', async () => {
      const lines = ferry.replaceAll('\r\n', '\n');
      const windows = lines.replaceAll('\n', '\r\n');
      const { lastVersion } = await context.publish(specSlug, lines);
      for (const text of [windows, `\ufeff${lines}`, `\ufeff${windows}`, lines]) {
        await context.target.advanceClock(5000);
        expect(await context.publish(specSlug, text)).toMatchObject({ lastVersion });
      }
      expect((await context.publish(specSlug, `${windows}\r\n# changed\r\n`)).lastVersion).not.toBe(
        lastVersion,
      );
    });

    context.test('publishes the source that was accepted last (CD1)', async () => {
      const { specs } = context.client();
      for (const title of ['one', 'two', 'three']) {
        const text = JSON.stringify({ openapi: '3.1.0', info: { title, version: '1' }, paths: {} });
        await specs.upsert({ organizationId, specSlug, source: { text } });
      }
      await context.target.drainQueue();
      expect(await latestContent()).toMatchObject({ info: { title: 'three' } });
    });

    context.test('publishes one of two concurrent sources as a whole (CD1)', async () => {
      const { specs } = context.client();
      const texts = ['one', 'two'].map((title) =>
        JSON.stringify({ openapi: '3.1.0', info: { title, version: title }, paths: {} }),
      );
      await Promise.all(texts.map((text) => specs.upsert({ organizationId, specSlug, source: { text } })));
      await context.target.drainQueue();
      const spec = await specs.get({ organizationId, specSlug });
      expect(spec.processingState).toBe('complete');
      const { info } = await latestContent();
      expect([
        { title: 'one', version: 'one' },
        { title: 'two', version: 'two' },
      ]).toContainEqual(info);
      const raw = await specs.versions.getLatestRaw({ organizationId, specSlug });
      expect(JSON.parse(raw.text)).toMatchObject({ info });
      const { count } = await specs.versions.list({ organizationId, specSlug });
      expect([1, 2]).toContain(count);
    });

    context.test('fetches a URL again when the source is replaced with the same URL', async () => {
      const url = await context.target.hostFile('ferry.yaml', ferry);
      const first = await publishFrom({ url });
      expect(first.processingState).toBe('complete');
      await context.target.hostFile('ferry.yaml', `${ferry}# changed\n`);
      const second = await publishFrom({ url });
      expect(second.lastVersion).not.toBe(first.lastVersion);
    });

    context.test(
      'reports FETCH_ERROR and keeps the previous version when a URL cannot be fetched',
      async () => {
        const url = await context.target.hostFile('ferry.yaml', ferry);
        const first = await publishFrom({ url });
        const second = await publishFrom({ url: `${url}-missing` });
        expect(second).toMatchObject({ processingState: 'complete', lastProcessErrorCode: 'FETCH_ERROR' });
        expect(second.lastVersion).toBe(first.lastVersion);
        expect(second.lastProcessedErrors?.[0]?.message).toBeTruthy();
      },
    );
  });
}
