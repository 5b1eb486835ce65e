import { StartFailure } from '@specshelf/base/start-failure';
import type { DatabaseLocation } from '@specshelf/store/database';
import { isLocked } from '@specshelf/store/lock-database';
import type { Config } from '../config/config.js';
import { urlOf } from '../runtime/listen.js';
import type { Finding } from './finding.js';

const about = 'server';

/** Checks whether a server responds at its public URL, and whether it uses the configured database. */
export async function checkServer(config: Config): Promise<Finding> {
  const url = config.publicURL ?? urlOf(config);
  // Lazy: other commands do not need undici.
  const { probeServer } = await import('./probe-server.js');
  const probe = await probeServer(url);
  if (probe.kind === 'specshelf') return checkUse(config.database, url);
  if (probe.kind === 'unreachable') {
    const message = `The server at ${url} ${probe.reason}.`;
    const advice =
      'Start it with `specshelf-server serve`. If it is running, check PUBLIC_URL, HOST, and PORT.';
    return { about, state: 'warning', message, advice };
  }
  const message = `The program at ${url} is not Specshelf: it responds with status ${probe.status}.`;
  const advice = 'Check PUBLIC_URL, HOST, and PORT, and the reverse proxy in front of the server.';
  return { about, state: 'problem', message, advice };
}

function checkUse(database: DatabaseLocation, url: string): Finding {
  try {
    // The servers on a PostgreSQL database cannot be detected from here.
    if (database.kind === 'postgresql' || isLocked(database.file))
      return { about, state: 'ok', message: `A server responds at ${url}.` };
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    return { about, state: 'problem', message: error.message };
  }
  const message = `A server responds at ${url}, but no server uses the database ${database.file}.`;
  const advice =
    'Set DATABASE_URL to the value of that server. Until then, commands change a database that it does not use.';
  return { about, state: 'problem', message, advice };
}
