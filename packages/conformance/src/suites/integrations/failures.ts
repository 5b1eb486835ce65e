import { describe, expect } from 'vitest';
import { errorOf } from '../../support/error-of.js';
import { documentPages, sourceOf } from '../../support/pages.js';
import type { SuiteContext } from '../../support/suite-context.js';
import { revisionPath, timetableClient, timetableType } from '../../support/timetable-integration.js';

const nestedSelf = { type: 'computed', title: 'x', computed: { type: timetableType } };

export function integrationFailuresSuite(context: SuiteContext): void {
  describe('failing integrations', () => {
    const { revision, document, respondWith } = timetableClient(context);

    const failing = (message: string, members: object = {}) =>
      context.target.registerIntegration('timetables', () => {
        throw Object.assign(new Error(message), members);
      });

    context.test('returns 404 when the integration answers 404', async () => {
      await failing('Content source sailings not found', { code: 404 });
      for (const failure of [await errorOf(revision()), await errorOf(document())]) {
        expect(failure.status).toBe(404);
        expect(failure.message).toContain('Content source sailings not found');
      }
    });

    for (const code of [400, 401, 406, 500, 503]) {
      context.test(`returns 502 with the reason when the integration answers ${code}`, async () => {
        await failing('No ferries today', { code });
        const error = await errorOf(revision());
        expect(error.status).toBe(502);
        expect(error.message).toContain(
          `"timetables" failed: it responded with status ${code} (No ferries today)`,
        );
      });
    }

    context.test('removes the token of the event from the reason of an integration', async () => {
      await context.target.registerIntegration('timetables', (_event, { apiTokens }) => {
        throw Object.assign(new Error(`${apiTokens.installation}\n is wrong ${'x'.repeat(1000)}`), {
          code: 500,
        });
      });
      const { message } = await errorOf(revision());
      expect(message).toContain('… is wrong xxx');
      expect(message).not.toContain('shelf_event_');
      expect(message.length).toBeLessThan(400);
    });

    context.test('returns 502 when the response of an integration contains its token', async () => {
      await context.target.registerIntegration('timetables', (_event, { apiTokens }) => ({
        pages: [{ type: 'document', title: `Token ${apiTokens.integration}` }],
        document: { markdown: apiTokens.installation },
      }));
      for (const error of [await errorOf(revision()), await errorOf(document())]) {
        expect(error.status).toBe(502);
        expect(error.message).toContain('"timetables" responded with its token');
        expect(error.message).not.toContain('shelf_event_');
      }
    });

    context.test('returns 404 with the slug when a nested specification does not exist', async () => {
      await respondWith({ pages: [{ type: 'computed', title: 'x', computed: sourceOf('nothing', {}) }] });
      const error = await errorOf(revision());
      expect(error.status).toBe(404);
      expect(error.message).toMatch(/"timetables" responded with pages .* not exist: .*"nothing"/);
    });

    context.test('returns 502 when nested sources have too many pages', async () => {
      const paths = Array.from({ length: 2_100 }, (_, n) => [`/${n}`, { get: { responses: {} } }]);
      const info = { title: 'Many', version: '1' };
      await context.publish(
        'many',
        JSON.stringify({ openapi: '3.1.0', info, paths: Object.fromEntries(paths) }),
      );
      const computed = sourceOf('many', { grouping: 'by-operation' });
      const pages = (count: number) => Array(count).fill({ type: 'computed', title: 'x', computed });
      await respondWith({ pages: pages(10) });
      const error = await errorOf(revision());
      expect(error.status).toBe(502);
      expect(error.message).toContain('more than 20000 pages and files');
      await respondWith({ pages: pages(2) });
      expect(documentPages((await revision()).pages).length).toBeGreaterThan(4_200);
    });

    context.test('returns 504 after the time limit, and calls no further integration', async () => {
      let events = 0;
      await context.target.registerIntegration('late', () => {
        events += 1;
        return {};
      });
      await context.target.registerIntegration('timetables', async () => {
        await context.target.advanceClock(30_000);
        return { pages: [{ type: 'computed', title: 'x', computed: { type: 'integration:late:all' } }] };
      });
      const error = await errorOf(revision());
      expect(error.status).toBe(504);
      expect(error.message).toContain('"late" did not respond within 30 seconds.');
      expect(events).toBe(0);
    });

    context.test('returns 502 when an integration nests itself deeper than the limit', async () => {
      let events = 0;
      await context.target.registerIntegration('timetables', () => {
        events += 1;
        return { pages: [nestedSelf] };
      });
      expect((await errorOf(revision())).status).toBe(502);
      expect(events).toBe(6);
    });

    context.test('returns 502 when an integration requests its own content repeatedly', async () => {
      let events = 0;
      await context.target.registerIntegration('timetables', async (_event, { apiTokens }) => {
        events += 1;
        const { status, text } = await context.request('POST', revisionPath, {
          token: apiTokens.installation,
          body: { source: { type: timetableType }, seed: 'seed' },
        });
        throw Object.assign(new Error(`${status} ${text}`), { code: 500 });
      });
      expect((await errorOf(revision())).status).toBe(502);
      expect(events).toBe(5);
    });
  });
}
