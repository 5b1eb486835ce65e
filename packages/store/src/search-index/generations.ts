import {
  type CurrentGeneration,
  completeGeneration,
  formerToKeep,
  type GenerationEnd,
  type GenerationRecord,
  keepFormerGeneration,
  releaseGeneration,
  type StartedGeneration,
  startGeneration,
} from '@specshelf/service';
import type { Connection } from '../database/database.js';
import { PreparedQuery, parameter } from '../database/prepared-query.js';
import { inText } from '../queries/in-text.js';
import { columnsOf, type RowOf } from '../queries/record-columns.js';
import { type SummaryRow, specs, summaryColumns, toSummary } from '../rows/openapi-spec-row.js';

const { plain, all } = columnsOf<GenerationRecord>();

const generationColumns = all([
  plain('specId', 'spec_id'),
  plain('versionId', 'version_id'),
  plain('visibility', 'visibility'),
  plain('state', 'state'),
  plain('documents', 'documents'),
  plain('writtenAt', 'written_at'),
]);

const shownColumns = generationColumns.pick('specId', 'versionId', 'visibility');

export interface GenerationRow extends RowOf<typeof generationColumns> {
  number: number;
  /** The process that writes it. */
  claimed_by: number | null;
}

/** A specification to index, with its mark. */
export interface Candidate {
  id: string;
  search_version: number;
}

export function generations(connection: Connection) {
  return connection<GenerationRow>('search_generations');
}

/** The mark of a specification that has changed. */
export const changed = 0;

/** The specifications to index first. More than one, because other processes may index the first ones. */
const candidatesAtOnce = 8;

/** Finds specifications that have changed, by ID after one, so that none waits for others that change again and again. */
export async function findChanged(connection: Connection, after: string): Promise<Candidate[]> {
  return candidates(connection).where({ search_version: changed }).where('id', '>', after).orderBy('id');
}

/** Finds specifications that were never indexed, or by an earlier version of the index. */
export async function findOutdated(connection: Connection, indexVersion: number): Promise<Candidate[]> {
  return candidates(connection)
    .where('search_version', '>', changed)
    .where('search_version', '<', indexVersion)
    .orderBy(['search_version', 'id']);
}

function candidates(connection: Connection) {
  return specs(connection).limit(candidatesAtOnce, inText).select('id', 'search_version');
}

/** Counts the specifications that must be indexed, with those that are being indexed, and returns the time of their oldest change. */
export async function countIndexing(
  connection: Connection,
  indexVersion: number,
): Promise<{ indexing: number; indexingSince?: string }> {
  const [all] = await specs(connection).where('search_version', '<', indexVersion).count({ count: '*' });
  const last = 'case when last_processed_at > updated_at then last_processed_at else updated_at end';
  const [oldest] = await specs(connection)
    .where('search_version', '<=', changed)
    .min({ since: connection.raw(last) });
  const since: unknown = oldest?.['since'];
  return { indexing: Number(all?.count ?? 0), ...(typeof since === 'string' && { indexingSince: since }) };
}

/** Starts a generation. Returns undefined if another process has done so. */
export async function begin(
  transaction: Connection,
  candidate: Candidate,
  { now, processId }: { now: string; processId: number | undefined },
): Promise<StartedGeneration | undefined> {
  const row = await specs(transaction)
    .where({ ...candidate })
    .forUpdate()
    .first(...summaryColumns);
  if (!row) return undefined;
  const spec = toSummary(row);
  const generation = generationColumns.toRow(startGeneration(spec, now));
  const [started] = await generations(transaction)
    .insert({ ...generation, claimed_by: processId ?? null })
    .returning('number');
  if (!started) throw new Error('An insert returns its row');
  await specs(transaction).where({ id: row.id }).update({ search_version: -started.number });
  return { generation: started.number, spec };
}

/** A generation that is being written. */
interface Writing {
  number: number;
  specId: string;
}

/** Sets the mark of a specification, unless it has changed since the start of the generation. Locks it before its generations, like its removal. */
async function mark(transaction: Connection, { number, specId }: Writing, version: number): Promise<boolean> {
  const started = specs(transaction).where({ id: specId, search_version: -number });
  return (await started.update({ search_version: version })) > 0;
}

async function findWriting(transaction: Connection, number: number): Promise<Writing | undefined> {
  const row = await generations(transaction).where({ number, state: 'writing' }).first('spec_id');
  return row && { number, specId: row.spec_id };
}

/** Makes a generation current if its specification has not changed since its start; otherwise removes it. */
export async function complete(
  transaction: Connection,
  number: number,
  indexVersion: number,
): Promise<boolean> {
  const writing = await findWriting(transaction, number);
  if (!writing) return false;
  const isUnchanged = await mark(transaction, writing, indexVersion);
  const { state, former } = completeGeneration(isUnchanged);
  if (former)
    await generations(transaction)
      .where({ spec_id: writing.specId, state: 'current' })
      .update({ state: former });
  await generations(transaction).where({ number }).update({ state });
  return isUnchanged;
}

/**
 * Removes a generation that is being written if the current one is of the same version and visibility, and has more than the specification
 * itself. That one then remains current.
 */
export async function keepFormer(
  transaction: Connection,
  number: number,
  indexVersion: number,
): Promise<boolean> {
  const row = await generations(transaction)
    .where({ number, state: 'writing' })
    .first(...shownColumns.names);
  if (!row) return false;
  const writing = shownColumns.toRecord(row);
  const { expected, moreDocumentsThan } = formerToKeep(writing);
  const former = await generations(transaction)
    .where(generationColumns.toColumns(expected))
    .where('documents', '>', moreDocumentsThan)
    .first('number');
  if (!former) return false;
  await end(transaction, { number, specId: writing.specId }, keepFormerGeneration(), indexVersion);
  return true;
}

/** Removes a generation that is being written, so that its specification is indexed again. */
export async function release(transaction: Connection, number: number): Promise<void> {
  const writing = await findWriting(transaction, number);
  if (writing) await end(transaction, writing, releaseGeneration());
}

async function end(
  transaction: Connection,
  writing: Writing,
  { state, spec }: GenerationEnd,
  indexVersion = changed,
): Promise<void> {
  await mark(transaction, writing, spec === 'indexed' ? indexVersion : changed);
  await generations(transaction).where({ number: writing.number, state: 'writing' }).update({ state });
}

/**
 * Removes the generations that some processes were writing; without a list, those of all processes. Their specifications are indexed
 * again. Returns their number.
 */
export async function releaseAll(transaction: Connection, processes?: readonly number[]): Promise<number> {
  const writing = generations(transaction).whereRaw("state <> 'current'").where({ state: 'writing' });
  if (processes) writing.whereIn('claimed_by', processes);
  const numbers = await writing.orderBy('number').pluck('number');
  for (const number of numbers) await release(transaction, number);
  return numbers.length;
}

/** Finds a generation to remove: one that is no longer current, or that is not complete and was last written before a time. */
export async function findOld(
  connection: Connection,
  writtenBefore: string,
): Promise<Pick<GenerationRow, 'number' | 'state'> | undefined> {
  return generations(connection)
    .whereRaw("state <> 'current'")
    .whereRaw("(state = 'removed' or written_at < ?)", [writtenBefore])
    .orderBy('number')
    .first('number', 'state');
}

/** A generation that is current, with its specification. Its version exists. */
type CurrentRow = SummaryRow & { generation: number; version: string };

/** Finds the current ones of a JSON list of generations. `elements` is that of `SearchDocuments`. */
export function currentOf(elements: string): PreparedQuery<CurrentRow> {
  return new PreparedQuery((connection) =>
    connection
      .from({ generation: 'search_generations' })
      .innerJoin({ spec: 'openapi_specs' }, 'spec.id', 'generation.spec_id')
      .innerJoin({ version: 'openapi_spec_versions' }, (join) =>
        join.on('version.id', 'generation.version_id').andOn('version.spec_id', 'spec.id'),
      )
      .whereRaw(`generation.number in (select cast(value ->> 0 as integer) from ${elements})`, [parameter])
      .whereRaw("generation.state = 'current'")
      .select(summaryColumns.map((column) => `spec.${column}`))
      .select({ generation: 'generation.number', version: 'version.id' }),
  );
}

export function toCurrent(row: CurrentRow): CurrentGeneration {
  return { generation: row.generation, versionId: row.version, spec: toSummary(row) };
}
