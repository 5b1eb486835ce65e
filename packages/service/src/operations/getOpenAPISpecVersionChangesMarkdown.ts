import { type Handler, Serialized } from '@specshelf/contract';
import { findVersion, resolveVersion } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import type { Reports } from '../changes/create-reports.js';
import { policyOf } from '../compatibility/policy-of.js';
import type { Deps } from '../ports/deps.js';
import { versionURL } from '../present/urls.js';
import { contentLocation } from '../rules/content-location.js';

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
