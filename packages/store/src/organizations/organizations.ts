import {
  type OrganizationRecord,
  type OrganizationStore,
  organizationIdKey,
  type Retention,
} from '@specshelf/service';
import type { Connection, Database, QueryPrepared } from '../database/database.js';
import { PreparedQuery, parameter } from '../database/prepared-query.js';
import { isInserted } from '../database/unique-violation.js';
import { areStorable } from '../queries/are-storable.js';
import { readProfile } from '../queries/json-column.js';
import { columnsOf, type RowOf } from '../queries/record-columns.js';
import * as settings from '../records/settings.js';
import * as accessTokens from '../tokens/access-tokens.js';

type StoredMember = 'id' | 'title' | 'createdAt' | 'type' | 'retention';

const { plain, optionalGroup, all } = columnsOf<Pick<OrganizationRecord, StoredMember>>();
const retention = columnsOf<Retention>();

/** The columns of members that are not in the profile. */
const organizationColumns = all([
  plain('id', 'id'),
  plain('title', 'title'),
  plain('createdAt', 'created_at'),
  plain('type', 'type'),
  optionalGroup(
    'retention',
    retention.all([
      retention.optional('keepVersions', 'keep_versions'),
      retention.optional('keepDays', 'keep_days'),
    ]),
  ),
]);

interface OrganizationRow extends RowOf<typeof organizationColumns> {
  /** The other members as JSON. */
  profile: string;
  spec_count: number;
}

interface EmailDomainRow {
  organization_id: string;
  position: number;
  domain: string;
}

export function createOrganizationStore({
  queryPrepared,
  query,
  write,
}: Pick<Database, 'queryPrepared' | 'query' | 'write'>): OrganizationStore {
  return {
    insert: (organization) => isInserted(write((transaction) => insert(transaction, organization))),
    replace: (organization) => write((transaction) => replace(transaction, organization)),
    find: async (id) => (areStorable(id) ? find(queryPrepared, id) : undefined),
    list: () => query(list),
    remove: (id, now) => write((transaction) => remove(transaction, id, now)),
    findByEmailDomain: (domain) => query((connection) => findByEmailDomain(connection, domain)),
    idsCreatedAfter: async (time) => (await queryPrepared(createdAfter, time)).map(({ id }) => id),
  };
}

/** Returns false if there is an organization whose ID is the same or differs only in case. */
export async function insert(transaction: Connection, organization: OrganizationRecord): Promise<boolean> {
  const { id, createdAt } = organization;
  // No unique index: earlier releases allowed such IDs. This row lock serializes creations.
  await settings.put(transaction, 'organization-creation', createdAt);
  const taken = organizations(transaction).whereRaw('lower(id) = ?', [organizationIdKey(id)]);
  if (await taken.first('id')) return false;
  await organizations(transaction).insert({ ...toRow(organization), spec_count: 0 });
  await insertDomains(transaction, organization);
  return true;
}

async function replace(transaction: Connection, organization: OrganizationRecord): Promise<boolean> {
  const { id, created_at: _unchanged, ...columns } = toRow(organization);
  if ((await organizations(transaction).where({ id }).update(columns)) === 0) return false;
  await domains(transaction).where({ organization_id: id }).delete();
  await insertDomains(transaction, organization);
  return true;
}

async function insertDomains(
  transaction: Connection,
  { id, emailDomains }: OrganizationRecord,
): Promise<void> {
  for (const [position, domain] of emailDomains.entries()) {
    await domains(transaction).insert({ organization_id: id, position, domain });
  }
}

async function remove(transaction: Connection, id: string, now: string): Promise<boolean> {
  if ((await organizations(transaction).where({ id }).delete()) === 0) return false;
  await accessTokens.leaveOrganization(transaction, id, now);
  return true;
}

async function find(queryPrepared: QueryPrepared, id: string): Promise<OrganizationRecord | undefined> {
  const exact = await queryPrepared(byId, id);
  // Earlier releases allowed several IDs that differ only in case. Then only the exact ID is found.
  const rows = exact.length > 0 ? exact : await queryPrepared(byIdKey, organizationIdKey(id));
  const [row] = rows;
  if (!row || rows.some((other) => other.id !== row.id)) return undefined;
  return toRecord(
    row,
    rows.flatMap(({ domain }) => domain ?? []),
  );
}

async function list(connection: Connection): Promise<OrganizationRecord[]> {
  const rows = await organizations(connection).orderBy(['created_at', 'id']);
  return withDomains(rows, await domains(connection).orderBy('position'));
}

async function findByEmailDomain(connection: Connection, domain: string): Promise<OrganizationRecord[]> {
  const owners = domains(connection).where({ domain }).select('organization_id');
  const rows = await organizations(connection).whereIn('id', owners.clone()).orderBy(['created_at', 'id']);
  return withDomains(rows, await domains(connection).whereIn('organization_id', owners).orderBy('position'));
}

function withDomains(
  rows: readonly OrganizationRow[],
  domainRows: readonly EmailDomainRow[],
): OrganizationRecord[] {
  const byOrganization = new Map<string, string[]>(rows.map(({ id }) => [id, []]));
  for (const { organization_id, domain } of domainRows) byOrganization.get(organization_id)?.push(domain);
  return rows.map((row) => toRecord(row, byOrganization.get(row.id) ?? []));
}

export async function isEmpty(connection: Connection): Promise<boolean> {
  return (await organizations(connection).first('id')) === undefined;
}

/** Builds the query for the number of specifications of an organization. */
export function specCount(connection: Connection) {
  return organizations(connection).where({ id: parameter }).select('spec_count');
}

export async function changeSpecCount(transaction: Connection, id: string, by: 1 | -1): Promise<void> {
  await organizations(transaction).where({ id }).increment('spec_count', by);
}

function organizations(connection: Connection) {
  return connection<OrganizationRow>('organizations');
}

function domains(connection: Connection) {
  return connection<EmailDomainRow>('email_domains');
}

type ReadRow = Omit<OrganizationRow, 'spec_count'>;

/** A row for each domain, or one without a domain. */
type JoinedRow = ReadRow & { domain: string | null };

const readColumns = [...organizationColumns.names, 'profile'] as const;

const byId = new PreparedQuery<JoinedRow>((connection) =>
  withEachDomain(connection).where({ id: parameter }),
);

const byIdKey = new PreparedQuery<JoinedRow>((connection) =>
  withEachDomain(connection).whereRaw('lower(id) = ?', [parameter]),
);

function withEachDomain(connection: Connection) {
  return organizations(connection)
    .leftJoin('email_domains', 'organization_id', 'id')
    .orderBy('position')
    .select(...readColumns, 'domain');
}

const createdAfter = new PreparedQuery<Pick<OrganizationRow, 'id'>>((connection) =>
  organizations(connection).where('created_at', '>', parameter).select('id'),
);

function toRow({ emailDomains: _domains, ...organization }: OrganizationRecord): ReadRow {
  const profile = JSON.stringify(organizationColumns.others(organization));
  return { ...organizationColumns.toRow(organization), profile };
}

function toRecord(row: ReadRow, emailDomains: string[]): OrganizationRecord {
  return { ...readProfile(row.profile), ...organizationColumns.toRecord(row), emailDomains };
}
