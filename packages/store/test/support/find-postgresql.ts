import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const debian = '/usr/lib/postgresql';

/** Returns the folder of the PostgreSQL programs, from TEST_POSTGRES_PROGRAMS or installed; undefined when there is none. */
export function findPostgreSQL(): string | undefined {
  const configured = process.env['TEST_POSTGRES_PROGRAMS'];
  const installed = () => [...installedByDebian(), ...(process.env['PATH'] ?? '').split(delimiter)];
  const folders = configured === undefined ? installed() : [configured];
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

/** Returns the folders of Debian's PostgreSQL programs, newest version first. */
function installedByDebian(): string[] {
  if (!existsSync(debian)) return [];
  const versions = readdirSync(debian).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(debian, version, 'bin'));
}
