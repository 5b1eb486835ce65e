import type { StartTarget, World, WorldToken } from '@specshelf/conformance';
import type { Backend, BackendOptions, Grant } from '../../src/backend.js';

/** How a backend is reached, and let go of. */
export interface Connection {
  backend: Backend;
  fetch(request: Request): Promise<Response>;
  close(): void;
}

/** Makes targets of a mock that holds a world. */
export function startMocks(connect: (options: BackendOptions) => Connection): StartTarget {
  return async (world) => {
    const { backend, fetch, close } = connect(toOptions(world));
    return {
      baseUrl: backend.baseUrl,
      tokens: Object.fromEntries(Object.keys(world.tokens).map((name) => [name, secretOf(name)])),
      fetch,
      advance: async (milliseconds) => backend.clock.advance(milliseconds),
      publish: async (name, text, headers = {}) => {
        const url = `https://sources.example/${name}`;
        backend.add.source(url, { text, headers });
        return url;
      },
      // What a program answers has no type.
      integrate: (name, integration) =>
        backend.add.integration(name, async (...asked) =>
          JSON.parse(JSON.stringify(await integration(...asked))),
        ),
      hook: async (organizationId) => {
        const told: (readonly string[])[] = [];
        await backend.add.hook(({ tags }) => void told.push(tags), { organizationId });
        return told;
      },
      settle: () => backend.settle(),
      reset: async () => {
        backend.reset();
        const { rateLimit: limit } = world;
        if (limit !== undefined) backend.scenario.rateLimit({ limit, windowMs: 60_000 });
      },
      close: async () => close(),
    };
  };
}

function toOptions(world: World): BackendOptions {
  const tokens = Object.entries(world.tokens).map(
    ([name, token]) => [secretOf(name), toGrant(token)] as const,
  );
  return {
    startAt: world.now,
    world: { organizations: world.organizations },
    auth: { tokens: Object.fromEntries(tokens) },
    processing: { kind: 'manual' },
  };
}

function toGrant({ organizations, ...token }: WorldToken): Grant {
  return { ...token, organizations: organizations === '*' ? 'all' : organizations };
}

function secretOf(name: string): string {
  return `secret-of-${name}`;
}
