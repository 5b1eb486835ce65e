import type { OrganizationStore } from '@specshelf/service';
import { copy } from './copy.js';
import { comparePlaces } from './keyset-page.js';
import type { Tables } from './tables.js';

export function createOrganizationStore({ organizations }: Tables): OrganizationStore {
  return {
    async insert(organization) {
      if (organizations.has(organization.id))
        throw new Error(`There is an organization ${organization.id} already`);
      organizations.set(organization.id, copy(organization));
    },
    async find(id) {
      const organization = organizations.get(id);
      return organization && copy(organization);
    },
    async findByEmailDomain(emailDomain) {
      const found = [...organizations.values()].filter(({ emailDomains }) =>
        emailDomains.includes(emailDomain),
      );
      return found.sort(comparePlaces).map(copy);
    },
  };
}
