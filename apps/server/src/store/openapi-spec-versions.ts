import type { List, ListQuery, OpenAPISpecVersionRecord } from '@specshelf/service';
import type { Connection } from './database.js';
import { takeKeysetPage, toKeysetPage } from './keyset-page.js';

interface OpenAPISpecVersionRow {
  id: string;
  spec_id: string;
  created_at: string;
  digest: string;
  format: OpenAPISpecVersionRecord['format'];
  raw: string;
  specification: string;
  outline: string;
}

export async function insert(transaction: Connection, version: OpenAPISpecVersionRecord): Promise<void> {
  await versions(transaction).insert(toRow(version));
}

export async function find(
  connection: Connection,
  specId: string,
  id: string,
): Promise<OpenAPISpecVersionRecord | undefined> {
  const row = await versions(connection).where({ spec_id: specId, id }).first();
  return row && toRecord(row);
}

/** A page of the versions of a specification, newest first. `total` is counted with the specification. */
export async function list(
  connection: Connection,
  specId: string,
  query: ListQuery,
): Promise<Omit<List<OpenAPISpecVersionRecord>, 'total'>> {
  const page = versions(connection).where({ spec_id: specId });
  takeKeysetPage(page, 'desc', query);
  const { rows, more } = toKeysetPage(await page, query);
  return { records: rows.map(toRecord), more };
}

function versions(connection: Connection) {
  return connection<OpenAPISpecVersionRow>('openapi_spec_versions');
}

function toRow({ specId, createdAt, ...rest }: OpenAPISpecVersionRecord): OpenAPISpecVersionRow {
  return { ...rest, spec_id: specId, created_at: createdAt };
}

function toRecord({ spec_id, created_at, ...rest }: OpenAPISpecVersionRow): OpenAPISpecVersionRecord {
  return { ...rest, specId: spec_id, createdAt: created_at };
}
