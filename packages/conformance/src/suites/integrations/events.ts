import { describe, expect } from 'vitest';
import { fixture } from '../../fixtures/fixture.js';
import { sourceOf } from '../../support/pages.js';
import type { SuiteContext } from '../../support/suite-context.js';
import type { IntegrationEvent } from '../../support/target.js';
import { revisionPath, timetableClient, timetableType } from '../../support/timetable-integration.js';

const ferry = fixture('ferry.yaml');
const spec = { ref: { kind: 'openapi', spec: 'ferry' } };

export function integrationEventsSuite(context: SuiteContext): void {
  describe('events of integrations', () => {
    const { revision, respondWith } = timetableClient(context);

    context.test('sends the event that the integration runtime expects', async () => {
      const { id, lastVersion } = await context.publish('ferry', ferry);
      const events: IntegrationEvent[] = [];
      await context.target.registerIntegration('timetables', (event) => {
        events.push(event);
        return { pages: [] };
      });
      const props = { season: 'summer', routes: [1, 2], deep: { down: true } };
      await revision({ props, dependencies: { spec } });
      expect(events).toEqual([
        {
          eventId: expect.stringMatching(/./),
          type: 'content_compute_revision',
          installationId: 'timetables.acme',
          spaceId: 'docs',
          sourceId: 'sailings',
          props,
          dependencies: {
            spec: {
              ref: { kind: 'openapi', spec: 'ferry' },
              value: { object: 'openapi-spec', id, slug: 'ferry', lastVersion, visibility: 'private' },
            },
          },
        },
      ]);
    });

    context.test('finds an integration by its name in any case', async () => {
      await respondWith({ pages: [{ type: 'document', title: 'North' }] });
      expect(await revision({ type: 'integration:Timetables:sailings' })).toMatchObject({
        pages: [{ title: 'North' }],
      });
    });

    context.test('sends null for missing specifications, spaces, and translations', async () => {
      let received: unknown;
      await context.target.registerIntegration('timetables', ({ dependencies }) => {
        received = dependencies;
        return {};
      });
      await revision({
        dependencies: {
          gone: { ref: { kind: 'openapi', spec: 'nothing' } },
          space: { ref: { kind: 'space', space: 'docs' } },
          words: { ref: { kind: 'translation', translation: 'fr' } },
        },
      });
      expect(received).toEqual({
        gone: { ref: { kind: 'openapi', spec: 'nothing' }, value: null },
        space: { ref: { kind: 'space', space: 'docs' }, value: null },
        words: { ref: { kind: 'translation', translation: 'fr' }, value: null },
      });
    });

    context.test('sends null for specifications of other organizations', async () => {
      await context.publish('ferry', ferry, 'globex', 'stranger');
      let received: unknown;
      await context.target.registerIntegration('timetables', ({ dependencies }) => {
        received = dependencies['spec']?.value;
        return {};
      });
      await revision({ dependencies: { spec } });
      expect(received).toBeNull();
    });

    context.test('returns the cache tags of the integration and its sources', async () => {
      await context.publish('ferry', ferry);
      const reference = { type: 'computed', title: 'API', computed: sourceOf('ferry', {}) };
      await respondWith({ pages: [reference] });
      const tags = async (source: object) => {
        const body = { source: { type: timetableType, ...source }, seed: 'seed' };
        const { headers } = await context.request('POST', revisionPath, { body });
        return headers.get('x-gitbook-cache-tag');
      };
      const own = 'integration:timetables';
      const openapi = 'organization:acme:openapi';
      expect(await tags({})).toBe(`${own},space:docs:computed-document:${own}:sailings,${openapi}:ferry`);
      const unusual = { ref: { kind: 'openapi', spec: 'a,b\n\ud800' } };
      const encoded = `${openapi}:a%2Cb%0A%EF%BF%BD`;
      expect(await tags({ dependencies: { unusual } })).toBe(`${own},${encoded},${openapi}:ferry`);
    });

    context.test('limits the length of the cache tag header', async () => {
      const ref = (index: number) => ({ ref: { kind: 'space', space: `${index}${'é'.repeat(200)}` } });
      const dependencies = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [index, ref(index)]));
      await respondWith({});
      const body = { source: { type: timetableType, dependencies }, seed: 'seed' };
      const { status, headers } = await context.request('POST', revisionPath, { body });
      const tags = headers.get('x-gitbook-cache-tag') ?? '';
      expect(status).toBe(200);
      expect(tags).toMatch(/^integration:timetables,space:0(%C3%A9){200},space:1%/);
      expect(tags.length).toBeLessThanOrEqual(3000);
    });

    context.test('issues an event token that can read only its organization, for five minutes', async () => {
      await context.publish('ferry', ferry);
      await context.publish('ferry', ferry, 'globex', 'stranger');
      const environments: Record<string, unknown>[] = [];
      await context.target.registerIntegration('timetables', (_event, environment) => {
        environments.push({ ...environment });
        return {};
      });
      await revision();
      expect(environments).toMatchObject([
        {
          apiEndpoint: context.target.baseUrl,
          integration: { name: 'timetables' },
          installation: { id: 'timetables.acme', target: { organization: 'acme' } },
          spaceInstallation: { space: 'docs' },
          secrets: {},
          signingSecrets: { integration: '' },
        },
      ]);
      const { installation } = Object(environments[0]?.['apiTokens']);
      const status = async (method: string, path: string, body?: unknown) =>
        (await context.request(method, path, { token: installation, body })).status;
      const acme = '/v1/orgs/acme/openapi/ferry';
      expect(await status('GET', `${acme}/versions/latest/content`)).toBe(200);
      expect(await status('GET', '/v1/orgs/globex/openapi/ferry')).toBe(404);
      expect(await status('DELETE', acme)).toBe(403);
      expect(await status('PUT', acme, { source: { text: ferry } })).toBe(403);
      await context.target.advanceClock(5 * 60_000 - 1);
      expect(await status('GET', acme)).toBe(200);
      await context.target.advanceClock(1);
      expect(await status('GET', acme)).toBe(401);
    });

    context.test('requires only the scope space:read', async () => {
      await respondWith({ pages: [] });
      const body = { source: { type: timetableType }, seed: 'seed' };
      const status = async (token: string) =>
        (await context.request('POST', revisionPath, { token, body })).status;
      expect(await status('renderer')).toBe(200);
      expect(await status('reader')).toBe(403);
      expect(await status('stranger')).toBe(404);
    });

    context.test('sends one event for identical concurrent requests, and another one later', async () => {
      let events = 0;
      await context.target.registerIntegration('timetables', async () => {
        events += 1;
        await new Promise((resolve) => setImmediate(resolve));
        return { pages: [{ type: 'document', title: `Answer ${events}` }] };
      });
      await Promise.all(Array.from({ length: 20 }, () => revision()));
      const together = events;
      expect(together).toBeLessThan(20);
      await revision();
      expect(events).toBe(together + 1);
    });

    context.test('sends a separate event for each of several different concurrent requests', async () => {
      await context.target.registerIntegration('timetables', async ({ props }) => {
        await new Promise((resolve) => setImmediate(resolve));
        return { pages: [{ type: 'document', title: `To ${props['route']}` }] };
      });
      const routes = Array.from({ length: 20 }, (_, route) => route);
      const responses = await Promise.all(routes.map((route) => revision({ props: { route } })));
      expect(responses.map(({ pages }) => pages[0]?.title)).toEqual(routes.map((route) => `To ${route}`));
    });
  });
}
