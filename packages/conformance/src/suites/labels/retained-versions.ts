import { describe, expect } from 'vitest';
import { errorOf } from '../../support/error-of.js';
import { createLabelClient } from '../../support/label-client.js';
import type { SuiteContext } from '../../support/suite-context.js';

export function retainedVersionsSuite(context: SuiteContext): void {
  describe('retention of versions with labels', () => {
    const { spec, path, publish, set, put, read, versionOf } = createLabelClient(context);
    const specs = () => context.client().specs;
    const idsOf = async () => (await specs().versions.list(spec)).items.map(({ id }) => id);

    /** Publishes five versions, moves `prod` over the first three, and removes all that neither retention nor a label keeps. */
    async function pruneToThree() {
      const ids: string[] = [];
      for (const title of ['one', 'two', 'three', 'four', 'five']) ids.push(await publish(title));
      const [first = '', second = '', third = '', fourth = '', latest = ''] = ids;
      for (const version of [first, second, third]) await set('prod', version);
      await context.target.prune('acme', 1);
      return { first, second, third, fourth, latest };
    }

    context.test('keeps the version of a label, and the one before, besides the latest', async () => {
      const { second, third, latest } = await pruneToThree();
      expect(await idsOf()).toEqual([latest, third, second]);
      const prod = await specs().labels.get({ ...spec, label: 'prod' });
      expect(prod).toMatchObject({ version: third, previousVersion: second });
      for (const [reference, id, title] of [
        ['label:prod', third, 'three'],
        [second, second, 'two'],
        ['latest', latest, 'five'],
      ] as const) {
        const { status, text } = await context.request('GET', `${path}/versions/${reference}`);
        expect([status, JSON.parse(text)]).toMatchObject([200, { id, title }]);
        if (reference === 'latest') continue;
        const document = await specs().versions.getDocument({ ...spec, versionId: reference });
        expect(document).toMatchObject({ info: { title } });
      }
      expect((await set('prod', second)).version).toBe(second);
      expect((await read()).lastVersion).toBe(latest);
    });

    context.test('removes the others, to which no label can move, nor move back', async () => {
      const { first, second, third, fourth } = await pruneToThree();
      for (const removed of [first, fourth]) {
        const tails = ['', '/content', '/document.json', '/document.yaml', '/source', '/source.zip'];
        for (const tail of [...tails, '/publications', '/usage']) {
          const address = `${path}/versions/${removed}${tail}`;
          expect([address, (await context.request('GET', address)).status]).toEqual([address, 404]);
        }
        const error = await errorOf(
          specs().versions.update({ ...spec, versionId: removed, deprecation: null }),
        );
        expect(error.status).toBe(404);
        for (const change of [{ version: removed }, { version: removed, ifVersion: third }])
          expect((await put('prod', change)).status).toBe(404);
        expect((await put('beta', { version: removed, ifVersion: null })).status).toBe(404);
      }
      expect([await versionOf('prod'), await versionOf('beta')]).toEqual([third, undefined]);
      const { items } = await specs().labels.moves({ ...spec, label: 'prod' });
      expect(items.map(({ from, to }) => [from, to])).toEqual([
        [second, third],
        [first, second],
        [undefined, first],
      ]);
    });

    context.test('keeps what the default label shows', async () => {
      await set('prod', await publish('one'));
      await specs().update({ ...spec, defaultLabel: 'prod', visibility: 'public' });
      for (const title of ['two', 'three']) await publish(title);
      await context.target.prune('acme', 1);
      expect(await read()).toMatchObject({ title: 'one', defaultVersion: await versionOf('prod') });
      const published = await context.request('GET', '/published/acme/ferry.json', { token: null });
      expect(JSON.parse(published.text)).toMatchObject({ info: { title: 'one' } });
    });

    context.test('removes versions after a label has left them, also when it is deleted', async () => {
      const { third, latest } = await pruneToThree();
      await set('prod', latest);
      await context.target.prune('acme', 1);
      expect(await idsOf()).toEqual([latest, third]);
      await specs().labels.delete({ ...spec, label: 'prod' });
      await context.target.prune('acme', 1);
      expect(await idsOf()).toEqual([latest]);
    });

    context.test('does not prevent that removed content is published again, with its label', async () => {
      const { first } = await pruneToThree();
      const again = await publish('one');
      expect(again).not.toBe(first);
      expect((await set('prod', again)).version).toBe(again);
    });
  });
}
