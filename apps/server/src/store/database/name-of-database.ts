import { nameOf } from '../postgresql/cannot-connect.js';
import type { DatabaseLocation } from './database.js';

/** What to call a database: where it is, without who may use it. */
export function nameOfDatabase(location: DatabaseLocation): string {
  return location.kind === 'sqlite' ? location.file : nameOf(location.url);
}
