import { describe, expect } from 'vitest';
import { createChangingSpec, pets, petsPath, petsText } from '../../support/changing-spec.js';
import { errorOf } from '../../support/error-of.js';
import { requestProblems } from '../../support/request-problems.js';
import type { SuiteContext } from '../../support/suite-context.js';

export function compatibilitySuite(context: SuiteContext): void {
  describe('compatibility', () => {
    const { publish, publishAll, setCompatibility, put } = createChangingSpec(context);
    const read = () => context.client().specs.get(pets);

    context.test('refuses nothing by default', async () => {
      const { compatibility } = await publish();
      const none = { refuse: 'none', against: 'latest', categories: ['wire'], rules: {}, strict: false };
      expect(compatibility).toEqual(none);
      expect((await put({ kinds: ['cat'] })).status).toBe(200);
    });

    context.test('is changed member by member, and null restores the defaults', async () => {
      await publish();
      const settings = {
        refuse: 'breaking',
        stability: 'beta',
        sunsetDays: 30,
        categories: ['wire', 'source'],
      };
      await setCompatibility(settings);
      await setCompatibility({ strict: true, sunsetDays: null });
      const { sunsetDays: _, ...others } = settings;
      expect((await read()).compatibility).toEqual({ ...others, against: 'latest', rules: {}, strict: true });
      const { text } = await context.request('PATCH', petsPath, { body: { compatibility: null } });
      expect(JSON.parse(text).compatibility).toMatchObject({ refuse: 'none', strict: false });
    });

    context.test('names an unknown rule with its place', async () => {
      await publish();
      const body = { compatibility: { rules: { 'no-such-rule': 'breaking' } } };
      const { status, paths, message } = await requestProblems(context)('PATCH', petsPath, body);
      expect([status, paths]).toEqual([400, ['/body/compatibility/rules/no-such-rule']]);
      expect(message).toContain('enum-value-removed');
      for (const compatibility of [{ refuse: 'all' }, { sunsetDays: -1 }, { categories: [] }, 7])
        expect((await context.request('PATCH', petsPath, { body: { compatibility } })).status).toBe(400);
    });

    context.test('refuses an incompatible text with 409, the changes, and what to do', async () => {
      const { lastVersion } = await publish();
      await setCompatibility({ refuse: 'breaking' });
      const { status, text } = await put({ kinds: ['cat'], paths: [] });
      const { error } = JSON.parse(text);
      expect(status).toBe(409);
      expect(error).toMatchObject({ type: 'incompatible', changeCount: 2, summary: { breaking: 2 } });
      expect(error.changes.map(({ rule }: { rule: string }) => rule).sort()).toEqual([
        'enum-value-removed',
        'path-removed',
      ]);
      expect(error.message).toContain(error.changes[0].id);
      expect(error.message).toContain('openapi.yaml:');
      expect(error.message.length).toBeLessThanOrEqual(600);
      await context.target.drainQueue();
      const after = await read();
      expect([after.lastVersion, after.processingState]).toEqual([lastVersion, 'complete']);
      expect(after).not.toHaveProperty('lastProcessErrorCode');
    });

    context.test(
      'refuses an incompatible set of files, and accepts compatible and invalid sources',
      async () => {
        await publish();
        await setCompatibility({ refuse: 'breaking' });
        const files = { 'openapi.yaml': petsText({ kinds: ['cat'] }) };
        const body = { source: { entry: 'openapi.yaml', files } };
        expect((await context.request('PUT', petsPath, { body })).status).toBe(409);
        expect((await put({ kinds: ['cat', 'dog', 'bird'] })).status).toBe(200);
        expect(
          (await context.request('PUT', petsPath, { body: { source: { text: 'not: openapi' } } })).status,
        ).toBe(200);
      },
    );

    context.test('refuses risky changes as well if the settings say so', async () => {
      await publish();
      await setCompatibility({ refuse: 'risky' });
      const renamed = petsText().replace('operationId: createPet', 'operationId: addPet');
      const request = { body: { source: { text: renamed } } };
      expect((await context.request('PUT', petsPath, request)).status).toBe(200);
      await context.target.drainQueue();
      await setCompatibility({ categories: ['wire', 'source'] });
      expect((await put({})).status).toBe(409);
    });

    context.test('compares with all versions if the settings say so', async () => {
      await publish({ paths: ['/owners', '/toys'] });
      await publish({ paths: ['/owners'] });
      await setCompatibility({ refuse: 'breaking' });
      expect((await put({ paths: ['/owners'], version: '1.0.1' })).status).toBe(200);
      await context.target.drainQueue();
      await setCompatibility({ against: 'all' });
      expect((await put({ paths: ['/owners'], version: '1.0.2' })).status).toBe(409);
      expect((await put({ paths: ['/owners', '/toys'], version: '1.0.2' })).status).toBe(200);
    });

    context.test('fails each run of an incompatible URL until the settings accept it', async () => {
      const { lastVersion } = await publish();
      await setCompatibility({ refuse: 'breaking' });
      const url = await context.target.hostFile('pets.yaml', petsText({ kinds: ['cat'] }));
      await context.client().specs.upsert({ ...pets, source: { url } });
      await context.target.drainQueue();
      const spec = await read();
      expect(spec).toMatchObject({ lastProcessErrorCode: 'INCOMPATIBLE', lastVersion });
      const [problem] = spec.lastProcessedErrors;
      expect(problem).toMatchObject({ code: 'enum-value-removed', severity: 'error' });
      const text = petsText({ kinds: ['cat'] });
      const { refused } = await context.client().specs.check({ ...pets, source: { text } });
      expect([problem?.change]).toEqual(refused);
      await context.target.advanceClock(60_000);
      await context.client().specs.upsert({ ...pets, source: { url } });
      await context.target.drainQueue();
      const again = await read();
      expect(again).toMatchObject({ lastProcessErrorCode: 'INCOMPATIBLE', lastVersion });
      expect(again.lastProcessedErrors).toEqual(spec.lastProcessedErrors);
      expect(again.lastProcessedAt).not.toBe(spec.lastProcessedAt);
      await setCompatibility({ refuse: 'none' });
      await context.client().specs.upsert({ ...pets, source: { url } });
      await context.target.drainQueue();
      const published = await read();
      expect(published).not.toHaveProperty('lastProcessErrorCode');
      expect(published.lastVersion).not.toBe(lastVersion);
    });

    context.test('notifies hooks of the changes of each version but the first', async () => {
      const { changes } = await context.target.registerHook('acme');
      const [from, version] = await publishAll({}, { kinds: ['cat'] });
      const summary = { breaking: 1, risky: 0, safe: 0, docs: 0 };
      expect(changes).toEqual([undefined, { spec: 'pets', version, from, summary, bump: 'major' }]);
    });

    context.test('notifies hooks of refusals, and not of settings', async () => {
      const { events, tags } = await context.target.registerHook('acme');
      await publish();
      await setCompatibility({ refuse: 'breaking' });
      await context.target.drainQueue();
      expect(events).toEqual([]);
      const url = await context.target.hostFile('pets.yaml', petsText({ kinds: ['cat'] }));
      await context.client().specs.upsert({ ...pets, source: { url } });
      await context.target.drainQueue();
      expect(tags.length).toBeGreaterThan(0);
      expect(events.at(-1)).toMatchObject({
        type: 'version.refused',
        organization: 'acme',
        spec: 'pets',
        changes: [{ rule: 'enum-value-removed' }],
        changeCount: 1,
      });
    });

    context.test('throws an error with the changes in the client', async () => {
      await publish();
      await setCompatibility({ refuse: 'breaking' });
      const source = { text: petsText({ kinds: ['cat'] }) };
      const error = await errorOf(context.client().specs.upsert({ ...pets, source }));
      expect(error.name).toBe('IncompatibleError');
      expect(error).toMatchObject({ status: 409, type: 'incompatible', changeCount: 1 });
    });
  });
}
