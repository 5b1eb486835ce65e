import type { Integration, StartTarget, Target, World } from '@specshelf/conformance';
import type { TestDatabases } from './each-database.js';
import { fillServer } from './fill-server.js';
import { startSourceSite } from './source-site.js';
import { startHooks } from './start-hooks.js';
import { type Program, startPrograms } from './start-programs.js';
import { startServer, type TestServer } from './start-server.js';

/** The server on a database as a target of the conformance suite. Each reset starts a new one on an empty database. */
export function serverTarget(databases: TestDatabases): StartTarget {
  return async (world) => startServerTarget(databases, world);
}

async function startServerTarget(databases: TestDatabases, world: World): Promise<Target> {
  const site = await startSourceSite();
  const programs = await startPrograms();
  const hooks = await startHooks();
  let tokens: Record<string, string> = {};
  let running: TestServer | undefined;
  const server = (): TestServer => {
    if (!running) throw new Error('The server runs between reset and close');
    return running;
  };
  return {
    get baseUrl() {
      return server().url;
    },
    get tokens() {
      return tokens;
    },
    fetch: (request) => fetch(request),
    advance: async (milliseconds) => server().advance(milliseconds),
    publish: async (...source) => site.publish(...source),
    async integrate(name, integration) {
      const { operator } = server().server;
      const endpoint = programs.set(name, toProgram(integration));
      const known = (await operator.integrations.list()).some((other) => other.name === name);
      if (!known) await operator.integrations.add({ name, endpoint, secret: 'a secret for tests' });
    },
    async hook(organizationId) {
      const { url, told } = hooks.add();
      const secret = 'a secret for tests';
      await server().server.operator.hooks.add({ organizationId, url, secret });
      return told;
    },
    async settle() {
      await server().server.processor.idle();
      await server().server.deliverer.idle();
    },
    async reset() {
      await running?.close();
      site.clear();
      running = await startServer({
        database: await databases.empty(),
        start: new Date(world.now),
        config: { rateLimit: world.rateLimit ?? 0 },
      });
      tokens = await fillServer(running, world);
    },
    async close() {
      await running?.close();
      await site.close();
      await programs.close();
      await hooks.close();
    },
  };
}

/** As the public runtime for integrations answers. */
function toProgram(integration: Integration): Program {
  return async ({ event, environment }) => {
    try {
      const answer = await integration(JSON.parse(event), JSON.parse(environment));
      return { status: 200, body: JSON.stringify(answer) };
    } catch (error) {
      const { code, message } = Object(error);
      return { status: code, body: JSON.stringify({ error: message }) };
    }
  };
}
