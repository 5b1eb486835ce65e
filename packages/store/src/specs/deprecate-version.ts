import type { OpenAPISpecVersionRecord, VersionDeprecation } from '@specshelf/service';
import type { Connection } from '../database/database.js';
import * as auditLog from '../records/audit-log.js';
import * as deliveries from '../records/deliveries.js';
import { specs } from '../rows/openapi-spec-row.js';
import { versionColumns } from '../rows/openapi-spec-version-row.js';
import { versions } from './openapi-spec-versions.js';

/** Sets or removes the deprecation of a version, with its related writes. Returns undefined if there is no such version. */
export async function deprecate(
  transaction: Connection,
  { specId, id, deprecation, now, entries }: VersionDeprecation,
): Promise<OpenAPISpecVersionRecord | undefined> {
  // Locks the specification before the version, in the order of other transactions, so that they do not deadlock.
  const spec = await specs(transaction).where({ id: specId }).forUpdate().first('organization_id', 'slug');
  if (!spec) return undefined;
  const [row] = await versions(transaction)
    .where({ spec_id: specId, id })
    .update(versionColumns.toColumns({ deprecation }))
    .returning('*');
  if (!row) return undefined;
  await deliveries.enqueue(transaction, spec.organization_id, { specSlugs: [spec.slug], now });
  await auditLog.append(transaction, entries);
  return versionColumns.toRecord(row);
}
