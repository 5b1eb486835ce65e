import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@specshelf/sdk';
import { startSourceSite } from '../http/source-site.js';
import type { TestServer } from './start-server.js';

const fixtures = fileURLToPath(new URL('../../../../../fixtures', import.meta.url));

/** Stores records of every kind in an empty server, and returns a token that can read all of them. */
export async function fillWithDocuments(target: TestServer, more: readonly string[] = []): Promise<string> {
  const { operator, stores, processor } = target.server;
  for (const id of ['acme', 'zenith']) {
    const createdAt = target.now().toISOString();
    const organization = { id, title: `${id} – Ünï`, createdAt, emailDomains: ['b.example', 'a.example'] };
    await stores.organizations.insert({ ...organization, type: 'business' });
    await stores.spaces.insert({ id: `${id}-docs`, organizationId: id, createdAt });
    await operator.hooks.add({
      organizationId: id,
      url: 'http://127.0.0.1:9/closed',
      secret: 'a secret for tests',
    });
  }
  await operator.integrations.add({
    name: 'times',
    endpoint: 'http://127.0.0.1:9',
    secret: 'a secret for tests',
  });
  const token = await target.token({ scopes: ['openapi:read', 'openapi:write', 'space:read'] });
  const client = new Client({ baseUrl: target.url, token, maxRetries: 0 });
  const site = await startSourceSite();
  const text = (name: string) => readFileSync(join(fixtures, name), 'utf8');
  const publish = async (specSlug: string, source: Source, organizationId = 'acme') => {
    await client.specs.upsert({ organizationId, specSlug, source });
    await processor.idle();
    target.advance(1000);
  };

  const files = readdirSync(fixtures, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { name } of files) await publish(slugOf(name), { text: text(name) });
  for (const file of more) await publish(slugOf(file), { text: readFileSync(file, 'utf8') });
  const split = ['openapi.yaml', 'paths/buoys.yaml', 'schemas/buoy.json'];
  await publish('split', {
    files: Object.fromEntries(split.map((name) => [name, text(`split/${name}`)])),
    entry: 'openapi.yaml',
  });
  const headers = { authorization: 'Bearer of a source' };
  await publish('fetched', { url: site.publish('ferry.yaml', text('ferry.yaml')), headers }, 'zenith');
  for (const version of ['1', '2', '3', '4', '5', '6', '7']) {
    await publish('often', {
      text: JSON.stringify({ openapi: '3.1.0', info: { title: 'Often', version }, paths: {} }),
    });
  }
  await client.specs.setVisibility({ organizationId: 'acme', specSlug: 'often', visibility: 'public' });
  await site.close();
  return token;
}

type Source = Parameters<Client['specs']['upsert']>[0]['source'];

function slugOf(file: string): string {
  return file
    .replaceAll(/[^a-zA-Z0-9]+/g, '-')
    .slice(-100)
    .replace(/^-/, '');
}
