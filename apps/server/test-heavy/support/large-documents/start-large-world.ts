import { Client } from '@specshelf/sdk';
import { expect } from 'vitest';
import {
  type ClientThread,
  type ReceivedResponse,
  startClientThread,
} from '../../../test/support/http/client-thread.js';
import { createVisitor } from '../../../test/support/pages/visitor.js';
import { startServer } from '../../../test/support/server/start-server.js';
import type { LargeRoute } from './large-routes.js';

/** A server without caches, so that each request computes its answer, and a client in a thread of its own. */
export interface LargeWorld {
  sdk: Client;
  /** Publishes a text, and returns the ID of the version. */
  publish(specSlug: string, text: string): Promise<string>;
  request(route: LargeRoute): Promise<ReceivedResponse>;
  /** Sends a form to a page, as a signed-in visitor. */
  sendForm(path: string, contentType: string, body: string): Promise<ReceivedResponse>;
  close(): Promise<void>;
}

export async function startLargeWorld(): Promise<LargeWorld> {
  const limits = { cacheLimit: 1, workTimeLimit: 600, workMemoryLimit: 2048 };
  const target = await startServer({ databaseFile: ':memory:', config: limits });
  const { organizations, spaces } = target.server.stores;
  const createdAt = target.now().toISOString();
  await organizations.insert({ id: 'acme', title: 'Acme', createdAt, emailDomains: [], type: 'business' });
  await spaces.insert({ id: 'docs', organizationId: 'acme', createdAt });
  const token = await target.token({ scopes: ['openapi:read', 'openapi:write', 'space:read'] });
  const sdk = new Client({ baseUrl: target.url, token, timeout: 600_000, maxRetries: 0 });
  const visitor = createVisitor(target.url);
  expect((await visitor.signIn(token)).status).toBe(303);
  const client = startClientThread();
  return {
    sdk,
    publish: async (specSlug, text) => {
      await sdk.specs.upsert({ organizationId: 'acme', specSlug, source: { text } });
      await target.server.processor.idle();
      await sdk.specs.setVisibility({ organizationId: 'acme', specSlug, visibility: 'public' });
      const { processingState, lastVersion = '' } = await sdk.specs.get({ organizationId: 'acme', specSlug });
      expect(processingState).toBe('complete');
      return lastVersion;
    },
    request: (route) => send(client, target.url, route, { token, cookie: visitor.cookie ?? '' }),
    sendForm: (path, contentType, body) =>
      client.send({
        url: target.url + path,
        method: 'POST',
        headers: { cookie: visitor.cookie ?? '', 'content-type': contentType, accept: 'text/html' },
        body,
      }),
    close: async () => {
      await client.close();
      await target.close();
    },
  };
}

function send(
  client: ClientThread,
  root: string,
  { path, body }: LargeRoute,
  { token, cookie }: { token: string; cookie: string },
): Promise<ReceivedResponse> {
  const isPage = !path.startsWith('/v1') && !path.endsWith('/mcp');
  const headers = {
    'accept-encoding': 'gzip',
    accept: isPage ? 'text/html' : 'application/json, text/event-stream',
    ...(isPage ? { cookie } : { authorization: `Bearer ${token}` }),
  };
  if (body === undefined) return client.send({ url: root + path, headers });
  const sent = { ...headers, 'content-type': 'application/json' };
  return client.send({ url: root + path, method: 'POST', headers: sent, body: JSON.stringify(body) });
}
