import { defined } from '@specshelf/base/defined';
import type { Handler } from '@specshelf/contract';
import { invalidRequest } from '../../base/errors.js';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import { createCheckLimit } from '../../features/changes/create-check-limit.js';
import { createComparisons } from '../../features/changes/create-comparisons.js';
import { policyOf } from '../../features/changes/policy-of.js';
import { presentCompatibility } from '../../features/compatibility/compatibility.js';
import { acknowledgedIds, isJudgedRefused } from '../../features/compatibility/judge.js';
import { versionsToCompare } from '../../features/compatibility/versions-to-compare.js';
import { encodeSource } from '../../features/sources/spec-source.js';
import { findSpec } from '../../state/access/accessible-records.js';
import { checkSource } from '../../work/publishing/check-source.js';

const listedChanges = 1_000;

export function checkOpenAPISpec(deps: Deps): Handler<'checkOpenAPISpec', Principal> {
  const limit = createCheckLimit(deps);
  const comparisons = createComparisons(deps);
  return async ({ path, query, body, principal }) => {
    const spec = await findSpec(deps, principal, path);
    if ('url' in body.source) {
      const message = 'must be `text` or `files`: a check fetches nothing. Send the text of the document';
      throw invalidRequest([{ path: '/body/source/url', message }]);
    }
    const policy = policyOf(deps, spec);
    const versions = await versionsToCompare(deps, spec, query.against ?? policy.against);
    const acknowledged = acknowledgedIds(spec, deps.now().toISOString());
    const options = { policy, versions, acknowledged, limit: listedChanges, offline: true, comparisons };
    const checked = await limit.run(spec.organizationId, async () =>
      checkSource(deps, spec, await encodeSource(deps, body.source), options),
    );
    if (checked === undefined) throw new Error('A check without a network needs no files');
    const { output, judgment } = checked;
    const { complete, summary, bump, items, count, refusedIds } = judgment;
    const unusable = output.kind === 'failed';
    const from = versions.length === 1 ? versions[0]?.id : undefined;
    return {
      status: 200,
      body: {
        object: 'openapi-spec-check',
        verdict: unusable ? 'unusable' : isJudgedRefused(judgment) ? 'refused' : 'allowed',
        ...defined({ from }),
        compatibility: presentCompatibility(policy),
        ...{ complete, summary, bump, items, count },
        refused: refusedIds.slice(0, listedChanges),
        acknowledged: judgment.acknowledged.slice(0, listedChanges),
        problems: output.problems,
      },
    };
  };
}
