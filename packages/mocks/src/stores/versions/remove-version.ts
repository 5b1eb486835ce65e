import type { Tables } from '../tables.js';

/** Removes a version with its publications and reads. */
export function removeVersion({ versions, publications, versionReads }: Tables, id: string): void {
  versions.delete(id);
  for (const table of [publications, versionReads]) {
    for (const [key, { versionId }] of table) if (versionId === id) table.delete(key);
  }
}
