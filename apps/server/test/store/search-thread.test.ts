import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printWords } from '@specshelf/service/search';
import { organization, spec, time, version } from '@specshelf/service/test/records';
import { expect, it, onTestFinished } from 'vitest';
import { createStores } from '../../src/store/create-stores.js';
import { openDatabase } from '../../src/store/database/open-database.js';

it('searches in a file on another thread, and rejects searches if too many wait or after it is closed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'specshelf-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const database = await openDatabase({ kind: 'sqlite', file: join(folder, 'specs.sqlite') });
  const stores = createStores(database);
  await stores.organizations.insert(organization());
  await stores.specs.insert(spec());
  const expected = { id: 'spec1', expected: {} };
  await stores.specs.commit({ ...expected, changes: { lastVersion: 'version1' }, version: version() });
  const { generation = 0 } = (await stores.search.begin({ indexVersion: 2, now: time(0) })) ?? {};
  const chunk = { chunk: 0, ranks: new Uint8Array(2), entries: new Uint8Array() };
  await stores.search.write(
    generation,
    [{ ...chunk, tokens: ['oacme npet', 'oacme npets'], words: printWords(['pet', 'pets']) }],
    time(0),
  );
  const find = (limit: number) =>
    stores.search.find({ expressions: [{ prefix: 'npet' }], after: -1, from: 0, below: 2 ** 50, limit });
  const results = await Promise.all([find(9), find(1)]);
  expect(results.map((ids) => ids.length)).toEqual([2, 1]);
  const many = await Promise.allSettled(Array.from({ length: 201 }, () => find(1)));
  const failed = many.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect(failed).toEqual([expect.objectContaining({ meaning: 'overloaded' })]);
  const rejected = expect(find(9)).rejects.toThrow('The database is closed');
  await database.close();
  await rejected;
  await expect(find(9)).rejects.toThrow('The database is closed');
});
