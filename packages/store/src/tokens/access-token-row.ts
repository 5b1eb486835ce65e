import { isObject } from '@specshelf/base/json';
import type { AccessTokenRecord, CIJob, CreatedByAPI, ExchangedToken, Subject } from '@specshelf/service';
import type { Connection } from '../database/database.js';
import { readStrings, readStringsOrAll, readSubject } from '../queries/json-column.js';
import { columnsOf, type RowOf } from '../queries/record-columns.js';

const { plain, optional, json, optionalGroup, all } = columnsOf<AccessTokenRecord>();
const created = columnsOf<CreatedByAPI>();
const exchanged = columnsOf<ExchangedToken>();

export const tokenColumns = all([
  plain('id', 'id'),
  plain('hash', 'hash'),
  plain('prefix', 'prefix'),
  json('subject', 'subject', readSubject, printSubject),
  json('organizations', 'organizations', readStringsOrAll),
  json('scopes', 'scopes', readStrings),
  plain('createdAt', 'created_at'),
  optional('expiresAt', 'expires_at'),
  optional('revokedAt', 'revoked_at'),
  optional('lastUsedAt', 'last_used_at'),
  optionalGroup(
    'created',
    created.all([created.plain('name', 'name'), created.optional('parentId', 'parent_id')]),
  ),
  optionalGroup(
    'exchanged',
    exchanged.all([
      exchanged.plain('publisherId', 'publisher_id'),
      exchanged.json('specSlugs', 'spec_slugs', readStrings),
      exchanged.json('job', 'job', readJob),
    ]),
  ),
  json('restrictions', 'restrictions', readRestrictions, printRestrictions),
]);

export interface AccessTokenRow extends RowOf<typeof tokenColumns> {}

export function tokens(connection: Connection) {
  return connection<AccessTokenRow>('access_tokens');
}

/** Prints a subject for its column, the ID first: queries compare the beginning of the text. */
function printSubject({ id, ...others }: Subject): string {
  return JSON.stringify({ id, ...others });
}

/** Returns the beginning of the column of a subject. */
export function subjectStart(subjectId: string): string {
  return `{"id":${JSON.stringify(subjectId)},`;
}

/** Reads restrictions, which are absent if there are none. */
export function readRestrictions(column: string): readonly string[] | undefined {
  const restrictions = readStrings(column);
  return restrictions.length === 0 ? undefined : restrictions;
}

export function printRestrictions(restrictions: readonly string[] = []): string {
  return JSON.stringify(restrictions);
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
