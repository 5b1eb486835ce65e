import { Client, type ClientOptions } from '@specshelf/sdk';

/**
 * Creates a client that waits for a busy machine: its default of a minute for a response proves nothing about the product, and the first
 * response of a server also loads its modules.
 */
export function createClient(options: ClientOptions): Client {
  return new Client({ timeout: 900_000, ...options });
}
