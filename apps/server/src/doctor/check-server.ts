import type { Config } from '../config/config.js';
import { urlOf } from '../runtime/listen.js';
import { isLocked } from '../store/sqlite/lock-database.js';
import type { Finding } from './finding.js';

/** Checks whether a server responds at its public URL. */
export async function checkServer(config: Config): Promise<Finding> {
  const about = 'server';
  const url = config.publicURL ?? urlOf(config);
  try {
    // Lazy: other commands do not need undici.
    const { request } = await import('undici');
    const { statusCode, headers, body } = await request(`${url}/v1/user`, {
      signal: AbortSignal.timeout(5_000),
    });
    await body.dump();
    // The rate limit applies before authentication.
    const isOurs = String(headers['www-authenticate']).includes('specshelf') || statusCode === 429;
    if (isOurs) {
      const { database } = config;
      // Users of a PostgreSQL database cannot be detected from here.
      if (database.kind === 'postgresql' || isLocked(database.file))
        return { about, state: 'ok', message: `A server answers at ${url}.` };
      const message = `A server answers at ${url}, but none uses the database ${database.file}.`;
      const advice = 'Set DATABASE_URL as that server has it, or what you change here changes nothing there.';
      return { about, state: 'problem', message, advice };
    }
    const message = `Another program than Specshelf responds at ${url}, with ${statusCode}.`;
    const advice = 'Look at PUBLIC_URL, HOST and PORT, and at the proxy in front of the server.';
    return { about, state: 'problem', message, advice };
  } catch {
    const message = `No server responds at ${url}.`;
    const advice = 'Start it with `specshelf serve`; if it is running, check PUBLIC_URL.';
    return { about, state: 'warning', message, advice };
  }
}
