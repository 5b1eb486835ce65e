import type { IntegrationRecord } from '@specshelf/service';
import type { Connection } from './database/database.js';

interface IntegrationRow {
  id: string;
  name: string;
  endpoint: string;
  secret: string;
  created_at: string;
}

export async function insert(transaction: Connection, integration: IntegrationRecord): Promise<void> {
  const { id, name, endpoint, secret, createdAt } = integration;
  await integrations(transaction).insert({ id, name, endpoint, secret, created_at: createdAt });
}

export async function find(connection: Connection, name: string): Promise<IntegrationRecord | undefined> {
  const row = await integrations(connection).where({ name: name.toLowerCase() }).first();
  return row && toRecord(row);
}

export async function list(connection: Connection): Promise<IntegrationRecord[]> {
  return (await integrations(connection).orderBy('name')).map(toRecord);
}

export async function remove(transaction: Connection, name: string): Promise<boolean> {
  return (await integrations(transaction).where({ name: name.toLowerCase() }).delete()) > 0;
}

function integrations(connection: Connection) {
  return connection<IntegrationRow>('integrations');
}

function toRecord({ id, name, endpoint, secret, created_at }: IntegrationRow): IntegrationRecord {
  return { id, name, endpoint, secret, createdAt: created_at };
}
