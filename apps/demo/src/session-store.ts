import type { SessionStore } from '@specshelf/mocks/console';

/** Stores the session in the cache storage, where it outlives the worker. `scope` separates demos of one origin. */
export function createSessionStore(scope: string): SessionStore {
  const key = new URL('session', scope).href;
  const open = () => caches.open('specshelf-demo');
  return {
    read: async () => {
      const stored = await (await open()).match(key);
      return stored?.text();
    },
    write: async (cookie) => {
      const cache = await open();
      if (cookie === undefined) await cache.delete(key);
      else await cache.put(key, new Response(cookie));
    },
  };
}
