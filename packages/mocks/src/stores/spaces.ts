import type { SpaceStore } from '@specshelf/service';
import { frozen } from './frozen.js';
import { comparePlaces } from './keyset-page.js';
import type { Tables } from './tables.js';

export function createSpaceStore({ spaces }: Tables): SpaceStore {
  return {
    async insert(space) {
      if (spaces.has(space.id)) return false;
      spaces.set(space.id, frozen(space));
      return true;
    },
    async find(id) {
      return spaces.get(id);
    },
    async list() {
      return [...spaces.values()].sort(comparePlaces);
    },
    async listOfOrganization(organizationId, limit) {
      const ofOrganization = [...spaces.values()].filter((space) => space.organizationId === organizationId);
      return ofOrganization.sort(comparePlaces).slice(0, limit);
    },
    async remove(id) {
      return spaces.delete(id);
    },
  };
}
