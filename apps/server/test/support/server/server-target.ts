import type { Integration, StartTarget, Target, World } from '@specshelf/conformance';
import * as deliveries from '@specshelf/store/deliveries';
import * as processingQueue from '@specshelf/store/processing-queue';
import { rememberRows, type TestDatabases } from '@specshelf/store/test/each-database';
import { startSourceSite } from '../http/source-site.js';
import { decideLogin } from './decide-login.js';
import { fillServer } from './fill-server.js';
import { startHooks } from './start-hooks.js';
import { type Program, startPrograms } from './start-programs.js';
import { startServer, type TestServer } from './start-server.js';
import { visit } from './visit.js';

/**
 * Returns a function that starts targets of the server on a database. A reset restores the rows that the running
 * server started with; a server that is still processing is replaced.
 */
export function serverTarget(databases: TestDatabases): StartTarget {
  return async (world) => startServerTarget(databases, world);
}

async function startServerTarget(databases: TestDatabases, world: World): Promise<Target> {
  const site = await startSourceSite();
  const programs = await startPrograms();
  const hooks = await startHooks();
  let tokens: Record<string, string> = {};
  let running: TestServer | undefined;
  let restore = async (): Promise<void> => undefined;
  const server = (): TestServer => {
    if (!running) throw new Error('The server runs only between reset and close');
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
    visit: (request) => visit(request),
    advanceClock: async (milliseconds) => server().advance(milliseconds),
    hostFile: async (...source) => site.publish(...source),
    async hostIssuer(name, keys) {
      const jwks_uri = site.publish(`${name}/keys`, JSON.stringify({ keys }));
      const issuer = jwks_uri.replace(/\/keys$/, '');
      site.publish(`${name}/.well-known/openid-configuration`, JSON.stringify({ issuer, jwks_uri }));
      return issuer;
    },
    async registerIntegration(name, integration) {
      const { operator } = server().server;
      const endpoint = programs.set(name, toProgram(integration));
      const known = (await operator.integrations.list()).some((other) => other.name === name);
      if (!known) await operator.integrations.add({ name, endpoint, secret: 'a secret for tests' });
    },
    async registerHook(organizationId) {
      const { url, deliveredTags: tags, deliveredEvents: events, deliveredChanges: changes } = hooks.add();
      const secret = 'a secret for tests';
      await server().server.operator.hooks.add({ organizationId, url, secret });
      return { tags, events, changes };
    },
    async prune(organizationId, keepVersions) {
      const { operator } = server().server;
      await operator.organizations.update(organizationId, { retention: { keepVersions } });
      await operator.retention.prune(organizationId);
    },
    decideLogin: ({ token, ...login }) => decideLogin(server().url, tokens[token] ?? token, login),
    async drainQueue() {
      await server().server.processor.idle();
      await server().server.deliverer.idle();
    },
    async reset() {
      site.clear();
      if (running && (await isIdle(running))) {
        await restore();
        running.setClock(new Date(world.now));
      } else {
        await running?.close();
        running = await startServer({
          database: await databases.empty(),
          start: new Date(world.now),
          config: { rateLimit: world.rateLimit ?? 0, trustedIssuers: [site.publish('issuer', '')] },
        });
        tokens = await fillServer(running, world);
        restore = await rememberRows(running.server.database, filledTables);
      }
    },
    async close() {
      await running?.close();
      await site.close();
      await programs.close();
      await hooks.close();
    },
  };
}

// Those that `fillServer` fills.
const filledTables = ['organizations', 'email_domains', 'spaces', 'access_tokens'] as const;

/** Returns whether no work is queued or in progress that could write after the database is emptied. */
async function isIdle({ server }: TestServer): Promise<boolean> {
  return server.database.query(async (connection) => {
    const { waiting, inProgress } = await processingQueue.countQueue(connection, new Date().toISOString());
    return waiting + inProgress + (await deliveries.count(connection)) === 0;
  });
}

/** Answers like the public integration runtime. */
function toProgram(integration: Integration): Program {
  return async ({ event, environment }) => {
    try {
      const response = await integration(JSON.parse(event), JSON.parse(environment));
      return { status: 200, body: JSON.stringify(response) };
    } catch (error) {
      const { code, message } = Object(error);
      return { status: code, body: JSON.stringify({ error: message }) };
    }
  };
}
