import type {
  PublisherRemoval,
  RepositoryPin,
  TrustedPublisherRecord,
  TrustedPublisherStore,
} from '@specshelf/service';
import type { Connection, Database } from '../database/database.js';
import { readStrings, readSubject } from '../queries/json-column.js';
import { columnsOf, type RowOf } from '../queries/record-columns.js';
import * as auditLog from '../records/audit-log.js';
import { printRestrictions, readRestrictions, tokens } from './access-token-row.js';

const { plain, optional, flag, json, all } = columnsOf<TrustedPublisherRecord>();

const publisherColumns = all([
  plain('id', 'id'),
  plain('organizationId', 'organization_id'),
  plain('name', 'name'),
  plain('provider', 'provider'),
  plain('issuer', 'issuer'),
  plain('repository', 'repository'),
  optional('repositoryId', 'repository_id'),
  json('branches', 'branches', readStrings),
  json('tags', 'tags', readStrings),
  flag('pullRequests', 'pull_requests'),
  optional('environment', 'environment'),
  json('specSlugs', 'spec_slugs', readStrings),
  json('scopes', 'scopes', readStrings),
  plain('createdAt', 'created_at'),
  json('createdBy', 'created_by', readSubject),
  json('restrictions', 'restrictions', readRestrictions, printRestrictions),
]);

interface TrustedPublisherRow extends RowOf<typeof publisherColumns> {}

/** `onRevoked` is called after tokens may have been revoked. */
export function createTrustedPublisherStore(
  { query, write }: Pick<Database, 'query' | 'write'>,
  onRevoked: () => void,
): TrustedPublisherStore {
  return {
    insert: (publisher, entries) =>
      write(async (transaction) => {
        await publishers(transaction).insert(publisherColumns.toRow(publisher));
        await auditLog.append(transaction, entries);
      }),
    list: (organizationId) =>
      query(async (connection) => {
        const selected = publishers(connection).where({ organization_id: organizationId });
        return (await selected.orderBy(['created_at', 'id'])).map(publisherColumns.toRecord);
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
