import { afterEach, beforeEach, describe } from 'vitest';
import type { Stores } from '../../src/index.js';
import { organization } from '../records.js';
import { workOn } from '../work-on.js';
import { describeAccessTokens } from './access-tokens.js';
import { describeAuditLog } from './audit-log.js';
import { describeClaims } from './claims.js';
import { describeContents } from './contents.js';
import { describeDeliveries } from './deliveries.js';
import { describeDeviceLogins } from './device-logins.js';
import { describeIntegrations } from './integrations.js';
import { describeLabels } from './labels/labels.js';
import { describePublications } from './labels/publications.js';
import { describeRetainedVersions } from './labels/retained-versions.js';
import { describeOrganizations } from './organizations.js';
import { describePrunableReport } from './prunable-report.js';
import { describePruning } from './pruning.js';
import { describeQueueOrder } from './queue-order.js';
import { describeCatalogValues } from './search/catalog-values.js';
import { describeSearch } from './search/search-index.js';
import { describeSearchResults } from './search/search-results.js';
import { describeSpaces } from './spaces.js';
import { describeSpecUpdates } from './spec-updates.js';
import { describeSpecs } from './specs.js';
import type { StoreSuite } from './store-suite.js';
import { describeTaskLeases } from './task-leases.js';
import { describeTrustedPublishers } from './trusted-publishers.js';
import { describeChanges } from './versions/changes.js';
import { describeDeprecation } from './versions/deprecation.js';
import { describeUsage } from './versions/usage.js';
import { describeVersions } from './versions/versions.js';

export interface OpenStores {
  stores: Stores;
  close?(): Promise<void>;
}

/**
 * Tests of an implementation of `Stores`, which is opened empty for each of them. They cover storage: the rules of transitions have
 * table tests without stores.
 */
export function describeStores(name: string, open: () => Promise<OpenStores>): void {
  describe(`the stores ${name}`, () => {
    let opened: OpenStores;

    beforeEach(async () => {
      opened = await open();
      await opened.stores.organizations.insert(organization());
    });

    afterEach(() => opened.close?.());

    const stores = delegateTo(() => opened.stores);
    const suite: StoreSuite = { stores, work: workOn(stores) };
    describeOrganizations(suite);
    describeSpaces(suite);
    describeAccessTokens(suite);
    describeDeviceLogins(suite);
    describeAuditLog(suite);
    describeIntegrations(suite);
    describeSpecs(suite);
    describeCatalogValues(suite);
    describeSpecUpdates(suite);
    describeClaims(suite);
    describeQueueOrder(suite);
    describeVersions(suite);
    describeChanges(suite);
    describePruning(suite);
    describePrunableReport(suite);
    describeLabels(suite);
    describePublications(suite);
    describeRetainedVersions(suite);
    describeContents(suite);
    describeDeliveries(suite);
    describeTaskLeases(suite);
    describeUsage(suite);
    describeDeprecation(suite);
    describeTrustedPublishers(suite);
    describeSearch(suite);
    describeSearchResults(suite);
  });
}

function delegateTo(current: () => Stores): Stores {
  return {
    get organizations() {
      return current().organizations;
    },
    get spaces() {
      return current().spaces;
    },
    get accessTokens() {
      return current().accessTokens;
    },
    get deviceLogins() {
      return current().deviceLogins;
    },
    get auditLog() {
      return current().auditLog;
    },
    get integrations() {
      return current().integrations;
    },
    get hooks() {
      return current().hooks;
    },
    get deliveries() {
      return current().deliveries;
    },
    get labels() {
      return current().labels;
    },
    get specs() {
      return current().specs;
    },
    get versions() {
      return current().versions;
    },
    get contents() {
      return current().contents;
    },
    get usage() {
      return current().usage;
    },
    get taskLeases() {
      return current().taskLeases;
    },
    get search() {
      return current().search;
    },
    get trustedPublishers() {
      return current().trustedPublishers;
    },
  };
}
