import {
  hookSecretPurpose,
  integrationSecretPurpose,
  sourceHeadersPurpose,
} from '@specshelf/service/sealing-purposes';
import type { Connection } from '../database/database.js';

/** A secret that is stored encrypted. */
export interface SealedValue {
  table: SealedTable;
  id: string;
  sealed: string;
  /** Purpose for which the value was sealed. */
  purpose: string;
}

type SealedTable = keyof typeof sealedColumns;

/** The columns of sealed values, and the columns from which their purposes are derived. */
const sealedColumns = {
  hooks: { sealed: 'secret', subject: 'id', purposeOf: hookSecretPurpose },
  integrations: { sealed: 'secret', subject: 'name', purposeOf: integrationSecretPurpose },
  openapi_specs: { sealed: 'source_headers', subject: 'source', purposeOf: sourceHeadersPurpose },
} as const;

const sealedTables = ['hooks', 'integrations', 'openapi_specs'] as const satisfies SealedTable[];

const batchSize = 500;

/** Reads all sealed values, in batches ordered by ID. */
export async function* readSealedValues(connection: Connection): AsyncGenerator<SealedValue> {
  for (const table of sealedTables) {
    for (let after: string | undefined = ''; after !== undefined; ) {
      const batch = await readBatch(connection, table, after);
      yield* batch;
      after = batch.length < batchSize ? undefined : batch.at(-1)?.id;
    }
  }
}

async function readBatch(connection: Connection, table: SealedTable, after: string): Promise<SealedValue[]> {
  const { sealed, subject, purposeOf } = sealedColumns[table];
  const rows: { id: string; sealed: string; subject: string }[] = await connection(table)
    .whereNotNull(sealed)
    .where('id', '>', after)
    .orderBy('id')
    .limit(batchSize)
    .select({ id: 'id', sealed, subject });
  return rows.map((row) => ({
    table,
    id: row.id,
    sealed: row.sealed,
    purpose: purposeOf(row.subject),
  }));
}

/** Replaces a sealed value. Must run in the transaction in which it was read. */
export async function replaceSealedValue(
  transaction: Connection,
  { table, id }: SealedValue,
  sealed: string,
): Promise<void> {
  await transaction(table)
    .where({ id })
    .update({ [sealedColumns[table].sealed]: sealed });
}
