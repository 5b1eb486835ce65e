import type { SpaceRecord, SpaceStore } from '@specshelf/service';
import type { Connection, Database } from '../database/database.js';
import { PreparedQuery, parameter } from '../database/prepared-query.js';
import { isInserted } from '../database/unique-violation.js';
import { areStorable } from '../queries/are-storable.js';
import { columnsOf, type RowOf } from '../queries/record-columns.js';

const { plain, all } = columnsOf<SpaceRecord>();

const spaceColumns = all([
  plain('id', 'id'),
  plain('organizationId', 'organization_id'),
  plain('createdAt', 'created_at'),
]);

interface SpaceRow extends RowOf<typeof spaceColumns> {}

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
      return row && spaceColumns.toRecord(row);
    },
    list: () =>
      query(async (connection) =>
        (await spaces(connection).orderBy(['created_at', 'id'])).map(spaceColumns.toRecord),
      ),
    listOfOrganization: (organizationId, limit) =>
      query(async (connection) => {
        const rows = spaces(connection).where({ organization_id: organizationId });
        return (await rows.orderBy(['created_at', 'id']).limit(limit)).map(spaceColumns.toRecord);
      }),
    remove: (id) => write(async (transaction) => (await spaces(transaction).where({ id }).delete()) > 0),
  };
}

export async function insert(transaction: Connection, space: SpaceRecord): Promise<void> {
  await spaces(transaction).insert(spaceColumns.toRow(space));
}

function spaces(connection: Connection) {
  return connection<SpaceRow>('spaces');
}

const byId = new PreparedQuery<SpaceRow>((connection) =>
  spaces(connection).where({ id: parameter }).select(spaceColumns.names),
);
