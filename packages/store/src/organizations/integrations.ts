import type { IntegrationRecord, IntegrationStore } from '@specshelf/service';
import type { Connection, Database } from '../database/database.js';
import { isInserted } from '../database/unique-violation.js';
import { areStorable } from '../queries/are-storable.js';

interface IntegrationRow {
  id: string;
  name: string;
  endpoint: string;
  secret: string;
  created_at: string;
}

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
      return row && toRecord(row);
    },
    list: () => query(async (connection) => (await integrations(connection).orderBy('name')).map(toRecord)),
    remove: (name) => write(async (transaction) => (await byName(transaction, name).delete()) > 0),
  };
}

async function insert(transaction: Connection, integration: IntegrationRecord): Promise<void> {
  const { id, name, endpoint, secret, createdAt } = integration;
  await integrations(transaction).insert({ id, name, endpoint, secret, created_at: createdAt });
}

function integrations(connection: Connection) {
  return connection<IntegrationRow>('integrations');
}

function toRecord({ id, name, endpoint, secret, created_at }: IntegrationRow): IntegrationRecord {
  return { id, name, endpoint, secret, createdAt: created_at };
}
