import { describe, expect } from 'vitest';
import { fixture } from '../../fixtures/fixture.js';
import { errorOf } from '../../support/error-of.js';
import { sourceOf } from '../../support/pages.js';
import type { SuiteContext } from '../../support/suite-context.js';

const ferry = fixture('ferry.yaml');

export function rejectedContentRequestsSuite(context: SuiteContext): void {
  describe('rejected requests for computed content', () => {
    const generate = (kind: 'Revision' | 'Document', source: ReturnType<typeof sourceOf>) =>
      context.client().computedContent[`generate${kind}`]({ spaceId: 'docs', source, seed: 'seed' });

    context.test('returns 404 with the slug for an unknown specification (CC4)', async () => {
      const error = await errorOf(generate('Revision', sourceOf('nothing', {})));
      expect(error.status).toBe(404);
      expect(error.message).toContain('"nothing"');
    });

    context.test('returns 404 with the error code for a specification without a version (CC4)', async () => {
      await context.publish('ferry', fixture('broken.yaml'));
      const error = await errorOf(generate('Revision', sourceOf('ferry', {})));
      expect(error.status).toBe(404);
      expect(error.message).toContain('PARSE_ERROR');
    });

    context.test('omits unknown members of any depth and size from the pages (CC5)', async () => {
      await context.publish('ferry', ferry);
      const junk = `${'{"a":'.repeat(90)}"${'x'.repeat(100_000)}"${'}'.repeat(90)}`;
      const body = `{"seed":"s","source":{"type":"builtin:openapi","props":{"x":${junk}},
          "dependencies":{"other":{"ref":{"kind":"space"},"value":${junk}},
            "spec":{"ref":{"kind":"openapi","spec":"ferry","x":${junk}},"value":${junk}}}}}`;
      for (const kind of ['revision', 'document']) {
        const path = `/v1/spaces/docs/content/computed/${kind}`;
        const { status, text } = await context.request('POST', path, { body });
        expect(status).toBe(kind === 'revision' ? 200 : 400);
        expect(text).not.toContain('{"a":');
      }
    });

    context.test('returns 404 for an unknown page', async () => {
      await context.publish('ferry', ferry);
      const error = await errorOf(
        generate('Document', sourceOf('ferry', { doc: 'operations', page: 'tag-nothing' })),
      );
      expect(error.status).toBe(404);
      expect(error.message).toContain('tag-nothing');
    });

    for (const type of ['builtin:translation', 'integration:jira', 'nonsense', '']) {
      context.test(`rejects a source of type ${JSON.stringify(type)} (CC5)`, async () => {
        const error = await errorOf(generate('Revision', { ...sourceOf('ferry', {}), type }));
        expect(error.status).toBe(400);
        expect(error.message).toContain('/body/source/type');
      });
    }

    for (const dependencies of [
      undefined,
      {},
      { spec: { ref: { kind: 'space', space: 'docs' } } },
    ] as const) {
      context.test(
        `rejects the dependencies ${JSON.stringify(dependencies)}, which name no specification`,
        async () => {
          const source = { type: 'builtin:openapi', props: {}, dependencies };
          const { status, text } = await context.request(
            'POST',
            '/v1/spaces/docs/content/computed/revision',
            {
              body: { source, seed: 'seed' },
            },
          );
          expect(status).toBe(400);
          expect(text).toContain('/body/source/dependencies/spec');
        },
      );
    }

    const wrongProps = [
      {},
      { doc: 'nothing' },
      { doc: 'operations' },
      { doc: 'operations', page: '' },
      { doc: 'operation', page: 'x', method: 'fetch' },
    ];
    for (const props of wrongProps) {
      context.test(`rejects the props ${JSON.stringify(props)} for a document (CC5)`, async () => {
        const error = await errorOf(generate('Document', sourceOf('ferry', props)));
        expect(error.status).toBe(400);
        expect(error.message).toContain('/body/source/props');
      });
    }

    for (const props of [{ models: 'yes' }, { grouping: 'by-color' }, { downloadLink: 1 }]) {
      context.test(`rejects the props ${JSON.stringify(props)} for a revision (CC5)`, async () => {
        expect((await errorOf(generate('Revision', sourceOf('ferry', props)))).status).toBe(400);
      });
    }
  });
}
