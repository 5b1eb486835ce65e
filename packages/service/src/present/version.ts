import type { Schema } from '@specshelf/contract';
import { defined } from '@specshelf/markdown/defined';
import type { Deps } from '../ports/deps.js';
import type { OpenAPISpecRecord } from '../ports/records.js';
import type { LabeledVersion } from '../ports/spec-stores.js';
import { presentPublication } from './publication.js';
import { appURL, documentURL, versionURL } from './urls.js';

export function presentVersion(
  deps: Deps,
  spec: OpenAPISpecRecord,
  version: LabeledVersion,
): Schema<'OpenAPISpecVersion'> {
  return {
    object: 'openapi-spec-version',
    id: version.id,
    createdAt: version.createdAt,
    ...version.facts,
    ...defined({ openapi: version.openapi, size: version.size }),
    digest: version.digest,
    labels: [...version.labels],
    ...defined({ publication: version.publication && presentPublication(version.publication) }),
    publicationCount: version.publicationCount,
    ...defined({ deprecation: version.deprecation }),
    url: documentURL(deps, spec, version.id),
    urls: { location: versionURL(deps, spec, version.id), app: appURL(deps, spec, version.id) },
  };
}
