import type { Handlers } from '@specshelf/contract';
import { lazy } from '../../base/concurrency/lazy.js';
import type { Deps } from '../../base/ports/deps.js';
import type { Principal } from '../../base/ports/access/principal.js';
import type { UsageCounter } from '../../features/usage/create-usage-counter.js';
import type { Renderers } from '../../work/computed/renderers.js';
import { deferredHandlers } from './deferred-handlers.js';
import { getAuthenticatedUser } from './getAuthenticatedUser.js';
import { getLatestOpenAPISpecVersion } from './getLatestOpenAPISpecVersion.js';
import { getOpenAPISpecBySlug } from './getOpenAPISpecBySlug.js';
import { getOpenAPISpecVersionById } from './getOpenAPISpecVersionById.js';
import { listOpenAPISpecs } from './listOpenAPISpecs.js';
import { listOpenAPISpecVersions } from './listOpenAPISpecVersions.js';

export function createHandlers(
  deps: Deps,
  loadRenderers: () => Promise<Renderers>,
  usage: UsageCounter,
): Handlers<Principal> {
  const computed = lazy(async () =>
    (await import('../lazy-modules.js')).createComputedContent(deps, await loadRenderers()),
  );
  const onDemand = lazy(async () =>
    (await import('../on-demand.js')).createOnDemandHandlers(deps, computed, usage),
  );
  return {
    ...deferredHandlers(onDemand),
    getAuthenticatedUser: getAuthenticatedUser(deps),
    getLatestOpenAPISpecVersion: getLatestOpenAPISpecVersion(deps),
    getOpenAPISpecBySlug: getOpenAPISpecBySlug(deps),
    getOpenAPISpecVersionById: getOpenAPISpecVersionById(deps),
    listOpenAPISpecVersions: listOpenAPISpecVersions(deps),
    listOpenAPISpecs: listOpenAPISpecs(deps),
  };
}
