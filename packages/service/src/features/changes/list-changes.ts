import { defined } from '@specshelf/base/defined';
import type { Schema } from '@specshelf/contract';
import type { EqualChanges, JudgeInput } from '../../base/ports/changes/change-tasks.js';
import type { Deps } from '../../base/ports/deps.js';
import type { OpenAPISpecRecord, OpenAPISpecVersionRecord } from '../../base/ports/records.js';
import { defaultLimit } from '../../base/requests/list-page.js';
import { readCursor, toCursor } from '../../base/requests/page-cursor.js';
import { resolveVersion } from '../../state/access/accessible-records.js';
import type { Reports } from './create-reports.js';
import { policyOf } from './policy-of.js';

export interface ChangesQuery {
  from?: string | undefined;
  impact?: Schema<'ChangeImpact'>;
  page?: string;
  limit?: number;
}

/** Changes of a version and their numbers. */
type ChangesHead = Omit<Schema<'OpenAPISpecChanges'>, 'items'>;

/** Returns a page of the changes of a version. */
export async function listChanges(
  deps: Deps,
  reports: Reports,
  found: ComparedVersion,
  query: ChangesQuery,
): Promise<Schema<'OpenAPISpecChanges'>> {
  const { head, items } = await selectChanges(deps, reports, found, { query });
  return { ...head, items };
}

/** A page of groups of equal changes, or of the changes of one group. */
export interface GroupedChanges extends ChangesHead {
  groups: EqualChanges[];
  /** The changes of the requested group. */
  items: Schema<'OpenAPISpecChange'>[];
}

/** Like `listChanges`, with equal changes as one group, or with the group of the change `groupOf` only. */
export async function listGroupedChanges(
  deps: Deps,
  reports: Reports,
  found: ComparedVersion,
  { groupOf, ...query }: ChangesQuery & { groupOf?: string | undefined },
): Promise<GroupedChanges> {
  const grouping = groupOf === undefined ? { isGrouped: true } : { groupOf };
  const { head, items, groups } = await selectChanges(deps, reports, found, { query, grouping });
  return { ...head, items, groups };
}

interface ComparedVersion {
  spec: OpenAPISpecRecord;
  version: OpenAPISpecVersionRecord;
}

interface Selection {
  query: ChangesQuery;
  grouping?: Pick<JudgeInput, 'isGrouped' | 'groupOf'>;
}

interface SelectedChanges extends Pick<GroupedChanges, 'items' | 'groups'> {
  head: ChangesHead;
}

async function selectChanges(
  deps: Deps,
  reports: Reports,
  { spec, version }: ComparedVersion,
  { query, grouping = {} }: Selection,
): Promise<SelectedChanges> {
  const { from: reference, impact = 'safe', page, limit = defaultLimit } = query;
  const earlier = reference === undefined ? undefined : await resolveVersion(deps, spec, reference);
  const { from, report, failed } = await reports.between(version, earlier);
  const list = JSON.stringify(['changes', version.id, from, impact, ...Object.entries(grouping)]);
  const offset = page === undefined ? 0 : Number(readCursor(deps, list, page).id);
  const about = { object: 'openapi-spec-changes' as const, ...defined({ from }), to: version.id };
  if (report === undefined)
    return { head: { ...about, ...nothing, complete: !failed }, items: [], groups: [] };
  const input = { reports: [report], policy: policyOf(deps, spec), acknowledged: [], impact, offset, limit };
  const judged = await deps.runTask('judgeChanges', { ...input, ...grouping });
  const { complete, summary, bump, items, groups, count } = judged;
  const next = offset + Math.max(items.length, groups.length);
  const cursor =
    next < count ? { page: toCursor(deps, list, { createdAt: '0', id: String(next) }) } : undefined;
  const head = { ...about, complete, summary, bump, count, ...defined({ next: cursor }) };
  return { head, items, groups };
}

const nothing = {
  summary: { breaking: 0, risky: 0, safe: 0, docs: 0 },
  bump: 'none' as const,
  count: 0,
};
