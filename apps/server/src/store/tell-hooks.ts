import type { Connection } from './database.js';
import * as deliveries from './deliveries.js';
import * as hooks from './hooks.js';

/** Enqueues deliveries that notify the hooks of an organization of changes to these specifications. */
export async function tellHooks(
  transaction: Connection,
  organizationId: string,
  slugs: readonly string[],
  now: string,
): Promise<void> {
  await deliveries.queue(transaction, await hooks.idsOf(transaction, organizationId), slugs, now);
}
