import { Client } from '@specshelf/sdk';
import { startServer, type TestServer, type TestServerOptions } from './start-server.js';

/** The organization that there is. */
export const organizationId = 'acme';

/** A server with an organization, and a client that may publish in it. */
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
  return { target, client: new Client({ baseUrl: target.url, token, maxRetries: 0 }) };
}
