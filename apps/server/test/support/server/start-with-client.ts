import type { Client } from '@specshelf/sdk';
import { createClient } from './create-client.js';
import { startServer, type TestServer, type TestServerOptions } from './start-server.js';

/** The ID of the only organization. */
export const organizationId = 'acme';

/** Starts a server with an organization, and a client that may publish to it. */
export async function startWithClient(
  options: TestServerOptions = {},
): Promise<{ target: TestServer; client: Client }> {
  const target = await startServer({ databaseFile: ':memory:', ...options });
  await target.server.stores.organizations.insert({
    id: organizationId,
    title: 'Acme',
    createdAt: target.now().toISOString(),
    emailDomains: [],
    type: 'business',
  });
  const token = await target.token({ scopes: ['openapi:read', 'openapi:write'] });
  return { target, client: createClient({ baseUrl: target.url, token, maxRetries: 0 }) };
}
