import type { Connection } from '../database/database.js';
import * as settings from './settings.js';

/** The setting with the time of the latest backup. */
export const lastBackup = 'last-backup';

/** Returns when the latest backup by the command `backup` was complete. */
export async function findLastBackup(connection: Connection): Promise<string | undefined> {
  return settings.find(connection, lastBackup);
}
