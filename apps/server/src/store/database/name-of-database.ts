import { nameOf } from '../postgresql/cannot-connect.js';
import type { DatabaseLocation } from './database.js';

/** Returns the location of a database without credentials, for messages. */
export function nameOfDatabase(location: DatabaseLocation): string {
  return location.kind === 'sqlite' ? location.file : nameOf(location.url);
}
