import { type Claim, isClaimable, type OpenAPISpecRecord } from '@specshelf/service';
import { claimFirst } from './claim-first.js';
import type { Ask, Connection, Database } from './database.js';
import { inText } from './in-text.js';
import { type OpenAPISpecRow, specs, toRecord, toSource } from './openapi-spec-row.js';
import { PreparedQuery, parameter } from './prepared-query.js';

/**
 * Claims the next specification by the indexes of the queue: its length does not matter.
 * See docs/decisions/0036-schedule-fairly-by-organization.md.
 */
export async function claimSpec(
  { ask, query, processId }: Pick<Database, 'ask' | 'query' | 'processId'>,
  claim: Claim,
  onTakeover: () => void = () => undefined,
): Promise<OpenAPISpecRecord | undefined> {
  return claimFirst(
    () => findClaimable(ask, query, claim),
    async (seen) => {
      const claimed = await query((connection) => claimRow(connection, seen, claim, processId()));
      if (claimed && seen.processing_state === 'progress') onTakeover();
      return claimed;
    },
  );
}

const columns = [
  'id',
  'organization_id',
  'source_kind',
  'source',
  'source_headers',
  'source_size',
  'processing_state',
  'attempt',
  'lost_runs',
  'in_pipeline',
  'lease_expires_at',
] as const satisfies readonly (keyof OpenAPISpecRow)[];

type CandidateRow = Pick<OpenAPISpecRow, (typeof columns)[number]>;

async function findClaimable(
  ask: Ask,
  query: Database['query'],
  claim: Claim,
): Promise<CandidateRow | undefined> {
  const { network, due = true } = claim;
  for (const usesNetwork of due === 'only' ? [] : network === undefined ? [false, true] : [network]) {
    const row = await findWaiting(ask, waitingRows[usesNetwork ? 1 : 0], claim);
    if (row) return row;
  }
  if (due === false || network === false) return undefined;
  return query((connection) => findDue(connection, claim));
}

/** Of the organizations after the one that was served last, then of the others. */
async function findWaiting(
  ask: Ask,
  rows: PreparedQuery<CandidateRow>,
  claim: Claim,
): Promise<CandidateRow | undefined> {
  const { after = '' } = claim;
  const next = await findWaitingBetween(ask, rows, claim, [after, afterAll]);
  return next || after === '' ? next : findWaitingBetween(ask, rows, claim, ['', after]);
}

// Above every ID.
const afterAll = '\u{10ffff}';

async function findWaitingBetween(
  ask: Ask,
  rows: PreparedQuery<CandidateRow>,
  claim: Claim,
  [from, to]: readonly [from: string, to: string],
): Promise<CandidateRow | undefined> {
  for (let after = from; ; ) {
    const found = await ask(rows, claim.now, after, to);
    const row = found.find((candidate) => isAllowed(candidate, claim));
    if (row) return row;
    const last = found.at(-1);
    if (last?.processing_state !== 'pending') return undefined;
    // All first rows of these organizations have to wait.
    after = last.organization_id;
  }
}

function isAllowed(row: CandidateRow, claim: Claim): boolean {
  const candidate = {
    organizationId: row.organization_id,
    source: toSource(row),
    processingState: row.processing_state,
    inPipeline: row.in_pipeline === 1,
    lostRuns: row.lost_runs,
  };
  return isClaimable(candidate, claim);
}

/**
 * Expired runs, of which there are few, then the first pending rows of a range of organizations. Conditions of the partial index
 * are literals, or the index would not be used.
 */
function prepareWaitingRows({ usesNetwork, limit }: { usesNetwork: 0 | 1; limit: number }) {
  const names = columns.join(', ');
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

/** By whether they use the network: more of those that do, because hosts may be busy. */
export const waitingRows = [
  prepareWaitingRows({ usesNetwork: 0, limit: 5 }),
  prepareWaitingRows({ usesNetwork: 1, limit: 20 }),
] as const;

async function findDue(connection: Connection, claim: Claim): Promise<CandidateRow | undefined> {
  const rows = await specs(connection)
    .where({ processing_state: 'complete' })
    .where('refresh_at', '<=', claim.now)
    .whereNotIn('organization_id', [...(claim.busy?.organizations ?? [])])
    .orderBy(['refresh_at', 'id'])
    .select(...columns)
    .limit(20, inText);
  return rows.find((row) => isAllowed(row, claim));
}

/** Undefined when the row is no longer as it was seen. */
async function claimRow(
  connection: Connection,
  seen: CandidateRow,
  claim: Claim,
  processId: number | undefined,
): Promise<OpenAPISpecRecord | undefined> {
  const isTakeover = seen.processing_state === 'progress';
  const { id, attempt, processing_state, lease_expires_at } = seen;
  const [row] = await specs(connection)
    .where({ id, attempt, processing_state, lease_expires_at })
    .update({
      processing_state: 'progress',
      lease_expires_at: claim.leaseExpiresAt,
      attempt: attempt + Number(isTakeover),
      lost_runs: seen.lost_runs + Number(isTakeover && seen.in_pipeline === 1),
      in_pipeline: 0,
      claimed_by: processId ?? null,
      claimed_at: claim.now,
    })
    .returning('*');
  return row && toRecord(row);
}
