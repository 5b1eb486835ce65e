import type { Connection } from './database.js';
import * as deliveries from './deliveries.js';
import * as hooks from './hooks.js';

/** The hooks of an organization are to be told that this specification has changed. */
export async function tellHooks(
  transaction: Connection,
  organizationId: string,
  slug: string,
  now: string,
): Promise<void> {
  await deliveries.queue(transaction, await hooks.idsOf(transaction, organizationId), slug, now);
}
