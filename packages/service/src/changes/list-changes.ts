import type { Schema } from '@specshelf/contract';
import { defined } from '@specshelf/markdown/defined';
import { resolveVersion } from '../access/accessible-records.js';
import { policyOf } from '../compatibility/policy-of.js';
import type { Deps } from '../ports/deps.js';
import type { OpenAPISpecRecord, OpenAPISpecVersionRecord } from '../ports/records.js';
import { defaultLimit } from '../rules/list-page.js';
import { readCursor, toCursor } from '../rules/page-cursor.js';
import type { Reports } from './create-reports.js';

export interface ChangesQuery {
  from?: string | undefined;
  impact?: Schema<'ChangeImpact'>;
  page?: string;
  limit?: number;
}

/** Returns a page of the changes of a version. */
export async function listChanges(
  deps: Deps,
  reports: Reports,
  { spec, version }: { spec: OpenAPISpecRecord; version: OpenAPISpecVersionRecord },
  { from: reference, impact = 'safe', page, limit = defaultLimit }: ChangesQuery,
): Promise<Schema<'OpenAPISpecChanges'>> {
  const earlier = reference === undefined ? undefined : await resolveVersion(deps, spec, reference);
  const { from, report, failed } = await reports.between(version, earlier);
  const list = JSON.stringify(['changes', version.id, from, impact]);
  const offset = page === undefined ? 0 : Number(readCursor(deps, list, page).id);
  const head = { object: 'openapi-spec-changes' as const, ...defined({ from }), to: version.id };
  if (report === undefined) return { ...head, ...nothing, complete: !failed };
  const input = { reports: [report], policy: policyOf(deps, spec), acknowledged: [], impact, offset, limit };
  const { complete, summary, bump, items, count } = await deps.runTask('judgeChanges', input);
  const next = offset + items.length;
  const cursor =
    next < count ? { page: toCursor(deps, list, { createdAt: '0', id: String(next) }) } : undefined;
  return { ...head, complete, summary, bump, items, count, ...defined({ next: cursor }) };
}

const nothing = {
  summary: { breaking: 0, risky: 0, safe: 0, docs: 0 },
  bump: 'none' as const,
  items: [],
  count: 0,
};
