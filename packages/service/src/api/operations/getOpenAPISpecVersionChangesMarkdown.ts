import { type Handler, Serialized } from '@specshelf/contract';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import type { Reports } from '../../features/changes/create-reports.js';
import { policyOf } from '../../features/changes/policy-of.js';
import { contentLocation } from '../../features/specs/content-location.js';
import { findVersion, resolveVersion } from '../../state/access/accessible-records.js';
import { versionURL } from '../../state/urls.js';

export const getOpenAPISpecVersionChangesMarkdown =
  (deps: Deps, reports: Reports): Handler<'getOpenAPISpecVersionChangesMarkdown', Principal> =>
  async ({ path, query, principal }) => {
    const { spec, version } = await findVersion(deps, principal, path);
    const earlier = query.from === undefined ? undefined : await resolveVersion(deps, spec, query.from);
    const { report, failed } = await reports.between(version, earlier);
    const title =
      `Changes of ${version.facts?.title ?? spec.slug} ${version.facts?.documentVersion ?? ''}`.trim();
    const input = { policy: policyOf(deps, spec), impact: query.impact ?? 'safe', title, failed };
    const text = await deps.runTask('printChanges', {
      reports: report === undefined ? [] : [report],
      ...input,
    });
    const url = `${versionURL(deps, spec, version.id)}/changes.md`;
    return {
      status: 200,
      mediaType: 'text/markdown',
      headers: contentLocation(path, url),
      body: new Serialized<string>([text]),
    };
  };
