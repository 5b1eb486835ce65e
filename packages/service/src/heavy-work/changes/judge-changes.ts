import { applyPolicy, type Category, type Change, type ChangeReport, isAtLeast } from '@specshelf/changes';
import { decodeUTF8 } from '../../content/utf8.js';
import type { JudgeInput, Judgment } from '../../ports/changes/change-tasks.js';
import type { ContentCodec } from '../../ports/content.js';
import type { TaskContext } from '../create-task-context.js';

const refusedListed = 100;

/** Applies a policy to stored reports, and returns a page of their changes. */
export async function judgeChanges(
  { reports, policy, acknowledged, impact, offset, limit }: JudgeInput,
  { codec }: Pick<TaskContext, 'codec'>,
): Promise<Judgment> {
  const judged = applyPolicy(await readReports(reports, codec), policy, new Set(acknowledged));
  const listed = judged.changes.filter((change) => isAtLeast(change.impact, impact));
  return {
    complete: judged.complete,
    mayRefuseMore: judged.mayRefuseMore,
    summary: judged.summary,
    bump: judged.bump,
    items: listed.slice(offset, offset + limit).map(present),
    count: listed.length,
    refused: judged.refused.slice(0, refusedListed).map(present),
    refusedIds: judged.refused.map(({ id }) => id),
    acknowledged: judged.acknowledged,
  };
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
