import type { ChoreStore } from '@specshelf/service';
import type { Tables } from './tables.js';

export function createChoreStore({ chores }: Tables): ChoreStore {
  return {
    async claim(chore, { now, until, held }) {
      const taken = chores.get(chore);
      if (taken !== undefined && taken > now && taken !== held) return false;
      chores.set(chore, until);
      return true;
    },
  };
}
