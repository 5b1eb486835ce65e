import type { OrganizationRecord } from '@specshelf/service';
import type { Connection } from './database.js';

interface OrganizationRow {
  id: string;
  title: string;
  created_at: string;
  type: OrganizationRecord['type'];
  spec_count: number;
}

interface EmailDomainRow {
  organization_id: string;
  position: number;
  domain: string;
}

export async function insert(transaction: Connection, organization: OrganizationRecord): Promise<void> {
  const { id, title, createdAt, type, emailDomains } = organization;
  await organizations(transaction).insert({ id, title, created_at: createdAt, type, spec_count: 0 });
  const rows = emailDomains.map((domain, position) => ({ organization_id: id, position, domain }));
  if (rows.length > 0) await domains(transaction).insert(rows);
}

export async function find(connection: Connection, id: string): Promise<OrganizationRecord | undefined> {
  const row = await organizations(connection).where({ id }).first();
  return row && toRecord(row, await domains(connection).where({ organization_id: id }).orderBy('position'));
}

export async function findByEmailDomain(
  connection: Connection,
  domain: string,
): Promise<OrganizationRecord[]> {
  const owners = domains(connection).where({ domain }).select('organization_id');
  const rows = await organizations(connection).whereIn('id', owners.clone()).orderBy(['created_at', 'id']);
  const domainRows = await domains(connection).whereIn('organization_id', owners).orderBy('position');
  return rows.map((row) =>
    toRecord(
      row,
      domainRows.filter((domainRow) => domainRow.organization_id === row.id),
    ),
  );
}

export async function isEmpty(connection: Connection): Promise<boolean> {
  return (await organizations(connection).first('id')) === undefined;
}

/** How many specifications an organization has. */
export async function countSpecs(connection: Connection, id: string): Promise<number> {
  return (await organizations(connection).where({ id }).first('spec_count'))?.spec_count ?? 0;
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

function toRecord(row: OrganizationRow, domainRows: readonly EmailDomainRow[]): OrganizationRecord {
  return {
    id: row.id,
    title: row.title,
    createdAt: row.created_at,
    type: row.type,
    emailDomains: domainRows.map(({ domain }) => domain),
  };
}
