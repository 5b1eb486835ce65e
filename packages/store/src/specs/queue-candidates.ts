import type { Candidate, DueQuery, WaitingQuery } from '@specshelf/service';
import type { Connection, QueryPrepared } from '../database/database.js';
import { PreparedQuery, parameter } from '../database/prepared-query.js';
import { inText } from '../queries/in-text.js';
import type { RowOf } from '../queries/record-columns.js';
import { specs } from '../rows/openapi-spec-row.js';
import { specColumns } from '../rows/spec-columns.js';

// Candidates for a claim. The queries use the indexes of the queue, so that their cost does not depend on its length.

const candidates = specColumns.pick(
  'id',
  'organizationId',
  'processingState',
  'source',
  'attempt',
  'lostRuns',
  'inPipeline',
  'leaseExpiresAt',
);

type CandidateRow = RowOf<typeof candidates>;

/** Returns a page of expired runs and pending specifications. */
export async function listWaiting(
  queryPrepared: QueryPrepared,
  { now, network, after, upTo = aboveEveryId }: WaitingQuery,
): Promise<readonly Candidate[]> {
  const rows = await queryPrepared(waitingRows[network ? 1 : 0], now, after, upTo);
  return rows.map(candidates.toRecord);
}

const aboveEveryId = '\u{10ffff}';

/**
 * Prepares the query for expired runs, of which there are few, followed by the first pending rows of a range of organizations. The
 * conditions of the partial index are literals: with parameters, the databases would not use the index.
 */
function prepareWaitingRows({ usesNetwork, limit }: { usesNetwork: 0 | 1; limit: number }) {
  const names = candidates.names.join(', ');
  return new PreparedQuery<CandidateRow>((connection) =>
    connection.raw(
      `select * from (select ${names} from openapi_specs
         where processing_state = 'progress' and lease_expires_at <= ? and uses_network = ${usesNetwork}
         order by queue_position, id limit ${limit}) as expired
       union all
       select * from (select ${names} from openapi_specs
         where processing_state = 'pending' and uses_network = ${usesNetwork} and organization_id > ? and organization_id <= ?
         order by organization_id, queue_position, id limit ${limit}) as waiting`,
      [parameter, parameter, parameter],
    ),
  );
}

/** The queries for specifications without and with use of the network. The latter returns more rows, because hosts may be busy. */
export const waitingRows = [
  prepareWaitingRows({ usesNetwork: 0, limit: 5 }),
  prepareWaitingRows({ usesNetwork: 1, limit: 20 }),
] as const;

/** Returns a page of the specifications that are due for a refresh. */
export async function listDue(
  connection: Connection,
  { now, except }: DueQuery,
): Promise<readonly Candidate[]> {
  const rows = await specs(connection)
    .where({ processing_state: 'complete' })
    .where('refresh_at', '<=', now)
    .whereNotIn('organization_id', [...except])
    .orderBy(['refresh_at', 'id'])
    .select(...candidates.names)
    .limit(20, inText);
  return rows.map(candidates.toRecord);
}
