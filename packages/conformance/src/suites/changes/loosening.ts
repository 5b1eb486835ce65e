import { describe, expect } from 'vitest';
import { createChangingSpec, pets, petsPath } from '../../support/changing-spec.js';
import type { SuiteContext } from '../../support/suite-context.js';

/** Settings that a token of the world without `openapi:acknowledge` changes. */
const strict = { refuse: 'breaking', against: 'all', categories: ['wire', 'source'], strict: true };

export function looseningSuite(context: SuiteContext): void {
  describe('loosening the compatibility settings', () => {
    const { publish, setCompatibility, put } = createChangingSpec(context);
    const patch = (body: object, token = 'pusher') => context.request('PATCH', petsPath, { token, body });
    const remove = (token: string) => context.request('DELETE', petsPath, { token });
    const read = () => context.client().specs.get(pets);

    context.test('needs the scope openapi:acknowledge, and the change is refused as before', async () => {
      await publish();
      await setCompatibility({ refuse: 'breaking' });
      const { status, text } = await patch({ compatibility: { refuse: 'none' } });
      const { error } = JSON.parse(text);
      expect([status, error.type]).toEqual([403, 'insufficient-scope']);
      expect(error.message).toContain('openapi:acknowledge');
      expect(error.message).toContain('`compatibility.refuse`');
      expect((await put({ kinds: ['cat'], paths: [] }, {}, 'pusher')).status).toBe(409);
      expect((await patch({ compatibility: { refuse: 'none' } }, 'editor')).status).toBe(200);
      expect((await put({ kinds: ['cat'], paths: [] }, {}, 'pusher')).status).toBe(200);
    });

    context.test('needs the scope for each setting', async () => {
      await publish();
      await setCompatibility({ ...strict, sunsetDays: 30 });
      const { compatibility } = await read();
      for (const change of [
        null,
        { against: 'latest' },
        { categories: ['wire'] },
        { rules: { 'enum-value-removed': 'safe' } },
        { rules: { 'enum-value-removed': 'off' } },
        { strict: false },
        { stability: 'stable' },
        { sunsetDays: null },
        { refuse: 'risky', against: 'latest' },
      ])
        expect((await patch({ compatibility: change })).status).toBe(403);
      expect((await read()).compatibility).toEqual(compatibility);
    });

    context.test('is not tightening, which needs openapi:write only', async () => {
      await publish();
      for (const change of [
        { refuse: 'breaking' },
        { against: 'all', strict: true },
        { rules: { 'tag-changed': 'breaking' }, categories: ['wire', 'docs'] },
        { sunsetDays: 30 },
        { refuse: 'risky' },
      ])
        expect((await patch({ compatibility: change })).status).toBe(200);
      expect((await patch({ owner: 'Pets', visibility: 'public' })).status).toBe(200);
    });

    context.test('needs the scope to remove the default label', async () => {
      const { lastVersion = '' } = await publish();
      await context.client().specs.labels.set({ ...pets, label: 'prod', version: lastVersion });
      expect((await patch({ defaultLabel: 'prod' })).status).toBe(200);
      await setCompatibility({ refuse: 'breaking' });
      const { status, text } = await patch({ defaultLabel: null });
      expect(status).toBe(403);
      expect(JSON.parse(text).error.message).toContain('`defaultLabel`');
      expect((await patch({ defaultLabel: null }, 'editor')).status).toBe(200);
    });

    context.test('needs no scope while nothing is refused', async () => {
      await publish();
      await setCompatibility({ against: 'all', strict: true });
      expect((await patch({ compatibility: null })).status).toBe(200);
      expect((await remove('pusher')).status).toBe(205);
    });

    context.test('includes the deletion of the specification', async () => {
      const { id } = await publish();
      await setCompatibility({ refuse: 'breaking' });
      const { status, text } = await remove('pusher');
      const { error } = JSON.parse(text);
      expect([status, error.type]).toEqual([403, 'insufficient-scope']);
      expect(error.message).toContain('openapi:acknowledge');
      expect((await read()).id).toBe(id);
      expect((await remove('editor')).status).toBe(205);
      expect((await remove('pusher')).status).toBe(204);
    });
  });
}
