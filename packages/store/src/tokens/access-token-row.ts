import { defined } from '@specshelf/base/defined';
import { isObject } from '@specshelf/base/json';
import type { AccessTokenRecord, CIJob, ExchangedToken, Subject } from '@specshelf/service';
import type { Connection } from '../database/database.js';
import { readStrings, readStringsOrAll, readSubject } from '../queries/json-column.js';

export interface AccessTokenRow {
  id: string;
  hash: string;
  prefix: string;
  subject: string;
  organizations: string;
  scopes: string;
  created_at: string;
  expires_at: string | null;
  revoked_at: string | null;
  last_used_at: string | null;
  name: string | null;
  parent_id: string | null;
  publisher_id: string | null;
  spec_slugs: string | null;
  job: string | null;
  restrictions: string;
}

export function tokens(connection: Connection) {
  return connection<AccessTokenRow>('access_tokens');
}

/** Prints a subject for its column, the ID first: queries compare the beginning of the text. */
export function printSubject({ id, ...others }: Subject): string {
  return JSON.stringify({ id, ...others });
}

/** Returns the beginning of the column of a subject. */
export function subjectStart(subjectId: string): string {
  return `{"id":${JSON.stringify(subjectId)},`;
}

export function toRecord(row: AccessTokenRow): AccessTokenRecord {
  return {
    id: row.id,
    hash: row.hash,
    prefix: row.prefix,
    subject: readSubject(row.subject),
    organizations: readStringsOrAll(row.organizations),
    scopes: readStrings(row.scopes),
    createdAt: row.created_at,
    ...restrictionsIn(row),
    ...defined({
      expiresAt: row.expires_at ?? undefined,
      revokedAt: row.revoked_at ?? undefined,
      lastUsedAt: row.last_used_at ?? undefined,
      created:
        row.name === null
          ? undefined
          : { name: row.name, ...defined({ parentId: row.parent_id ?? undefined }) },
      exchanged: exchangedIn(row),
    }),
  };
}

/** Returns the member with the restrictions of a row, if it has any. */
export function restrictionsIn({ restrictions: column }: { restrictions: string }): {
  restrictions?: readonly string[];
} {
  const restrictions = readStrings(column);
  return restrictions.length === 0 ? {} : { restrictions };
}

function exchangedIn({ publisher_id, spec_slugs, job }: AccessTokenRow): ExchangedToken | undefined {
  if (publisher_id === null) return undefined;
  // Without patterns, the token must have access to nothing.
  const specSlugs = spec_slugs === null ? [] : readStrings(spec_slugs);
  return { publisherId: publisher_id, specSlugs, job: readJob(job ?? '') };
}

function readJob(column: string): CIJob {
  const value: unknown = JSON.parse(column);
  if (!isJob(value)) throw new Error(`A column does not contain a CI job: ${column}`);
  return value;
}

function isJob(value: unknown): value is CIJob {
  if (!isObject(value)) return false;
  const required = [value['publisher'], value['repository'], value['ref']];
  return [...required, ...Object.values(value)].every((member) => typeof member === 'string');
}
