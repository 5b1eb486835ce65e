import { defined } from '@specshelf/base/defined';
import { summarize } from '@specshelf/changes/summarize';
import type { Schema } from '@specshelf/contract';
import type { Deps } from '../../base/ports/deps.js';
import type { OpenAPISpecRecord } from '../../base/ports/records.js';
import type { LabeledVersion } from '../../base/ports/spec-stores.js';
import { appURL, documentURL, versionURL } from '../../state/urls.js';
import { policyOf } from '../changes/policy-of.js';
import { presentPublication } from './publication.js';

/** Applies the current settings to what was counted when the version was created. */
function presentChanges(deps: Deps, spec: OpenAPISpecRecord, { changes }: LabeledVersion) {
  return changes && { from: changes.from, ...summarize(changes.tally, policyOf(deps, spec)) };
}

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
    ...defined({ changes: presentChanges(deps, spec, version) }),
    ...defined({ deprecation: version.deprecation }),
    url: documentURL(deps, spec, version.id),
    urls: { location: versionURL(deps, spec, version.id), app: appURL(deps, spec, version.id) },
  };
}
