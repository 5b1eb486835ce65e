import type { Policy } from '@specshelf/changes/policy';
import type { Judgment } from '../../base/ports/changes/change-tasks.js';
import type { Deps } from '../../base/ports/deps.js';
import type { OpenAPISpecRecord } from '../../base/ports/records.js';

/** Returns the IDs of the changes that are acknowledged at a time. */
export function acknowledgedIds({ acknowledgments }: OpenAPISpecRecord, now: string): string[] {
  return acknowledgments.filter(({ expiresAt }) => expiresAt > now).map(({ change }) => change);
}

/** Whether publishing is refused, also because changes that are not known may be refused. */
export function isJudgedRefused({ refusedIds, mayRefuseMore }: Judgment): boolean {
  return refusedIds.length > 0 || mayRefuseMore;
}

/** Judges stored reports by the settings of a specification. Lists no changes but the first refused ones. */
export function judge(
  deps: Pick<Deps, 'runTask'>,
  policy: Policy,
  reports: readonly Uint8Array[],
  acknowledged: readonly string[],
): Promise<Judgment> {
  return deps.runTask('judgeChanges', { reports, policy, acknowledged, impact: 'docs', offset: 0, limit: 0 });
}

/** Identifies a refusal: the same files are refused again while settings, acknowledgments and the compared version are the same. */
export function refusalKey(
  deps: Pick<Deps, 'digest'>,
  { lastVersion, acknowledgments }: OpenAPISpecRecord,
  policy: Policy,
  manifest: string | undefined,
): string {
  return deps.digest(JSON.stringify([lastVersion, policy, acknowledgments, manifest])).slice(0, 32);
}
