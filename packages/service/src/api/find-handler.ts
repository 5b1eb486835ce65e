import type { Handler, Handlers, OperationId } from '@specshelf/contract';
import { lazy } from '../base/concurrency/lazy.js';
import type { Principal } from '../base/ports/access/principal.js';
import type { Deps } from '../base/ports/deps.js';
import type { UsageCounter } from '../features/usage/create-usage-counter.js';
import type { Renderers } from '../work/computed/renderers.js';
import { createReadHandlers } from './read-handlers.js';

/** Returns the handler of an operation. */
export type FindHandler = <Id extends OperationId>(id: Id) => Promise<Handler<Id, Principal>>;

/** Loads the handlers of most operations when the first of them is called: reading specifications needs none of them. */
export function createHandlerFinder(
  deps: Deps,
  loadRenderers: () => Promise<Renderers>,
  usage: UsageCounter,
): FindHandler {
  const quick = createReadHandlers(deps);
  const read: Partial<Handlers<Principal>> = quick;
  const loadComputed = lazy(async () =>
    (await import('./lazy-modules.js')).createComputedContent(deps, await loadRenderers()),
  );
  const loadAll = lazy(async (): Promise<Handlers<Principal>> => {
    const { createOtherHandlers } = await import('./on-demand.js');
    return { ...quick, ...createOtherHandlers(deps, loadComputed, usage) };
  });
  return async (id) => read[id] ?? (await loadAll())[id];
}
