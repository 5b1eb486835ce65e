import type { SpaceStore } from '@specshelf/service';
import { copy } from './copy.js';
import type { Tables } from './tables.js';

export function createSpaceStore({ spaces }: Tables): SpaceStore {
  return {
    async insert(space) {
      if (spaces.has(space.id)) throw new Error(`There is a space ${space.id} already`);
      spaces.set(space.id, copy(space));
    },
    async find(id) {
      const space = spaces.get(id);
      return space && copy(space);
    },
  };
}
