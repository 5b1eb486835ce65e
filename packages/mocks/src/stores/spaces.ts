import type { SpaceStore } from '@specshelf/service';
import { copy } from './copy.js';
import { comparePlaces } from './keyset-page.js';
import type { Tables } from './tables.js';

export function createSpaceStore({ spaces }: Tables): SpaceStore {
  return {
    async insert(space) {
      if (spaces.has(space.id)) return false;
      spaces.set(space.id, copy(space));
      return true;
    },
    async find(id) {
      const space = spaces.get(id);
      return space && copy(space);
    },
    async list() {
      return [...spaces.values()].sort(comparePlaces).map(copy);
    },
    async remove(id) {
      return spaces.delete(id);
    },
  };
}
