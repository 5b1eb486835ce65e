import type { Deps } from '../../base/ports/deps.js';
import type { OpenAPISpecRecord } from '../../base/ports/records.js';
import { policyOf } from '../../features/changes/policy-of.js';
import { incompatible } from '../../features/compatibility/incompatible.js';
import { acknowledgedIds, isJudgedRefused } from '../../features/compatibility/judge.js';
import { versionsToCompare } from '../../features/compatibility/versions-to-compare.js';
import type { EncodedSource } from '../../features/sources/encoded-source.js';
import { checkSource, isRefused } from './check-source.js';

/**
 * Throws `incompatible` if the settings of a specification refuse changes of a text or a set of files. Others, and sources that need
 * files of other servers, are judged when their run ends.
 */
export async function assertCompatible(
  deps: Deps,
  spec: OpenAPISpecRecord,
  source: EncodedSource,
  acknowledged: readonly string[],
): Promise<void> {
  const policy = policyOf(deps, spec);
  if (policy.refuse === 'none' || spec.lastVersion === undefined || source.record.kind === 'url') return;
  const versions = await versionsToCompare(deps, spec, policy.against);
  const judging = {
    policy,
    acknowledged: [...acknowledgedIds(spec, deps.now().toISOString()), ...acknowledged],
  };
  const [version, ...others] = versions;
  // Most sources are allowed, which is found out faster without the list of changes.
  if (
    version !== undefined &&
    others.length === 0 &&
    !(await isRefused(deps, spec, source, { version, ...judging }))
  ) {
    return;
  }
  const options = { ...judging, versions, limit: 0, offline: false };
  const checked = await checkSource(deps, spec, source, options);
  if (checked !== undefined && isJudgedRefused(checked.judgment)) throw incompatible(checked.judgment);
}
