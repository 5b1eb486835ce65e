import type { Schema } from '@specshelf/contract';
import type { Deps } from '../deps.js';
import { hasScope, type Principal } from '../principal.js';
import type { OpenAPISpecSummary } from '../records.js';
import { defined } from './defined.js';
import { appURL, publishedURL, specURL } from './urls.js';

/** A specification as the API shows it to this caller. */
export function presentSpec(
  deps: Deps,
  principal: Principal,
  spec: OpenAPISpecSummary,
): Schema<'OpenAPISpec'> {
  return {
    object: 'openapi-spec',
    id: spec.id,
    createdAt: spec.createdAt,
    updatedAt: spec.updatedAt,
    slug: spec.slug,
    ...(spec.source.kind === 'url' ? { sourceURL: spec.source.url } : {}),
    processingState: spec.processingState,
    visibility: spec.visibility,
    ...defined({
      lastVersion: spec.lastVersion,
      lastProcessedAt: spec.lastProcessedAt,
      lastProcessErrorCode: spec.lastProcessErrorCode,
    }),
    lastProcessedErrors: spec.lastProcessedErrors,
    lastProcessedErrorCount: spec.lastProcessedErrorCount,
    permissions: { view: hasScope(principal, 'openapi:read'), edit: hasScope(principal, 'openapi:write') },
    urls: {
      location: specURL(deps, spec),
      app: appURL(deps, spec),
      ...(spec.visibility === 'public' ? { published: publishedURL(deps, spec) } : {}),
    },
  };
}
