import type { Tables } from '../tables.js';

/** Removes a version with its publications. */
export function removeVersion({ versions, publications }: Tables, id: string): void {
  versions.delete(id);
  for (const [key, { versionId }] of publications) if (versionId === id) publications.delete(key);
}
