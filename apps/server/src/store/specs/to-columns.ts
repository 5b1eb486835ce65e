import type { SpecChanges } from '@specshelf/service';
import { printProblems } from '../queries/json-column.js';
import type { OpenAPISpecRow } from './row-types.js';
import { toCountColumns, toSourceColumns } from './spec-columns.js';

type Columns = Partial<Record<keyof OpenAPISpecRow, string | number | null>>;

/** Maps members of a record to columns; a member that is `undefined` becomes NULL. */
export function toColumns(members: SpecChanges): Columns {
  const columns: Columns = members.source === undefined ? {} : toSourceColumns(members.source);
  for (const [member, column] of columnOfMember) {
    if (!(member in members)) continue;
    const value = members[member] ?? null;
    columns[column] = typeof value === 'boolean' ? Number(value) : value;
  }
  for (const member of jsonMembers) {
    if (member in members) columns[member] = toJSON(members[member]);
  }
  if (members.lastProcessedErrors) columns.last_processed_errors = printProblems(members.lastProcessedErrors);
  if (members.problemCounts) Object.assign(columns, toCountColumns(members.problemCounts));
  return columns;
}

const jsonMembers = [
  'facts',
  'tags',
  'links',
  'deprecation',
  'submissions',
  'compatibility',
  'acknowledgments',
] as const;

function toJSON(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}

const columnOfMember = [
  ['updatedAt', 'updated_at'],
  ['visibility', 'visibility'],
  ['processingState', 'processing_state'],
  ['attempt', 'attempt'],
  ['lostRuns', 'lost_runs'],
  ['inPipeline', 'in_pipeline'],
  ['usesNetwork', 'uses_network'],
  ['rerunRequested', 'rerun_requested'],
  ['queuedAt', 'queued_at'],
  ['queuePosition', 'queue_position'],
  ['leaseExpiresAt', 'lease_expires_at'],
  ['claimedAt', 'claimed_at'],
  ['lastVersion', 'last_version'],
  ['lastProcessedAt', 'last_processed_at'],
  ['lastProcessErrorCode', 'last_process_error_code'],
  ['failingSince', 'failing_since'],
  ['lastProcessedErrorCount', 'last_processed_error_count'],
  ['refreshAt', 'refresh_at'],
  ['failedRuns', 'failed_runs'],
  ['manifest', 'manifest'],
  ['defaultLabel', 'default_label'],
  ['defaultVersion', 'default_version'],
  ['nameKey', 'name_key'],
  ['owner', 'owner'],
  ['lifecycle', 'lifecycle'],
  ['revision', 'revision'],
  ['refusal', 'refusal'],
] as const satisfies readonly (readonly [keyof SpecChanges, keyof OpenAPISpecRow])[];

/** A compile error here names a member that has no column. */
type UnmappedMember = Exclude<
  keyof SpecChanges,
  | (typeof columnOfMember)[number][0]
  | (typeof jsonMembers)[number]
  | 'source'
  | 'lastProcessedErrors'
  | 'problemCounts'
>;
true satisfies [UnmappedMember] extends [never] ? true : UnmappedMember;
