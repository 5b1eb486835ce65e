import { defined } from '@specshelf/markdown/defined';
import { hasScope, type Principal } from '../access/principal.js';
import type { Deps } from '../ports/deps.js';
import type { OpenAPISpecRecord, OpenAPISpecVersionRecord } from '../ports/records.js';
import type { ListedVersion, ReadableLabel, ReadableVersions } from './reader.js';

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
  const isMember = hasScope(principal, 'openapi:read', spec.organizationId);
  const [labels, listed] = await Promise.all([
    stores.labels.list(spec.id),
    isMember ? stores.versions.list(spec.id, { limit: listedVersions }) : undefined,
  ]);
  const known = new Map(listed?.records.map((version) => [version.id, version]));
  const missing = new Set(labels.map(({ version }) => version).filter((id) => !known.has(id)));
  const found = await Promise.all([...missing].map((id) => stores.versions.find(spec.id, id)));
  const versions = new Map([...known.values(), ...found].flatMap((each) => (each ? [[each.id, each]] : [])));
  return {
    labels: labels.flatMap(({ name, version: id }): ReadableLabel[] => {
      const version = versions.get(id);
      return version ? [{ label: name, ...toListed(version) }] : [];
    }),
    versions: [...known.values()].map(toListed),
  };
}

function toListed({ id, createdAt, facts }: OpenAPISpecVersionRecord): ListedVersion {
  return { id, createdAt, ...defined({ documentVersion: facts?.documentVersion }) };
}
