import { type OrganizationRecord, type OrganizationStore, organizationIdKey } from '@specshelf/service';
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
    async remove(id, now) {
      if (!organizations.delete(id)) return false;
      removeWhatBelongsTo(tables, id);
      leaveTokens(tables, id, now);
      return true;
    },
  };
}

function allWithKeyOf({ organizations }: Tables, id: string): Readonly<OrganizationRecord>[] {
  const key = organizationIdKey(id);
  return [...organizations.values()].filter((organization) => organizationIdKey(organization.id) === key);
}

function removeWhatBelongsTo({ spaces, specs, versions, hooks, deliveries }: Tables, id: string): void {
  const isOurs = ({ organizationId }: { organizationId: string }) => organizationId === id;
  deleteWhere(spaces, isOurs);
  deleteWhere(specs, isOurs);
  deleteWhere(hooks, isOurs);
  deleteWhere(versions, ({ specId }) => !specs.has(specId));
  deleteWhere(deliveries, ({ hookId }) => !hooks.has(hookId));
}

function deleteWhere<T>(table: Map<string, T>, isMeant: (record: T) => boolean): void {
  for (const [key, record] of table) if (isMeant(record)) table.delete(key);
}

function leaveTokens({ accessTokens }: Tables, organizationId: string, now: string): void {
  for (const [hash, token] of accessTokens) {
    if (token.organizations === '*' || !token.organizations.includes(organizationId)) continue;
    const organizations = token.organizations.filter((id) => id !== organizationId);
    const end = organizations.length === 0 ? { revokedAt: token.revokedAt ?? now } : {};
    accessTokens.set(hash, frozen({ ...token, organizations, ...end }));
  }
}
