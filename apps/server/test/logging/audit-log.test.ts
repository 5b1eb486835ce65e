import type { Database } from '@specshelf/store/database';
import { eachDatabase } from '@specshelf/store/test/each-database';
import { openDatabase } from '@specshelf/store/test/open-database';
import { expect, it } from 'vitest';
import { createAuditLog, createStoredAudit } from '../../src/logging/create-audit-log.js';
import { createLogger } from '../../src/logging/create-logger.js';

eachDatabase((name, databases) => {
  it(`the audit events of a command are stored in one transaction, and each is logged once ${name}`, async () => {
    const database = await openDatabase(await databases.create());
    let transactions = 0;
    const counting: Database = {
      ...database,
      write: (work, options) => {
        transactions += 1;
        return database.write(work, options);
      },
    };
    const now = () => new Date(0);
    const events = Array.from({ length: 250 }, (_, number) => {
      return { action: 'spec.prune', actor: 'operator', specId: `spec${number}` } as const;
    });
    await createStoredAudit({ database: counting, now })(...events);
    expect(transactions).toBe(1);
    const lines: string[] = [];
    const logger = createLogger({ logLevel: 'info' }, { write: (line) => lines.push(line) });
    const servers = [1, 2].map(() => createAuditLog({ database, logger, now }));
    await Promise.all(servers.map((server) => server.flushStored()));
    const logged = lines.map((line) => JSON.parse(line).audit);
    expect(logged).toHaveLength(events.length);
    expect(new Set(logged.map(({ specId }) => specId))).toEqual(new Set(events.map(({ specId }) => specId)));
    expect(logged[0]).toMatchObject({ action: 'spec.prune', actor: 'operator', user: expect.any(String) });
    await database.close();
  });
});
