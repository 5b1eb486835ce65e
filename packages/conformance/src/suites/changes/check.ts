import { describe, expect } from 'vitest';
import { createChangingSpec, pets, petsPath, petsText } from '../../support/changing-spec.js';
import { errorOf } from '../../support/error-of.js';
import type { SuiteContext } from '../../support/suite-context.js';

export function checkSuite(context: SuiteContext): void {
  describe('a check', () => {
    const { publish, publishAll, setCompatibility } = createChangingSpec(context);
    const check = (text: string, against?: string) =>
      context.client('reader').specs.check({ ...pets, source: { text }, against });

    context.test('tells what publishing would find, and stores nothing', async () => {
      const { lastVersion } = await publish();
      await setCompatibility({ refuse: 'breaking' });
      const result = await check(petsText({ kinds: ['cat'] }));
      expect(result).toMatchObject({
        object: 'openapi-spec-check',
        verdict: 'refused',
        from: lastVersion,
        compatibility: { refuse: 'breaking' },
        summary: { breaking: 1 },
        bump: 'major',
        count: 1,
        acknowledged: [],
      });
      expect(result.refused).toEqual([result.items[0]?.id]);
      expect((await context.client().specs.get(pets)).lastVersion).toBe(lastVersion);
      expect((await context.client().specs.versions.list(pets)).items).toHaveLength(1);
    });

    context.test('allows what the settings accept', async () => {
      await publish();
      expect(await check(petsText({ kinds: ['cat'] }))).toMatchObject({ verdict: 'allowed', refused: [] });
      await setCompatibility({ refuse: 'breaking' });
      expect(await check(petsText())).toMatchObject({ verdict: 'allowed', count: 0, bump: 'none' });
      const { id: change = '' } = (await check(petsText({ kinds: ['cat'] }))).items[0] ?? {};
      await context.client('approver').specs.acknowledge({ ...pets, changes: [change] });
      expect(await check(petsText({ kinds: ['cat'] }))).toMatchObject({
        verdict: 'allowed',
        acknowledged: [change],
      });
    });

    context.test('tells why a source is unusable', async () => {
      await publish();
      const result = await check('not: openapi');
      expect(result).toMatchObject({ verdict: 'unusable', count: 0 });
      expect(result.problems[0]?.message).toBeTruthy();
    });

    context.test('compares with a version, a label, or all versions', async () => {
      const [first = ''] = await publishAll({ paths: ['/owners', '/toys'] }, { paths: ['/owners'] });
      await context.client().specs.labels.set({ ...pets, label: 'prod', version: first });
      const text = petsText({ paths: ['/owners'] });
      const rules = async (against: string) => (await check(text, against)).items.map(({ rule }) => rule);
      expect(await rules('latest')).toEqual([]);
      for (const against of [first, 'label:prod', 'all'])
        expect(await rules(against)).toEqual(['path-removed']);
      expect((await errorOf(check(text, 'label:unknown'))).status).toBe(404);
    });

    context.test('checks a source of more than 1 MiB', async () => {
      await publish();
      const text = petsText({ description: 'x'.repeat(2 * 1024 * 1024) });
      expect(await check(text)).toMatchObject({ verdict: 'allowed', summary: { breaking: 0 } });
    });

    context.test('takes no URL', async () => {
      await publish();
      const source = { url: 'https://source.test/pets.yaml' };
      const { status, text } = await context.request('POST', `${petsPath}/check`, { body: { source } });
      expect(status).toBe(400);
      expect(JSON.parse(text).error.details[0].path).toBe('/body/source/url');
    });

    context.test('leaves out the files of other servers, and names them', async () => {
      const url = await context.target.hostFile('kind.yaml', 'type: string\nenum: [cat]\n');
      await publish();
      await setCompatibility({ refuse: 'breaking' });
      const text = petsText().replace(/kind:\s+type: string\s+enum: .*/, `kind: { $ref: "${url}" }`);
      const files = { 'a.yaml': text };
      for (const source of [{ text }, { entry: 'a.yaml', files }]) {
        const { items, problems, complete } = await context.client('reader').specs.check({ ...pets, source });
        expect(complete).toBe(false);
        expect(problems).toMatchObject([{ code: 'reference-unavailable', severity: 'warning' }]);
        expect(problems[0]?.message).toContain(url);
        expect(items.map(({ rule }) => rule)).not.toContain('enum-value-removed');
      }
      // Publishing fetches the file, which has a change that the check did not find.
      await context.client().specs.upsert({ ...pets, source: { text } });
      await context.target.drainQueue();
      const { lastProcessedErrors } = await context.client().specs.get(pets);
      expect(lastProcessedErrors).toMatchObject([{ code: 'enum-value-removed', file: url }]);
    });

    context.test('of an unknown specification is 404', async () => {
      expect((await errorOf(check(petsText()))).status).toBe(404);
    });
  });
}
