import type { Connection } from '../server/connection.js';
import { readVersion } from '../server/read-version.js';

/** Returns a version as the API names it: `latest` and `all` unchanged, and the ID for a label. */
export async function versionReference(
  connection: Connection,
  specSlug: string,
  version: string,
): Promise<string> {
  if (version === 'latest' || version === 'all') return version;
  return (await readVersion(connection, specSlug, version)).id;
}
