import type { DatabaseLocation } from '../database/database.js';
import { nameOf } from '../postgresql/cannot-connect.js';

/** Returns the location of a database without credentials, for messages. */
export function nameOfDatabase(location: DatabaseLocation): string {
  return location.kind === 'sqlite' ? location.file : nameOf(location.url);
}
