import { organization } from '@specshelf/service/test/records';
import { createStores } from '@specshelf/store/create-stores';
import type { DatabaseLocation, OpenOptions } from '@specshelf/store/database';
import { eachDatabase } from '@specshelf/store/test/each-database';
import { openDatabase } from '@specshelf/store/test/open-database';
import { beforeEach, describe, expect, it } from 'vitest';
import { copyDatabase } from '../../src/database-copy/copy-database.js';
import { version } from '../../src/version.js';

eachDatabase((name, databases) => {
  describe(`tables of a newer release ${name}`, () => {
    let location: DatabaseLocation;
    let warnings: string[];

    beforeEach(async () => {
      location = await databases.createLasting();
      warnings = [];
    });

    const open = (options: Partial<OpenOptions> = {}) =>
      openDatabase(location, { ...options, onWarning: (message) => warnings.push(message) });

    /** Applies a migration of a newer release, with which releases since `readableFrom` work. */
    async function applyNewer(readableFrom: string | null, progress: string | null = null): Promise<void> {
      const database = await open();
      await createStores(database).organizations.insert(organization());
      await database.connection.raw('alter table organizations add column color text');
      await database.connection('migrations').insert({
        name: '9999-colors',
        batch: 1,
        migration_time: new Date(),
        readable_from: readableFrom,
        release: '98.2.0',
        progress,
      });
      await database.close();
    }

    it.each([
      ['complete', null],
      ['that are being migrated', '{"steps":1,"after":""}'],
    ])('%s are used by a release that works on them, and stay as they are', async (_state, progress) => {
      await applyNewer('0.0.0', progress);
      for (const outdated of ['migrate', 'reject'] as const) {
        const database = await open({ outdated });
        expect(database.migrated).toEqual([]);
        const { organizations } = createStores(database);
        await organizations.replace(organization({ title: outdated }));
        expect((await organizations.find('acme'))?.title).toBe(outdated);
        const columns = { release: '98.2.0', progress };
        expect(
          await database.connection('migrations').where({ name: '9999-colors' }).first('release', 'progress'),
        ).toEqual(columns);
        await database.close();
      }
      const warning = `The tables are those of Specshelf 98.2.0. This release, ${version()}, works on them, and does not migrate them.`;
      expect(warnings).toEqual([warning, warning]);
    });

    it('are rejected by older releases, with the release that is needed', async () => {
      await applyNewer('98.1.0');
      const message = `it was written by a newer version of Specshelf, 98.2.0 (unknown migrations: 9999-colors), and this is ${version()}. The oldest release that works on its tables is 98.1.0. Start 98.1.0 or newer, or restore a backup from before the upgrade.`;
      await expect(open()).rejects.toThrow(message);
      await expect(open({ outdated: 'reject' })).rejects.toThrow(message);
    });

    it('are rejected if they do not name a release', async () => {
      await applyNewer(null);
      await expect(open()).rejects.toThrow(
        `it was written by a newer version of Specshelf than ${version()} (unknown migrations: 9999-colors). Start that version, or restore a backup.`,
      );
    });

    it('are rejected if they lack a migration of this release', async () => {
      await applyNewer('0.0.0');
      const database = await open();
      await database.connection('migrations').where({ name: '0024-restrictions' }).delete();
      await database.close();
      await expect(open()).rejects.toThrow(
        /whose migrations are applied only in part\. Start 98\.2\.0 or newer/,
      );
    });

    it('are not copied, because columns would be missing in the copy', async () => {
      await applyNewer('0.0.0');
      const other = await databases.createLasting();
      await (await openDatabase(other)).close();
      const options = { onProgress: () => undefined };
      for (const [from, to] of [
        [location, other],
        [other, location],
      ] as const) {
        await expect(copyDatabase(from, to, options)).rejects.toThrow(/Run this command of 98\.2\.0\.$/);
      }
    });
  });
});
