import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from '@specshelf/sdk';
import { connect, type MCPClient } from '../../../test/support/mcp/connect.js';
import { startServer, type TestServer } from '../../../test/support/server/start-server.js';

const folder = process.env['SPECSHELF_CORPUS'];

const files = { github: 'github-api.json', stripe: 'stripe.yaml' } as const;

export type CorpusSpec = keyof typeof files;

export interface CorpusWorld {
  target: TestServer;
  client: MCPClient;
  close(): Promise<void>;
}

/** Whether the documents of GitHub and Stripe are present. Prints why tests are skipped. */
export function hasCorpus(): boolean {
  if (folder !== undefined && Object.values(files).every((file) => existsSync(join(folder, file))))
    return true;
  console.info('Skipped: SPECSHELF_CORPUS names no folder with github-api.json and stripe.yaml.');
  return false;
}

/** Starts a server with the documents of GitHub and Stripe, and connects an MCP client. */
export async function startCorpusWorld(): Promise<CorpusWorld> {
  const target = await startServer({ databaseFile: ':memory:', config: { workTimeLimit: 120 } });
  const createdAt = target.now().toISOString();
  await target.server.stores.organizations.insert({
    ...{ id: 'acme', title: 'Acme', createdAt, emailDomains: [], type: 'business' },
  });
  const token = await target.token({ scopes: ['openapi:read', 'openapi:write'] });
  const sdk = new Client({ baseUrl: target.url, token, timeout: 300_000 });
  for (const [specSlug, file] of Object.entries(files)) {
    const text = await readFile(join(folder ?? '', file), 'utf8');
    await sdk.specs.upsert({ organizationId: 'acme', specSlug, source: { text } });
    await target.server.processor.idle();
  }
  const client = await connect(`${target.url}/orgs/acme/mcp`, { token });
  return {
    target,
    client,
    close: async () => {
      await client.close();
      await target.close();
    },
  };
}
