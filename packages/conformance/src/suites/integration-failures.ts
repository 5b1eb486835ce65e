import type { ComputedSource } from '@specshelf/sdk';
import { describe, expect } from 'vitest';
import { errorOf } from '../error-of.js';
import { fixture } from '../fixture.js';
import { documentPages, sourceOf } from '../pages.js';
import type { Stage } from '../stage.js';
import { revisionPath, timetablesOf, timetables as type } from '../timetables.js';

const ferry = fixture('ferry.yaml');
const spec = { ref: { kind: 'openapi', spec: 'ferry' } };

export function integrationFailuresSuite(stage: Stage): void {
  describe('failing integrations', () => {
    const { revision, document, answering } = timetablesOf(stage);

    describe('failures', () => {
      const failing = (message: string, members: object = {}) =>
        stage.target.integrate('timetables', () => {
          throw Object.assign(new Error(message), members);
        });

      stage.test('returns 404 when the integration answers 404', async () => {
        await failing('Content source sailings not found', { code: 404 });
        for (const failure of [await errorOf(revision()), await errorOf(document())]) {
          expect(failure.status).toBe(404);
          expect(failure.message).toContain('Content source sailings not found');
        }
      });

      for (const code of [400, 401, 406, 500, 503]) {
        stage.test(`returns 502 with the reason when the integration answers ${code}`, async () => {
          await failing('No ferries today', { code });
          const error = await errorOf(revision());
          expect(error.status).toBe(502);
          expect(error.message).toContain(`"timetables" failed: it answered ${code} (No ferries today)`);
        });
      }

      stage.test('removes the token of the event from the reason of an integration', async () => {
        await stage.target.integrate('timetables', (_event, { apiTokens }) => {
          throw Object.assign(new Error(`${apiTokens.installation}\n is wrong ${'x'.repeat(1000)}`), {
            code: 500,
          });
        });
        const { message } = await errorOf(revision());
        expect(message).toContain('… is wrong xxx');
        expect(message).not.toContain('shelf_event_');
        expect(message.length).toBeLessThan(400);
      });

      stage.test('returns 502 when the answer of an integration contains its token', async () => {
        await stage.target.integrate('timetables', (_event, { apiTokens }) => ({
          pages: [{ type: 'document', title: `Token ${apiTokens.integration}` }],
          document: { markdown: apiTokens.installation },
        }));
        for (const error of [await errorOf(revision()), await errorOf(document())]) {
          expect(error.status).toBe(502);
          expect(error.message).toContain('"timetables" answered with its token');
          expect(error.message).not.toContain('shelf_event_');
        }
      });

      const nestedSelf = { type: 'computed', title: 'x', computed: { type } };
      const wrongAnswers: [string, unknown, string][] = [
        ['a list instead of an object', [], 'must be object'],
        [
          'a page without a title',
          { pages: [{ type: 'document' }] },
          "/pages/0 must have required property 'title'",
        ],
        ['a page without a type', { pages: [{ title: 'x' }] }, '/pages/0'],
        ['a space in an ID', { pages: [{ type: 'document', id: 'a b', title: 'x' }] }, '/pages/0/id'],
        [
          'a group in a group',
          { pages: [{ type: 'group', title: 'x', pages: [{ type: 'group', title: 'y', pages: [] }] }] },
          '/pages/0/pages/0',
        ],
        ['a file without a URL', { files: [{ name: 'x', contentType: 'x', size: 1 }] }, '/files/0'],
        [
          'a link with a javascript: URL',
          { pages: [{ type: 'link', title: 'x', target: { kind: 'url', url: 'java\nscript:alert(1)' } }] },
          '/pages/0/target/url',
        ],
        [
          'a file with a javascript: URL',
          { files: [{ name: 'x', contentType: 'x', size: 1, downloadURL: 'javascript:alert(1)' }] },
          '/files/0/downloadURL',
        ],
        ['100,000 invalid pages', { pages: Array(100_000).fill({}) }, '/pages/0 '],
        [
          'a dependency name of 1 MB',
          { pages: [{ ...nestedSelf, computed: { type, dependencies: { ['x'.repeat(1_000_000)]: {} } } }] },
          '/pages/0/computed/dependencies',
        ],
        [
          'more than 8 MiB',
          { pages: [], more: 'x'.repeat(8 * 1024 * 1024) },
          'answered with more than 8388608 bytes',
        ],
        ['pages that are nested too deeply', { pages: [nest(150)] }, 'nested deeper'],
        [
          'a source of an unknown type',
          { pages: [{ type: 'computed', title: 'x', computed: { type: 'odd' } }] },
          'cannot be computed',
        ],
        ['its own source', { pages: [nestedSelf] }, 'deeper than 5'],
        [
          'too many pages',
          { pages: Array(15_000).fill({ type: 'document', title: 'x' }), files: Array(5_001).fill(file) },
          'more than 20000 pages and files',
        ],
        ['pages in long paths', { pages: [nest(32)] }, 'nested deeper than 32'],
        [
          'too many sources',
          {
            pages: Array(60).fill({
              type: 'computed',
              title: 'x',
              computed: { type: 'integration:empty:x' },
            }),
          },
          'more than 50 sources',
        ],
      ];
      for (const [problem, answer, reason] of wrongAnswers)
        stage.test(`returns 502 with the place for a revision with ${problem}`, async () => {
          await stage.target.integrate('empty', () => ({}));
          await answering(answer);
          const error = await errorOf(revision());
          expect(error.status).toBe(502);
          expect(error.message).toContain(reason);
          expect(error.message.length).toBeLessThan(1000);
        });

      const wrongDocuments: [string, unknown, string][] = [
        ['no document', {}, "must have required property 'document'"],
        ['a number as Markdown', { document: { markdown: 7 } }, '/document/markdown must be string'],
        [
          'a block without a type',
          { document: { document: { nodes: [{ object: 'block' }] } } },
          '/document/document/nodes/0',
        ],
        [
          'blocks that exceed 8 MiB with their keys',
          {
            document: {
              document: { nodes: Array(110_000).fill({ object: 'block', type: 'paragraph', nodes: [] }) },
            },
          },
          '/document is larger than 8388608 bytes',
        ],
        [
          'blocks that are nested too deeply',
          { document: { document: { nodes: [quote(150)] } } },
          'nested deeper',
        ],
      ];
      for (const [problem, answer, reason] of wrongDocuments) {
        stage.test(`returns 502 with the place for a document with ${problem}`, async () => {
          await answering(answer);
          const error = await errorOf(document());
          expect(error.status).toBe(502);
          expect(error.message).toContain(reason);
        });
      }

      stage.test('returns 404 with the slug when a nested specification does not exist', async () => {
        await answering({ pages: [{ type: 'computed', title: 'x', computed: sourceOf('nothing', {}) }] });
        const error = await errorOf(revision());
        expect(error.status).toBe(404);
        expect(error.message).toMatch(/"timetables" answered with pages .* not there: .*"nothing"/);
      });

      stage.test('returns 502 when nested sources have too many pages', async () => {
        const paths = Array.from({ length: 2_100 }, (_, n) => [`/${n}`, { get: { responses: {} } }]);
        const info = { title: 'Many', version: '1' };
        await stage.publish(
          'many',
          JSON.stringify({ openapi: '3.1.0', info, paths: Object.fromEntries(paths) }),
        );
        const computed = sourceOf('many', { grouping: 'by-operation' });
        const pages = (count: number) => Array(count).fill({ type: 'computed', title: 'x', computed });
        await answering({ pages: pages(10) });
        const error = await errorOf(revision());
        expect(error.status).toBe(502);
        expect(error.message).toContain('more than 20000 pages and files');
        await answering({ pages: pages(2) });
        expect(documentPages((await revision()).pages).length).toBeGreaterThan(4_200);
      });

      stage.test('returns 504 after the time limit, and calls no further integration', async () => {
        let events = 0;
        await stage.target.integrate('late', () => {
          events += 1;
          return {};
        });
        await stage.target.integrate('timetables', async () => {
          await stage.target.advance(30_000);
          return { pages: [{ type: 'computed', title: 'x', computed: { type: 'integration:late:all' } }] };
        });
        const error = await errorOf(revision());
        expect(error.status).toBe(504);
        expect(error.message).toContain('"late" did not answer within 30 seconds.');
        expect(events).toBe(0);
      });

      stage.test('stops an integration that nests itself at the maximum depth', async () => {
        let events = 0;
        await stage.target.integrate('timetables', () => {
          events += 1;
          return { pages: [nestedSelf] };
        });
        expect((await errorOf(revision())).status).toBe(502);
        expect(events).toBe(6);
      });

      stage.test('stops an integration that requests its own content after a few rounds', async () => {
        let events = 0;
        await stage.target.integrate('timetables', async (_event, { apiTokens }) => {
          events += 1;
          const { status, text } = await stage.request('POST', revisionPath, {
            token: apiTokens.installation,
            body: { source: { type }, seed: 'seed' },
          });
          throw Object.assign(new Error(`${status} ${text}`), { code: 500 });
        });
        expect((await errorOf(revision())).status).toBe(502);
        expect(events).toBe(5);
      });
    });

    describe('rejected requests for integrations', () => {
      stage.test('returns 400 with the name of an unregistered integration (CC5)', async () => {
        const error = await errorOf(revision({ type: 'integration:jira:issues' }));
        expect(error.status).toBe(400);
        expect(error.message).toContain('/body/source/type: no integration named "jira" is registered here');
      });

      stage.test('rejects very many malformed dependencies with one problem', async () => {
        const dependencies = Object.fromEntries(Array.from({ length: 9_000 }, (_, name) => [name, 0]));
        const body = { source: { type, dependencies }, seed: 'seed' };
        const { status, text } = await stage.request('POST', revisionPath, { body });
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
        ['a type that is too long', { type: `${type}${'x'.repeat(250)}` }, '/source/type'],
        [
          'a name that is too long',
          { dependencies: { x: { ref: { kind: 'space', space: 'x'.repeat(257) } } } },
          '/dependencies/x/ref/space',
        ],
        ['props that are nested too deeply', { props: nest(40) }, '/source/props'],
      ];
      for (const [problem, source, reason] of rejected) {
        stage.test(`rejects ${problem} without an event`, async () => {
          await stage.publish('ferry', ferry);
          let events = 0;
          await stage.target.integrate('timetables', () => {
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
  });
}

function nest(depth: number): Record<string, unknown> {
  const page = { type: 'document', title: 'x' };
  return depth === 0 ? page : { ...page, pages: [nest(depth - 1)] };
}

const file = { name: 'x', contentType: 'image/png', downloadURL: 'https://maps.example/x', size: 1 };

function quote(depth: number): Record<string, unknown> {
  const block = { object: 'block', type: 'blockquote' };
  return { ...block, nodes: depth === 0 ? [] : [quote(depth - 1)] };
}
