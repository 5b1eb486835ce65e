import { defined } from '@specshelf/base/defined';
import { hasScope, type Principal } from '../base/ports/access/principal.js';
import type { Deps } from '../base/ports/deps.js';
import type { OpenAPISpecRecord } from '../base/ports/records.js';
import { listedVersion } from './listed-version.js';
import type { ReadableVersions } from './reader.js';

const listedVersions = 10;

/**
 * Lists the labels of a specification that `Reader.open` has opened for the principal, and for its members the newest versions. The list
 * has no publishers, which only members see.
 */
export async function listReadable(
  { stores }: Pick<Deps, 'stores'>,
  spec: OpenAPISpecRecord,
  principal: Principal,
): Promise<ReadableVersions> {
  const isMember = hasScope(principal, 'openapi:read', spec.organizationId, spec.slug);
  const [labels, listed] = await Promise.all([
    stores.labels.list(spec.id),
    isMember ? stores.versions.list(spec.id, { limit: listedVersions }) : undefined,
  ]);
  return {
    labels: labels.map(({ name: label, version: id, versionCreatedAt: createdAt, documentVersion }) => ({
      ...{ label, id, createdAt },
      ...defined({ documentVersion }),
    })),
    versions: (listed?.records ?? []).map(listedVersion),
  };
}
