import { createLazyHeavyWork, type Operator } from '@specshelf/service';
import { serverCodec } from '@specshelf/store/content-codec';
import type { Database } from '@specshelf/store/database';
import { nameOfDatabase } from '@specshelf/store/name-of-database';
import { openDatabase } from '../base/open-database.js';
import type { Config } from '../config/config.js';
import { accountName, createStoredAudit } from '../logging/create-audit-log.js';
import { readCheckValue, selectSecretKey } from '../secrets/check-value.js';
import { readSecretKeys } from '../secrets/secret-keys.js';
import { openService } from './open-service.js';

/**
 * Runs operator commands on a database that a server may be using. Does not migrate, and creates no secret key. Processing,
 * deliveries, and audit lines are left to the server, because a command exits too early for them.
 */
export async function withOfflineOperator<T>(
  config: Config,
  work: (operator: Operator) => Promise<T>,
  onWarning: (message: string) => void = () => undefined,
): Promise<T> {
  const database = await openDatabase(config.database, { outdated: 'reject', onWarning });
  try {
    const { operator, close } = await openService(config, {
      database,
      secretKey: await createKeyReader(config, database),
      // Threads take longer to start than they save.
      heavyWork: createLazyHeavyWork(serverCodec),
      account: accountName(),
      audit: createStoredAudit({ database, now: () => new Date() }),
      // Commands report their own failures.
      report: () => undefined,
      wake: database.notifyWorkers,
      timed: (_phase, work) => work(),
      listeningAt: () => undefined,
    });
    try {
      return await work(operator);
    } finally {
      await close();
    }
  } finally {
    await database.close();
  }
}

/** Returns a function that reads the secret key on demand, and rejects a key that differs from the server's. */
async function createKeyReader(config: Config, database: Database): Promise<() => string> {
  const stored = await readCheckValue(database);
  return () => selectSecretKey(stored, nameOfDatabase(config.database), readSecretKeys(config, 'reject'));
}
