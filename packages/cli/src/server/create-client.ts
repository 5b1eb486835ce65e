import { Client } from '@specshelf/sdk';
import type { CommandLineProcess } from '../command-line-process.js';
import { version } from '../version.js';

/** Creates a client whose token is not from the environment of the SDK. */
export function createClient(
  baseUrl: string,
  token: (() => Promise<string>) | undefined,
  { fetch }: Pick<CommandLineProcess, 'fetch'>,
): Client {
  return new Client({
    baseUrl,
    // An empty token: the request has no token.
    token: token ?? '',
    fetch,
    userAgent: `specshelf-cli/${version}`,
    logLevel: 'error',
  });
}
