import { defined } from '@specshelf/base/defined';
import {
  applyPolicy,
  type Category,
  type Change,
  type ChangeGroup,
  type ChangeReport,
  groupChanges,
  isAtLeast,
  operationsOf,
} from '@specshelf/changes';
import { decodeUTF8 } from '../../../base/content/utf8.js';
import type {
  EqualChanges,
  JudgeInput,
  Judgment,
  ListedChange,
} from '../../../base/ports/changes/change-tasks.js';
import type { ContentCodec } from '../../../base/ports/work/content.js';
import type { TaskContext } from '../../tasks/create-task-context.js';

const refusedListed = 100;

/** Applies a policy to stored reports, and returns a page of their changes. */
export async function judgeChanges(
  { reports, policy, acknowledged, impact, offset, limit, isGrouped = false, groupOf }: JudgeInput,
  { codec }: Pick<TaskContext, 'codec'>,
): Promise<Judgment> {
  const judged = applyPolicy(await readReports(reports, codec), policy, new Set(acknowledged));
  const atLeast = judged.changes.filter((change) => isAtLeast(change.impact, impact));
  const listed = groupOf === undefined ? atLeast : equalTo(groupOf, atLeast);
  const groups = isGrouped ? groupChanges(listed) : [];
  return {
    complete: judged.complete,
    mayRefuseMore: judged.mayRefuseMore,
    summary: judged.summary,
    bump: judged.bump,
    items: isGrouped ? [] : listed.slice(offset, offset + limit).map(present),
    groups: groups.slice(offset, offset + limit).map(presentGroup),
    count: isGrouped ? groups.length : listed.length,
    refused: judged.refused.slice(0, refusedListed).map(present),
    refusedIds: judged.refused.map(({ id }) => id),
    acknowledged: judged.acknowledged,
  };
}

/** Returns the group of a change; nothing if there is no such change. */
function equalTo(id: string, changes: readonly Change[]): readonly Change[] {
  return (
    groupChanges(changes).find((group) => group.changes.some((change) => change.id === id))?.changes ?? []
  );
}

/** The number of changes of a group on a page, which must not grow with the group. */
const shownOfGroup = 20;

function presentGroup({ message, changes }: ChangeGroup<Change>): EqualChanges {
  return {
    message,
    changes: changes.slice(0, shownOfGroup).map(present),
    count: changes.length,
    ...defined({ operationCount: operationsOf(changes)?.length }),
  };
}

/** Returns the first of each of a number of groups of equal changes. */
export function firstOfGroups(changes: readonly Change[], limit: number): ListedChange[] {
  return groupChanges(changes)
    .slice(0, limit)
    .map(({ first, message, changes: equal }) => ({
      change: { ...present(first), message },
      places: equal.length,
    }));
}

/** Reads stored reports as one. A change that several of them have counts once. */
export async function readReports(
  reports: readonly Uint8Array[],
  codec: Pick<ContentCodec, 'decompress'>,
): Promise<ChangeReport> {
  const changes = new Map<string, Change>();
  const omitted = new Set<Category>();
  let complete = true;
  let endedEarly = false;
  let today = '';
  for (const stored of reports) {
    const report = await readReport(stored, codec);
    for (const change of report.changes) if (!changes.has(change.id)) changes.set(change.id, change);
    complete &&= report.complete;
    endedEarly ||= !report.complete && report.omitted === undefined;
    for (const category of report.omitted ?? []) omitted.add(category);
    if (report.today > today) today = report.today;
  }
  const joined = { complete, today, changes: [...changes.values()] };
  return complete || endedEarly ? joined : { ...joined, omitted: [...omitted] };
}

export async function readReport(
  stored: Uint8Array,
  codec: Pick<ContentCodec, 'decompress'>,
): Promise<ChangeReport> {
  return JSON.parse(decodeUTF8(await codec.decompress(stored))) as ChangeReport;
}

/** Removes the members that only policies read. */
export function present({ stability: _, sunset: __, ...change }: Change): Change {
  return change;
}
