import { newId } from '@specshelf/base/new-id';
import type { EndedSessions } from '@specshelf/console';
import { smallBodyLimit } from '@specshelf/service/bodies';
import { createByteBudget } from '@specshelf/service/byte-budget';
import type { Database } from '@specshelf/store/database';
import * as endedSessions from '@specshelf/store/ended-sessions';
import type { Logger } from 'pino';
import type { Config } from '../config/config.js';
import { type App, createApp } from '../http/create-app.js';
import { createRateLimits } from '../http/limits/create-rate-limits.js';
import { createReplySender } from '../http/response/create-reply-sender.js';
import { createMCPHandler } from '../mcp/create-mcp-handler.js';
import type { Metrics } from '../metrics/create-metrics.js';
import type { ServerIdentityProvider } from '../oidc/create-identity-provider.js';
import { createPages } from '../pages/create-pages.js';
import { createAPIDocumentLoader } from '../pages/load-api-document.js';
import type { OpenedService } from './open-service.js';

interface AppParts {
  opened: OpenedService;
  database: Database;
  provider: ServerIdentityProvider | undefined;
  logger: Logger;
  metrics: Metrics;
  now(): Date;
}

/** Creates the Express application of a server. */
export function createServerApp(config: Config, parts: AppParts): App {
  const { opened, database, provider, logger, metrics, now } = parts;
  const { service, deps } = opened;
  const rateLimits = createRateLimits(config.rateLimit, database.createRateLimiter);
  const sender = createReplySender({
    cacheLimit: config.cacheLimit,
    transit: { budget: config.responseBudget },
  });
  const bodyBudget = createByteBudget({ capacity: config.bodyBudget, small: smallBodyLimit });
  const pages = createPages({
    bodyLimit: config.bodyLimit,
    bodyBudget,
    settings: {
      filesLimit: Math.min(config.bodyLimit, config.filesLimit),
      documentLimit: config.documentLimit,
      refreshes: config.refreshInterval > 0,
    },
    loadAPIDocument: createAPIDocumentLoader(deps),
    service,
    deps,
    sender,
    endedSessions: endedSessionsOf(database, now),
    provider,
    logger,
    rateLimits,
  });
  const mcp = createMCPHandler({
    ...{ service, deps, logger, rateLimits, bodyBudget },
    origins: config.corsOrigins,
  });
  return createApp({
    service,
    sender,
    pages,
    mcp,
    logger,
    metrics,
    newRequestId: newId,
    bodyLimit: config.bodyLimit,
    bodyBudget,
    rateLimits,
    trustProxy: config.trustProxy,
    corsOrigins: config.corsOrigins,
  });
}

function endedSessionsOf({ query, write }: Database, now: () => Date): EndedSessions {
  return {
    add: (id, until) =>
      write((transaction) =>
        endedSessions.insert(transaction, { id, until: until.toISOString(), now: now().toISOString() }),
      ),
    has: (id) => query((connection) => endedSessions.has(connection, id)),
  };
}
