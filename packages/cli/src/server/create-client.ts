import { Client } from '@specshelf/sdk';
import type { CommandLineProcess } from '../command-line-process.js';
import { retryTransient } from '../network/retry-transient.js';
import { version } from '../version.js';

/** Creates a client whose token is not from the environment of the SDK. */
export function createClient(
  baseUrl: string,
  token: (() => Promise<string>) | undefined,
  { fetch, sleep }: Pick<CommandLineProcess, 'fetch' | 'sleep'>,
): Client {
  return new Client({
    baseUrl,
    // An empty token: the request has no token.
    token: token ?? '',
    fetch,
    middleware: [retryTransient({ sleep })],
    maxRetries: 0,
    userAgent: `specshelf-cli/${version}`,
    logLevel: 'error',
  });
}
