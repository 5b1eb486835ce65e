import type { Stores } from '@specshelf/service';
import type { Database } from './database/database.js';
import { createIntegrationStore } from './organizations/integrations.js';
import { createOrganizationStore } from './organizations/organizations.js';
import { createSpaceStore } from './organizations/spaces.js';
import { createAuditLogStore } from './records/audit-log.js';
import { createContentStore } from './records/contents.js';
import { createDeliveryStore } from './records/deliveries.js';
import { createHookStore } from './records/hooks.js';
import { createTaskLeaseStore } from './records/task-leases.js';
import { createUsageStore } from './records/version-reads.js';
import { createSearchStore } from './search-index/create-search-store.js';
import { createVersionStore } from './specs/create-version-store.js';
import { createLabelStore } from './specs/labels.js';
import { createSpecStore } from './specs/openapi-specs.js';
import { createAccessTokenStore } from './tokens/access-tokens.js';
import { cacheTokens } from './tokens/cache-tokens.js';
import { createDeviceLoginStore } from './tokens/device-logins.js';
import { createTrustedPublisherStore } from './tokens/trusted-publishers.js';

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
