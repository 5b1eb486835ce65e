import { request } from 'undici';
import { unreachable } from '../integrations/unreachable.js';

/** The program that responds at a URL. */
export type Probe =
  | { kind: 'specshelf' }
  | { kind: 'other'; status: number }
  | { kind: 'unreachable'; reason: string };

/** Sends a request without a token to the API at a base URL. */
export async function probeServer(url: string): Promise<Probe> {
  try {
    const { statusCode, headers, body } = await request(`${url}/v1/user`, {
      signal: AbortSignal.timeout(5_000),
    });
    await body.dump();
    // The rate limit applies before authentication.
    const isOurs = String(headers['www-authenticate']).includes('specshelf') || statusCode === 429;
    return isOurs ? { kind: 'specshelf' } : { kind: 'other', status: statusCode };
  } catch (error) {
    return { kind: 'unreachable', reason: unreachable(error) };
  }
}
