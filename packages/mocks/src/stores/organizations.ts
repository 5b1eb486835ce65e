import {
  type OrganizationRecord,
  type OrganizationStore,
  organizationIdKey,
  withoutOrganization,
} from '@specshelf/service';
import { frozen } from './frozen.js';
import { comparePlaces } from './keyset-page.js';
import type { Tables } from './tables.js';

export function createOrganizationStore(tables: Tables): OrganizationStore {
  const { organizations } = tables;
  return {
    async insert(organization) {
      if (allWithKeyOf(tables, organization.id).length > 0) return false;
      organizations.set(organization.id, frozen(organization));
      return true;
    },
    async replace(organization) {
      if (!organizations.has(organization.id)) return false;
      organizations.set(organization.id, frozen(organization));
      return true;
    },
    async find(id) {
      const exact = organizations.get(id);
      if (exact) return exact;
      const [found, another] = allWithKeyOf(tables, id);
      return another ? undefined : found;
    },
    async list() {
      return [...organizations.values()].sort(comparePlaces);
    },
    async findByEmailDomain(emailDomain) {
      const found = [...organizations.values()].filter(({ emailDomains }) =>
        emailDomains.includes(emailDomain),
      );
      return found.sort(comparePlaces);
    },
    async idsCreatedAfter(time) {
      const later = [...organizations.values()].filter(({ createdAt }) => createdAt > time);
      return later.map(({ id }) => id);
    },
    async remove(id, now) {
      if (!organizations.delete(id)) return false;
      removeResourcesOf(tables, id);
      removeFromTokens(tables, id, now);
      return true;
    },
  };
}

function allWithKeyOf({ organizations }: Tables, id: string): Readonly<OrganizationRecord>[] {
  const key = organizationIdKey(id);
  return [...organizations.values()].filter((organization) => organizationIdKey(organization.id) === key);
}

function removeResourcesOf(tables: Tables, id: string): void {
  const { spaces, specs, versions, hooks, deliveries, auditLog, trustedPublishers } = tables;
  const belongs = ({ organizationId }: { organizationId: string }) => organizationId === id;
  deleteWhere(spaces, belongs);
  deleteWhere(specs, belongs);
  deleteWhere(hooks, belongs);
  deleteWhere(auditLog, belongs);
  deleteWhere(trustedPublishers, belongs);
  deleteWhere(versions, ({ specId }) => !specs.has(specId));
  deleteWhere(deliveries, ({ hookId }) => !hooks.has(hookId));
}

function deleteWhere<T>(table: Map<string, T>, matches: (record: T) => boolean): void {
  for (const [key, record] of table) if (matches(record)) table.delete(key);
}

function removeFromTokens({ accessTokens }: Tables, organizationId: string, now: string): void {
  for (const [hash, token] of accessTokens) {
    const access = withoutOrganization(token, organizationId, now);
    if (access) accessTokens.set(hash, frozen({ ...token, ...access }));
  }
}
