import type { SpaceRecord, SpaceStore } from '@specshelf/service';
import type { Connection, Database } from '../database/database.js';
import { PreparedQuery, parameter } from '../database/prepared-query.js';
import { isInserted } from '../database/unique-violation.js';
import { areStorable } from '../queries/are-storable.js';

interface SpaceRow {
  id: string;
  organization_id: string;
  created_at: string;
}

export function createSpaceStore({
  queryPrepared,
  query,
  write,
}: Pick<Database, 'queryPrepared' | 'query' | 'write'>): SpaceStore {
  return {
    insert: (space) => isInserted(write((transaction) => insert(transaction, space))),
    find: async (id) => {
      if (!areStorable(id)) return undefined;
      const [row] = await queryPrepared(byId, id);
      return row && toRecord(row);
    },
    list: () =>
      query(async (connection) => (await spaces(connection).orderBy(['created_at', 'id'])).map(toRecord)),
    listOfOrganization: (organizationId, limit) =>
      query(async (connection) => {
        const rows = spaces(connection).where({ organization_id: organizationId });
        return (await rows.orderBy(['created_at', 'id']).limit(limit)).map(toRecord);
      }),
    remove: (id) => write(async (transaction) => (await spaces(transaction).where({ id }).delete()) > 0),
  };
}

export async function insert(transaction: Connection, space: SpaceRecord): Promise<void> {
  const { id, organizationId, createdAt } = space;
  await spaces(transaction).insert({ id, organization_id: organizationId, created_at: createdAt });
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
