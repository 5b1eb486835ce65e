import { invalidRequest } from '../errors.js';
import type { Deps } from '../ports/deps.js';
import { spaceAppURL } from '../present/urls.js';
import { openBuiltinSource } from './builtin-source.js';
import { openIntegrationSource } from './integration-source.js';
import type { OpenSource } from './opened-source.js';
import { pagesWithin } from './pages-within.js';
import type { Renderers } from './renderers.js';

/** Resolves the dependencies of sources. Rejects unknown types and invalid props. */
export function createSourceOpener(deps: Deps, renderers: Renderers): OpenSource {
  const openSource: OpenSource = async (kind, request) => {
    const { space, source, principal } = request;
    if (source.type === 'builtin:openapi') return openBuiltinSource(deps, renderers, kind, space, source);
    const integration = await openIntegrationSource(deps, renderers, space, source, principal);
    if (!integration) throw unknownType(source.type);
    const openNested = (nested: typeof source) => openSource('revision', { ...request, source: nested });
    return {
      ...integration,
      isPure: false,
      appURL: spaceAppURL(deps, space.id),
      pages: (seed, trip) => pagesWithin(deps, integration, openNested, seed, trip),
    };
  };
  return openSource;
}

function unknownType(type: string) {
  const message = `${JSON.stringify(type)} is not a source type that is known here; use "builtin:openapi" or "integration:<name>:<source>"`;
  return invalidRequest([{ path: '/body/source/type', message }]);
}
