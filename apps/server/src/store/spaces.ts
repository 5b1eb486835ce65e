import type { SpaceRecord } from '@specshelf/service';
import type { Connection, QueryPrepared } from './database/database.js';
import { PreparedQuery, parameter } from './queries/prepared-query.js';

interface SpaceRow {
  id: string;
  organization_id: string;
  created_at: string;
}

export async function insert(transaction: Connection, space: SpaceRecord): Promise<void> {
  const { id, organizationId, createdAt } = space;
  await spaces(transaction).insert({ id, organization_id: organizationId, created_at: createdAt });
}

export async function find(queryPrepared: QueryPrepared, id: string): Promise<SpaceRecord | undefined> {
  const [row] = await queryPrepared(byId, id);
  return row && toRecord(row);
}

export async function list(connection: Connection): Promise<SpaceRecord[]> {
  return (await spaces(connection).orderBy(['created_at', 'id'])).map(toRecord);
}

export async function remove(transaction: Connection, id: string): Promise<boolean> {
  return (await spaces(transaction).where({ id }).delete()) > 0;
}

function spaces(connection: Connection) {
  return connection<SpaceRow>('spaces');
}

const byId = new PreparedQuery<SpaceRow>((connection) =>
  spaces(connection).where({ id: parameter }).select('id', 'organization_id', 'created_at'),
);

function toRecord(row: SpaceRow): SpaceRecord {
  return { id: row.id, organizationId: row.organization_id, createdAt: row.created_at };
}
