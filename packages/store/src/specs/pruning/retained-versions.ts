import { chunksOf } from '@specshelf/base/chunks-of';
import type { KeptVersions, RetainedVersion } from '@specshelf/service';
import type { Connection } from '../../database/database.js';
import { versionsBeyondRules } from './prunable-versions.js';

interface NamedVersion {
  spec_id: string;
  slug: string;
  name: string;
  version_id: string;
  previous_version: string | null;
}

interface VersionRow {
  id: string;
  spec_id: string;
  created_at: string;
}

/** Returns the versions of an organization that labels keep and the rules do not, by specification and age. */
export async function listRetained(
  connection: Connection,
  organizationId: string,
  kept: KeptVersions,
): Promise<RetainedVersion[]> {
  const labels: NamedVersion[] = await connection('labels')
    .join('openapi_specs', 'openapi_specs.id', 'labels.spec_id')
    .where('openapi_specs.organization_id', organizationId)
    .orderBy(['openapi_specs.slug', 'labels.name'])
    .select('labels.spec_id', 'openapi_specs.slug', 'labels.name', 'labels.version_id')
    .select('labels.previous_version');
  const bySpec = bySpecId(labels);
  const retained: RetainedVersion[] = [];
  for (const ids of chunksOf([...bySpec.keys()])) {
    const rows: VersionRow[] = await versionsBeyondRules(connection, ids, kept)
      .whereExists((named) =>
        named
          .from('labels')
          .select('name')
          .whereRaw('labels.version_id = ranked.id or labels.previous_version = ranked.id'),
      )
      .orderBy(['ranked.created_at', 'ranked.id'])
      .select('ranked.id', 'ranked.spec_id', 'ranked.created_at');
    const versions = bySpecId(rows);
    for (const id of ids) {
      for (const version of versions.get(id) ?? []) retained.push(toRetained(version, bySpec.get(id) ?? []));
    }
  }
  return retained;
}

function bySpecId<Row extends { spec_id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.spec_id);
    if (group) group.push(row);
    else groups.set(row.spec_id, [row]);
  }
  return groups;
}

function toRetained({ id, created_at }: VersionRow, labels: readonly NamedVersion[]): RetainedVersion {
  const named = (column: 'version_id' | 'previous_version') =>
    labels.flatMap((label) => (label[column] === id ? [label.name] : []));
  return {
    slug: labels[0]?.slug ?? '',
    versionId: id,
    createdAt: created_at,
    labels: named('version_id'),
    previousLabels: named('previous_version'),
  };
}
