import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const debian = '/usr/lib/postgresql';

/** The folder of the PostgreSQL programs of this machine, or of those that the environment names; undefined when there are none. */
export function findPostgreSQL(): string | undefined {
  const given = process.env['TEST_POSTGRES_PROGRAMS'];
  const installed = () => [...installedByDebian(), ...(process.env['PATH'] ?? '').split(delimiter)];
  const folders = given === undefined ? installed() : [given];
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

/** The newest first. */
function installedByDebian(): string[] {
  if (!existsSync(debian)) return [];
  const versions = readdirSync(debian).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(debian, version, 'bin'));
}
