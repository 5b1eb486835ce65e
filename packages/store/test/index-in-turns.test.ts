import { indexVersion } from '@specshelf/service/search';
import { organization, spec, time } from '@specshelf/service/test/records';
import { expect, it, onTestFinished } from 'vitest';
import { createStores } from '../src/create-stores.js';
import { eachDatabase } from './support/each-database.js';
import { openDatabase } from './support/open-database.js';

eachDatabase((name, databases) => {
  it(`specifications are indexed in turns, also if the first ones change again and again, ${name}`, async () => {
    const database = await openDatabase(await databases.create());
    onTestFinished(() => database.close());
    const { organizations, specs, search } = createStores(database);
    await organizations.insert(organization());
    const ids = ['a', 'b', 'c', 'd', 'e'];
    for (const id of ids) await specs.insert(spec({ id, slug: id }));
    const changeAll = async (owner: string) => {
      for (const id of ids) await specs.commit({ id, expected: {}, changes: { owner } });
    };
    await changeAll('first');
    await specs.insert(spec({ id: 'new', slug: 'new' }));
    const begun: (string | undefined)[] = [];
    for (let step = 0; step < 2 * ids.length + 1; step++) {
      const started = await search.begin({ indexVersion, now: time(0) });
      begun.push(started?.spec.id);
      await search.complete(started?.generation ?? 0, indexVersion);
      await changeAll(`step ${step}`);
    }
    expect(begun).toEqual([...ids, 'new', ...ids]);
  });
});
