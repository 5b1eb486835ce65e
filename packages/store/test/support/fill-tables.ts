import type { Connection, Database } from '../../src/database/database.js';

/**
 * Inserts an organization with specifications (`spec00001`, …) and versions, by SQL and with the columns of the first migration only, so that
 * tables of each release can be filled, also with a million rows.
 */
export async function fillTables(
  { connection }: Pick<Database, 'connection'>,
  { specCount, versionsPerSpec }: { specCount: number; versionsPerSpec: number },
): Promise<void> {
  await connection('organizations').insert({
    id: 'acme',
    title: 'Acme',
    created_at: time,
    type: 'business',
    spec_count: specCount,
  });
  await insertNumbered(connection, 'openapi_specs', specCount, {
    ...{
      id: specId('i'),
      organization_id: "'acme'",
      slug: `'S-' || ${text('i')}`,
      slug_key: `'s-' || ${text('i')}`,
    },
    ...{
      created_at: `'${time}'`,
      updated_at: `'${time}'`,
      queued_at: `'${time}'`,
      last_version: versionId('i'),
    },
    // Every third one is public, and every seventh has a URL.
    visibility: "case i % 3 when 0 then 'public' else 'private' end",
    source_kind: "case i % 7 when 0 then 'url' else 'text' end",
    source: `'source-' || ${text('i')}`,
    processing_state: "'complete'",
    ...{ attempt: '1', lost_runs: '0', rerun_requested: '0', version_count: String(versionsPerSpec) },
    ...{ last_processed_errors: "'[]'", last_processed_error_count: '0' },
  });
  await insertNumbered(connection, 'openapi_spec_versions', specCount * versionsPerSpec, {
    ...{ id: versionId('i'), spec_id: specId(`((i - 1) % ${specCount}) + 1`), created_at: `'${time}'` },
    ...{ digest: `'digest-' || ${text('i')}`, format: "'openapi:3.1.0'" },
    ...{
      raw: `'raw-' || ${text('i')}`,
      specification: `'specification-' || ${text('i')}`,
      outline: "'outline'",
    },
  });
}

const time = '2026-01-01T00:00:00.000Z';

const text = (number: string) => `cast(${number} as text)`;
const specId = (number: string) => `'spec' || substr(${text(`100000 + ${number}`)}, 2)`;
const versionId = (number: string) => `'version' || substr(${text(`10000000 + ${number}`)}, 2)`;

/** Inserts rows whose columns are expressions of the number `i`, from 1. In batches, because servers limit the time of a statement. */
async function insertNumbered(
  connection: Connection,
  table: string,
  count: number,
  columns: Readonly<Record<string, string>>,
): Promise<void> {
  for (let first = 1; first <= count; first += rowsAtOnce) {
    const last = Math.min(count, first + rowsAtOnce - 1);
    await connection.raw(
      `insert into ${table} (${Object.keys(columns).join(', ')})
        with recursive numbers (i) as (select ${first} union all select i + 1 from numbers where i < ${last})
        select ${Object.values(columns).join(', ')} from numbers`,
    );
  }
}

const rowsAtOnce = 20_000;
