import type { StartTarget, World, WorldToken } from '@specshelf/conformance';
import type { Backend, BackendOptions, Grant, HookDelivery } from '../../src/backend.js';
import { createConsole } from '../../src/console.js';
import { prune } from './prune.js';

/** A backend with its fetch and its cleanup. */
export interface Connection {
  backend: Backend;
  fetch(request: Request): Promise<Response>;
  close(): void;
}

/** Returns a function that starts targets of the mocks with a world. */
export function startMocks(connect: (options: BackendOptions) => Connection): StartTarget {
  return async (world) => {
    const { backend, fetch, close } = connect(toOptions(world));
    const pages = createConsole(backend);
    return {
      baseUrl: backend.baseUrl,
      tokens: Object.fromEntries(Object.keys(world.tokens).map((name) => [name, secretOf(name)])),
      fetch,
      visit: async (request) => (await pages(request.clone())) ?? fetch(request),
      advanceClock: async (milliseconds) => backend.clock.advance(milliseconds),
      hostFile: async (name, text, headers = {}) => {
        const url = `https://sources.example/${name}`;
        backend.add.source(url, { text, headers });
        return url;
      },
      hostIssuer: async (name, keys) => {
        const issuer = `https://issuers.example/${name}`;
        backend.add.issuer(issuer, { keys });
        return issuer;
      },
      // Serialized as by a server: the response of an integration has no type.
      registerIntegration: (name, integration) =>
        backend.add.integration(name, async (...args) =>
          JSON.parse(JSON.stringify(await integration(...args))),
        ),
      registerHook: async (organizationId) => {
        const delivered: { tags: (readonly string[])[]; events: unknown[]; changes: unknown[] } = {
          tags: [],
          events: [],
          changes: [],
        };
        const hook = ({ tags, events = [], changes }: HookDelivery) => {
          delivered.tags.push(tags);
          delivered.changes.push(changes);
          delivered.events.push(...events);
        };
        await backend.add.hook(hook, { organizationId });
        return delivered;
      },
      prune: (organizationId, keepVersions) => prune(backend, organizationId, keepVersions),
      decideLogin: ({ userCode, token, decision }) =>
        backend.decideLogin(
          userCode,
          decision === 'denied'
            ? decision
            : { ...decision, token: token in world.tokens ? secretOf(token) : token },
        ),
      drainQueue: () => backend.drainQueue(),
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
