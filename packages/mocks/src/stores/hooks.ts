import { defined } from '@specshelf/base/defined';
import type { HookChanges, HookStore } from '@specshelf/service';
import { frozen } from './frozen.js';
import { comparePlaces } from './keyset-page.js';
import type { Tables } from './tables.js';

export function createHookStore({ hooks, deliveries }: Tables): HookStore {
  return {
    async insert(hook) {
      hooks.set(hook.id, frozen(hook));
    },
    async find(id) {
      return hooks.get(id);
    },
    async list() {
      const waiting = (id: string) => [...deliveries.values()].filter(({ hookId }) => hookId === id).length;
      return [...hooks.values()].sort(comparePlaces).map((hook) => ({ ...hook, waiting: waiting(hook.id) }));
    },
    async remove(id) {
      for (const [key, { hookId }] of deliveries) if (hookId === id) deliveries.delete(key);
      return hooks.delete(id);
    },
  };
}

export function updateHook({ hooks }: Tables, id: string, { lastFailure, ...changes }: HookChanges): void {
  const hook = hooks.get(id);
  if (!hook) return;
  const { lastFailure: _replaced, ...others } = hook;
  hooks.set(id, frozen({ ...others, ...changes, ...defined({ lastFailure }) }));
}
