import type { Schema } from '@specshelf/contract';
import { defined } from '@specshelf/markdown/defined';
import type { Deps } from '../ports/deps.js';
import type { OpenAPISpecRecord, OpenAPISpecVersionRecord } from '../ports/records.js';
import { appURL, documentURL, versionURL } from './urls.js';

export function presentVersion(
  deps: Deps,
  spec: OpenAPISpecRecord,
  version: OpenAPISpecVersionRecord,
): Schema<'OpenAPISpecVersion'> {
  return {
    object: 'openapi-spec-version',
    id: version.id,
    createdAt: version.createdAt,
    ...version.facts,
    ...defined({ openapi: version.openapi, size: version.size }),
    digest: version.digest,
    url: documentURL(deps, spec, version.id),
    urls: { location: versionURL(deps, spec, version.id), app: appURL(deps, spec, version.id) },
  };
}
