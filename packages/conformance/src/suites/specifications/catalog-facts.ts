import { describe, expect } from 'vitest';
import { fixture } from '../../fixtures/fixture.js';
import type { SuiteContext } from '../../support/suite-context.js';

const organizationId = 'acme';
const pets = { organizationId, specSlug: 'pets' };

interface Info {
  title?: string;
  version?: string;
  summary?: string;
  description?: string;
}

function document(info: Info, members: object = {}): string {
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Pets', version: '1', ...info },
    paths: {},
    ...members,
  });
}

export function catalogFactsSuite(context: SuiteContext): void {
  describe('facts about the latest version', () => {
    context.test('are the title, the version, the summary, and the counts', async () => {
      const responses = { 200: { description: 'The pets.' } };
      const text = document(
        { title: 'Pets & more', version: '2.1.0-beta', summary: 'Buy and sell pets.' },
        {
          paths: { '/pets': { get: { responses }, post: { responses, 'x-internal': true } } },
          webhooks: { sold: { post: { responses } } },
          components: { schemas: { Pet: { type: 'object' }, Owner: { type: 'object' } } },
        },
      );
      const spec = await context.publish('pets', text);
      expect(spec).toMatchObject({
        title: 'Pets & more',
        documentVersion: '2.1.0-beta',
        summary: 'Buy and sell pets.',
        counts: { operations: 1, webhooks: 1, schemas: 2 },
      });
      const listed = await context.client().specs.list({ organizationId });
      expect(listed.items).toEqual([spec]);
    });

    context.test('are absent before the first version', async () => {
      const { specs } = context.client();
      const spec = await specs.create({ organizationId, slug: 'pets', source: { text: document({}) } });
      for (const member of ['title', 'documentVersion', 'summary', 'counts']) {
        expect(spec).not.toHaveProperty(member);
      }
      expect(spec.problemCounts).toEqual({ error: 0, warning: 0, info: 0 });
    });

    context.test('change with a new version, and remain after a failure', async () => {
      await context.publish('pets', document({ title: 'Before' }));
      const changed = await context.publish('pets', document({ title: 'After', version: '2' }));
      expect(changed).toMatchObject({ title: 'After', documentVersion: '2' });
      const failed = await context.publish('pets', 'no: description');
      expect(failed).toMatchObject({
        lastProcessErrorCode: 'PARSE_ERROR',
        title: 'After',
        documentVersion: '2',
      });
    });

    for (const [name, info, summary] of [
      [
        'the first paragraph of the description',
        { description: 'Buy *pets*,\nand [sell](/x) them.\n\nMore.' },
        'Buy pets, and sell them.',
      ],
      ['the paragraph after a heading', { description: '# Pets\n\nAll of them.' }, 'All of them.'],
      [
        'the first sentence of a long paragraph',
        { description: `Buy pets here. ${'And more. '.repeat(30)}` },
        'Buy pets here.',
      ],
      ['a truncated long text', { summary: 'word '.repeat(100) }, `${'word '.repeat(39).trim()}…`],
      ['a summary on one line', { summary: ' Buy\u0000\n pets. ' }, 'Buy pets.'],
    ] as const) {
      context.test(`contain as summary ${name}`, async () => {
        const spec = await context.publish('pets', document(info));
        expect(spec.summary).toBe(summary);
        expect(spec.summary?.length).toBeLessThanOrEqual(200);
      });
    }

    context.test('have no summary without a text, and a truncated title', async () => {
      const spec = await context.publish('pets', document({ title: '🐈'.repeat(300) }));
      expect(spec).not.toHaveProperty('summary');
      expect(spec.title).toMatch(/^(🐈)+…$/u);
      expect(spec.title?.length).toBeLessThanOrEqual(200);
    });

    context.test('count the problems of the last attempt by severity', async () => {
      const spec = await context.publish('pets', fixture('broken.yaml'));
      const severities = spec.lastProcessedErrors.map(({ severity }) => severity);
      const countOf = (wanted: string) => severities.filter((severity) => severity === wanted).length;
      expect(spec.problemCounts).toEqual({
        error: countOf('error'),
        warning: countOf('warning'),
        info: countOf('info'),
      });
      expect(spec.problemCounts.error).toBeGreaterThan(0);
      const fixed = await context.publish('pets', document({}));
      expect(fixed.problemCounts).toEqual({ error: 0, warning: 0, info: 0 });
    });

    context.test('count problems that the list omits', async () => {
      const operation = { sumary: 'x', responses: { 200: { description: 'The pets.' } } };
      const paths = Object.fromEntries(
        Array.from({ length: 600 }, (_, place) => [`/${place}`, { get: operation }]),
      );
      const { lastProcessedErrors, lastProcessedErrorCount, problemCounts } = await context.publish(
        'pets',
        document({}, { paths }),
      );
      expect(lastProcessedErrors.length).toBeLessThan(600);
      expect(problemCounts).toEqual({ error: 0, warning: lastProcessedErrorCount, info: 0 });
      expect(lastProcessedErrorCount).toBeGreaterThanOrEqual(600);
    });

    context.test('remain when the specification is fetched again without a change', async () => {
      const { specs } = context.client();
      const before = await context.publish('pets', document({ title: 'Same' }));
      const after = await context.publish('pets', document({ title: 'Same' }));
      expect(after.lastVersion).toBe(before.lastVersion);
      expect(await specs.get(pets)).toMatchObject({ title: 'Same', counts: before.counts });
    });
  });
}
