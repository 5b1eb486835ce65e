import type { Stores } from '@specshelf/service';
import { createAccessTokenStore } from './access-tokens.js';
import { createAuditLogStore } from './audit-log.js';
import { createContentStore } from './contents.js';
import { createDeliveryStore } from './deliveries.js';
import { createDeviceLoginStore } from './device-logins.js';
import { createHookStore } from './hooks.js';
import { createIntegrationStore } from './integrations.js';
import { createOpenAPISpecStore, type MayStart } from './openapi-specs.js';
import { createOrganizationStore } from './organizations.js';
import { createSearchStore } from './search.js';
import { createSpaceStore } from './spaces.js';
import { createTables, type Tables } from './tables.js';
import { createTaskLeaseStore } from './task-leases.js';
import { createTrustedPublisherStore } from './trusted-publishers.js';
import { createLabelStore } from './versions/labels.js';
import { createOpenAPISpecVersionStore } from './versions/openapi-spec-versions.js';
import { createUsageStore } from './versions/usage.js';

/** Creates in-memory stores for the service. */
export function createStores(mayStart: MayStart = () => true, tables: Tables = createTables()): Stores {
  const accessTokens = createAccessTokenStore(tables);
  return {
    organizations: createOrganizationStore(tables),
    spaces: createSpaceStore(tables),
    accessTokens,
    deviceLogins: createDeviceLoginStore(tables, accessTokens),
    auditLog: createAuditLogStore(tables),
    integrations: createIntegrationStore(tables),
    hooks: createHookStore(tables),
    deliveries: createDeliveryStore(tables),
    specs: createOpenAPISpecStore(tables, mayStart),
    versions: createOpenAPISpecVersionStore(tables),
    labels: createLabelStore(tables),
    contents: createContentStore(tables),
    taskLeases: createTaskLeaseStore(tables),
    usage: createUsageStore(tables),
    trustedPublishers: createTrustedPublisherStore(tables),
    search: createSearchStore(tables),
  };
}
