import { type Backend, createBackend } from '@specshelf/mocks/backend';
import { before } from './documents.js';
import { type RunOptions, type RunResult, run } from './run.js';

export interface TestServer {
  backend: Backend;
  /** Runs the command line with the address and a token of the server in its environment. */
  run(args: readonly string[], options?: RunOptions): Promise<RunResult>;
  /** Publishes a source with labels. */
  publish(slug: string, source: object, ...labels: string[]): Promise<void>;
}

/** Starts a server in memory. */
export function startServer(options: Parameters<typeof createBackend>[0] = {}): TestServer {
  const backend = createBackend(options);
  const env = {
    SPECSHELF_BASE_URL: backend.baseUrl,
    SPECSHELF_TOKEN: backend.token,
    SPECSHELF_ORGANIZATION: 'default',
  };
  return {
    backend,
    async publish(slug, source, ...labels) {
      const response = await backend.fetch(`/v1/orgs/default/openapi/${slug}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${backend.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ source, labels }),
      });
      if (!response.ok) throw new Error(await response.text());
      await backend.drainQueue();
    },
    run: (args, more = {}) => run(args, { fetch: backend.fetch, ...more, env: { ...env, ...more.env } }),
  };
}

/** Publishes `before` as `ferries`. */
export async function published(server = startServer()): Promise<TestServer> {
  await server.backend.add.spec({ slug: 'ferries', source: { text: before } });
  return server;
}

/** Returns a specification; undefined if it does not exist. */
export async function specOf({ backend }: TestServer, slug: string) {
  const response = await backend.fetch(`/v1/orgs/default/openapi/${slug}`, {
    headers: { authorization: `Bearer ${backend.token}` },
  });
  return response.status === 404 ? undefined : JSON.parse(await response.text());
}
