import type { ComputedSource } from '@specshelf/sdk';
import { describe, expect } from 'vitest';
import { fixture } from '../../fixtures/fixture.js';
import { errorOf } from '../../support/error-of.js';
import { nestedPages } from '../../support/nested-values.js';
import type { SuiteContext } from '../../support/suite-context.js';
import { revisionPath, timetableClient, timetableType } from '../../support/timetable-integration.js';

const ferry = fixture('ferry.yaml');
const spec = { ref: { kind: 'openapi', spec: 'ferry' } };

export function rejectedIntegrationRequestsSuite(context: SuiteContext): void {
  describe('rejected requests for integrations', () => {
    const { revision } = timetableClient(context);

    context.test('returns 400 with the name of an unregistered integration (CC5)', async () => {
      const error = await errorOf(revision({ type: 'integration:jira:issues' }));
      expect(error.status).toBe(400);
      expect(error.message).toContain('/body/source/type: no integration named "jira" is registered here');
    });

    context.test('rejects very many malformed dependencies with one problem', async () => {
      const dependencies = Object.fromEntries(Array.from({ length: 9_000 }, (_, name) => [name, 0]));
      const body = { source: { type: timetableType, dependencies }, seed: 'seed' };
      const { status, text } = await context.request('POST', revisionPath, { body });
      const path = '/body/source/dependencies';
      expect([status, JSON.parse(text).error.details]).toMatchObject([400, [{ path }]]);
    });

    const rejected: [string, Partial<ComputedSource>, string][] = [
      [
        'a dependency of an unknown kind',
        { dependencies: { x: { ref: { kind: 'tide' } } } },
        '/dependencies/x/ref/kind',
      ],
      [
        'a dependency without its name',
        { dependencies: { 'a/b': { ref: { kind: 'openapi' } } } },
        '/dependencies/a~1b/ref/spec',
      ],
      ['an unknown version', { dependencies: { spec: { ...spec, value: { lastVersion: 'v0' } } } }, '"v0"'],
      [
        'too many dependencies',
        { dependencies: Object.fromEntries(Array.from({ length: 21 }, (_, n) => [n, spec])) },
        'more than 20',
      ],
      ['a type that is too long', { type: `${timetableType}${'x'.repeat(250)}` }, '/source/type'],
      [
        'a name that is too long',
        { dependencies: { x: { ref: { kind: 'space', space: 'x'.repeat(257) } } } },
        '/dependencies/x/ref/space',
      ],
      ['props that are nested too deeply', { props: nestedPages(40) }, '/source/props'],
    ];
    for (const [problem, source, reason] of rejected) {
      context.test(`rejects ${problem} without an event`, async () => {
        await context.publish('ferry', ferry);
        let events = 0;
        await context.target.registerIntegration('timetables', () => {
          events += 1;
          return {};
        });
        const error = await errorOf(revision(source));
        expect([400, 404]).toContain(error.status);
        expect(error.message).toContain(reason);
        expect(events).toBe(0);
      });
    }
  });
}
