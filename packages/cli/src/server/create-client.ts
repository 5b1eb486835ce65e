import { Client } from '@specshelf/sdk';
import { responseLimit } from '../network/response-limit.js';
import { retryTransient } from '../network/retry-transient.js';
import type { CommandLineProcess } from '../process/command-line-process.js';
import { version } from '../process/version.js';

/** Creates a client whose token is not from the environment of the SDK. */
export function createClient(
  baseUrl: string,
  token: (() => Promise<string>) | undefined,
  { env, fetch, sleep }: Pick<CommandLineProcess, 'env' | 'fetch' | 'sleep'>,
): Client {
  return new Client({
    baseUrl,
    // An empty token: the request has no token.
    token: token ?? '',
    fetch,
    middleware: [retryTransient({ sleep })],
    maxRetries: 0,
    maxResponseBytes: responseLimit(env),
    userAgent: `specshelf-cli/${version}`,
    logLevel: 'error',
  });
}
