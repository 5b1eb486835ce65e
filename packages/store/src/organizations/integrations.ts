import type { IntegrationRecord, IntegrationStore } from '@specshelf/service';
import type { Connection, Database } from '../database/database.js';
import { isInserted } from '../database/unique-violation.js';
import { areStorable } from '../queries/are-storable.js';
import { columnsOf, type RowOf } from '../queries/record-columns.js';

const { plain, all } = columnsOf<IntegrationRecord>();

const integrationColumns = all([
  plain('id', 'id'),
  plain('name', 'name'),
  plain('endpoint', 'endpoint'),
  plain('secret', 'secret'),
  plain('createdAt', 'created_at'),
]);

interface IntegrationRow extends RowOf<typeof integrationColumns> {}

export function createIntegrationStore({
  query,
  write,
}: Pick<Database, 'query' | 'write'>): IntegrationStore {
  const byName = (connection: Connection, name: string) =>
    integrations(connection).where({ name: name.toLowerCase() });
  return {
    insert: (integration) => isInserted(write((transaction) => insert(transaction, integration))),
    find: async (name) => {
      if (!areStorable(name)) return undefined;
      const row = await query(async (connection) => byName(connection, name).first());
      return row && integrationColumns.toRecord(row);
    },
    list: () =>
      query(async (connection) =>
        (await integrations(connection).orderBy('name')).map(integrationColumns.toRecord),
      ),
    remove: (name) => write(async (transaction) => (await byName(transaction, name).delete()) > 0),
  };
}

async function insert(transaction: Connection, integration: IntegrationRecord): Promise<void> {
  await integrations(transaction).insert(integrationColumns.toRow(integration));
}

function integrations(connection: Connection) {
  return connection<IntegrationRow>('integrations');
}
