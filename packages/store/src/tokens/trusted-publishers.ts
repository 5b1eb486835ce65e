import { defined } from '@specshelf/base/defined';
import type {
  PublisherRemoval,
  RepositoryPin,
  TrustedPublisherRecord,
  TrustedPublisherStore,
} from '@specshelf/service';
import type { Connection, Database } from '../database/database.js';
import { readStrings, readSubject } from '../queries/json-column.js';
import * as auditLog from '../records/audit-log.js';
import { restrictionsIn, tokens } from './access-token-row.js';

interface TrustedPublisherRow {
  id: string;
  organization_id: string;
  name: string;
  provider: TrustedPublisherRecord['provider'];
  issuer: string;
  repository: string;
  repository_id: string | null;
  branches: string;
  tags: string;
  pull_requests: number;
  environment: string | null;
  spec_slugs: string;
  scopes: string;
  created_at: string;
  created_by: string;
  restrictions: string;
}

/** `onRevoked` is called after tokens may have been revoked. */
export function createTrustedPublisherStore(
  { query, write }: Pick<Database, 'query' | 'write'>,
  onRevoked: () => void,
): TrustedPublisherStore {
  return {
    insert: (publisher, entries) =>
      write(async (transaction) => {
        await publishers(transaction).insert(toRow(publisher));
        await auditLog.append(transaction, entries);
      }),
    list: (organizationId) =>
      query(async (connection) => {
        const selected = publishers(connection).where({ organization_id: organizationId });
        return (await selected.orderBy(['created_at', 'id'])).map(toRecord);
      }),
    pinRepository: (pin) => write((transaction) => pinRepository(transaction, pin)),
    remove: (removal) => write((transaction) => remove(transaction, removal)).finally(onRevoked),
  };
}

/** Locks a publisher until the transaction ends. Returns false if there is none. */
export async function lockPublisher(transaction: Connection, id: string): Promise<boolean> {
  return (await publishers(transaction).where({ id }).forUpdate().first('id')) !== undefined;
}

async function pinRepository(
  transaction: Connection,
  { id, repositoryId, entries }: RepositoryPin,
): Promise<boolean> {
  const found = await publishers(transaction).where({ id }).forUpdate().first('repository_id');
  if (found?.repository_id !== null) return found?.repository_id === repositoryId;
  await publishers(transaction).where({ id }).update({ repository_id: repositoryId });
  await auditLog.append(transaction, entries);
  return true;
}

async function remove(
  transaction: Connection,
  { organizationId, id, now, entries }: PublisherRemoval,
): Promise<boolean> {
  // Waits for the lock of a token that is being issued, and then finds it.
  const removed = await publishers(transaction).where({ id, organization_id: organizationId }).delete();
  if (removed === 0) return false;
  await tokens(transaction).where({ publisher_id: id }).whereNull('revoked_at').update({ revoked_at: now });
  await auditLog.append(transaction, entries);
  return true;
}

function publishers(connection: Connection) {
  return connection<TrustedPublisherRow>('trusted_publishers');
}

function toRow(publisher: TrustedPublisherRecord): TrustedPublisherRow {
  return {
    id: publisher.id,
    organization_id: publisher.organizationId,
    name: publisher.name,
    provider: publisher.provider,
    issuer: publisher.issuer,
    repository: publisher.repository,
    repository_id: publisher.repositoryId ?? null,
    branches: JSON.stringify(publisher.branches),
    tags: JSON.stringify(publisher.tags),
    pull_requests: publisher.pullRequests ? 1 : 0,
    environment: publisher.environment ?? null,
    spec_slugs: JSON.stringify(publisher.specSlugs),
    scopes: JSON.stringify(publisher.scopes),
    created_at: publisher.createdAt,
    created_by: JSON.stringify(publisher.createdBy),
    restrictions: JSON.stringify(publisher.restrictions ?? []),
  };
}

function toRecord(row: TrustedPublisherRow): TrustedPublisherRecord {
  return {
    id: row.id,
    organizationId: row.organization_id,
    name: row.name,
    provider: row.provider,
    issuer: row.issuer,
    repository: row.repository,
    ...defined({
      repositoryId: row.repository_id ?? undefined,
      environment: row.environment ?? undefined,
    }),
    branches: readStrings(row.branches),
    tags: readStrings(row.tags),
    pullRequests: row.pull_requests === 1,
    specSlugs: readStrings(row.spec_slugs),
    scopes: readStrings(row.scopes),
    createdAt: row.created_at,
    createdBy: readSubject(row.created_by),
    ...restrictionsIn(row),
  };
}
