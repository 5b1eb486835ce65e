import type { Stores } from '@specshelf/service';
import { createAuditLogStore } from './audit-log.js';
import { createContentStore } from './contents.js';
import type { Database } from './database/database.js';
import { createDeliveryStore } from './deliveries.js';
import { createHookStore } from './hooks.js';
import { createIntegrationStore } from './integrations.js';
import { createOrganizationStore } from './organizations.js';
import { createSearchStore } from './search-index/create-search-store.js';
import { createSpaceStore } from './spaces.js';
import { createVersionStore } from './specs/create-version-store.js';
import { createLabelStore } from './specs/labels.js';
import { createSpecStore } from './specs/openapi-specs.js';
import { createTaskLeaseStore } from './task-leases.js';
import { createAccessTokenStore } from './tokens/access-tokens.js';
import { cacheTokens } from './tokens/cache-tokens.js';
import { createDeviceLoginStore } from './tokens/device-logins.js';
import { createTrustedPublisherStore } from './tokens/trusted-publishers.js';
import { createUsageStore } from './version-reads.js';

/** Creates the stores of the service on a database. */
export function createStores(
  database: Pick<
    Database,
    'queryPrepared' | 'isShared' | 'query' | 'write' | 'processId' | 'searchDocuments' | 'findDocuments'
  >,
): Stores {
  const accessTokens = createAccessTokenStore(database);
  const cachedTokens = database.isShared ? cacheTokens(accessTokens) : undefined;
  return {
    organizations: createOrganizationStore(database),
    spaces: createSpaceStore(database),
    accessTokens: cachedTokens ?? accessTokens,
    deviceLogins: createDeviceLoginStore(database),
    auditLog: createAuditLogStore(database),
    integrations: createIntegrationStore(database),
    hooks: createHookStore(database),
    deliveries: createDeliveryStore(database),
    specs: createSpecStore(database),
    versions: createVersionStore(database),
    labels: createLabelStore(database),
    contents: createContentStore(database),
    taskLeases: createTaskLeaseStore(database),
    usage: createUsageStore(database),
    trustedPublishers: createTrustedPublisherStore(database, () => cachedTokens?.clear()),
    search: createSearchStore(database),
  };
}
