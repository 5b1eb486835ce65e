import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Client } from '@specshelf/sdk';
import { expect } from 'vitest';
import { startWeb, type Web } from '../http/start-web.js';
import { createClient } from '../server/create-client.js';
import { startServer, type TestServer } from '../server/start-server.js';
import { createVisitor, type Seen, type Visitor } from './visitor.js';

export const script = '<script>alert(1)</script>';

/** Two operations share an ID, which a problem repeats. */
export const hostile = {
  openapi: '3.1.0',
  info: { title: 'Ferry', version: '1' },
  tags: [{ name: 'Sailings' }],
  paths: {
    '/a': { get: { operationId: script, tags: ['Sailings'], responses: {} } },
    '/b': { get: { operationId: script, tags: ['Sailings'], responses: {} } },
  },
};

/** A public specification. */
export const open = '/orgs/acme/openapi/open';

type Source =
  | { url: string; headers?: Record<string, string> }
  | { text: string }
  | { files: Record<string, string>; entry: string };

/** A server with specifications of `acme`, and an organization `globex` without any. */
export interface PagesWorld {
  target: TestServer;
  web: Web;
  /** Writes to all organizations. */
  client: Client;
  /** Token that reads `acme`. */
  reader: string;
  /** Token that reads `globex`. */
  stranger: string;
  /** The next request for the source `/slow.json`, which the test must answer. */
  nextSlowRequest(): Promise<ServerResponse>;
  publish(
    specSlug: string,
    source: Source,
    organizationId?: string,
  ): Promise<Awaited<ReturnType<Client['specs']['get']>>>;
  /** Creates or moves a label of a specification of `acme`. */
  setLabel(specSlug: string, label: string, version: string): Promise<void>;
  /** Signs in with a token. */
  visitorWith(token: string): Promise<Visitor>;
  close(): Promise<void>;
}

export async function startPagesWorld(): Promise<PagesWorld> {
  let slow: (response: ServerResponse) => void;
  const target = await startServer({ databaseFile: ':memory:', overrides: { digest } });
  const web = await startWeb({
    '/slow.json': (_request, response) => slow(response),
    '/ferry.json': (_request, response) => response.end(JSON.stringify(hostile)),
    '/broken.json': (_request, response) => response.end('{"no": "document"}'),
  });
  await insertOrganizations(target);
  const write = await target.token({ scopes: ['openapi:read', 'openapi:write', 'space:read'] });
  const client = createClient({ baseUrl: target.url, token: write, maxRetries: 0 });
  const scopes = ['openapi:read', 'space:read'];
  const world: PagesWorld = {
    target,
    web,
    client,
    reader: await target.token({ organizations: ['acme'], scopes }),
    stranger: await target.token({ organizations: ['globex'], scopes }),
    nextSlowRequest: () =>
      new Promise((resolve) => {
        slow = resolve;
      }),
    publish: async (specSlug, source, organizationId = 'acme') => {
      await client.specs.upsert({ organizationId, specSlug, source });
      await target.server.processor.idle();
      return client.specs.get({ organizationId, specSlug });
    },
    setLabel: async (specSlug, label, version) => {
      const url = `${target.url}/v1/orgs/acme/openapi/${specSlug}/labels/${label}`;
      const headers = { authorization: `Bearer ${write}`, 'content-type': 'application/json' };
      const { ok } = await fetch(url, { method: 'PUT', headers, body: JSON.stringify({ version }) });
      expect(ok).toBe(true);
    },
    visitorWith: async (token) => {
      const visitor = createVisitor(target.url);
      expect((await visitor.signIn(token)).status).toBe(303);
      return visitor;
    },
    close: async () => {
      await target.close();
      await web.close();
    },
  };
  await world.publish('ferry', { url: `${web.url}/ferry.json`, headers: { 'x-key': 'of-the-source' } });
  await world.publish('open', { text: JSON.stringify(hostile) });
  await client.specs.setVisibility({ organizationId: 'acme', specSlug: 'open', visibility: 'public' });
  return world;
}

/** Fails for the token `unlucky`. */
function digest(data: string | Uint8Array): string {
  if (data === 'unlucky') throw new Error('The digest is out of order');
  return createHash('sha256').update(data).digest('hex');
}

async function insertOrganizations({ server, now }: TestServer): Promise<void> {
  const { organizations, spaces } = server.stores;
  const createdAt = now().toISOString();
  for (const id of ['acme', 'globex', script]) {
    await organizations.insert({ id, title: id, createdAt, emailDomains: [], type: 'business' });
  }
  await spaces.insert({ id: 'docs', organizationId: 'acme', createdAt });
  await spaces.insert({ id: 'theirs', organizationId: 'globex', createdAt });
}

/** Expects an HTML page with this status and the security headers. */
export function expectPage({ status, headers }: Seen, expected: number): void {
  expect(status).toBe(expected);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'referrer-policy': 'same-origin',
  });
}

/** Returns the text of a page without tags. */
export function textOf({ text }: Seen): string {
  return text
    .replace(/<style>.*?<\/style>/s, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}
