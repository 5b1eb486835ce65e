import { defined } from '@specshelf/base/defined';
import type { Handler } from '@specshelf/contract';
import { labelKey } from '../../base/names/label-name.js';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import type { List } from '../../base/ports/list-query.js';
import type { LabeledVersion } from '../../base/ports/spec-stores.js';
import { listPage } from '../../base/requests/list-page.js';
import { presentVersion } from '../../features/specs/version.js';
import { findSpec } from '../../state/access/accessible-records.js';

export const listOpenAPISpecVersions =
  (deps: Deps): Handler<'listOpenAPISpecVersions', Principal> =>
  async ({ path, query, principal }) => {
    const spec = await findSpec(deps, principal, path);
    const { documentVersion, label } = query;
    const filter = defined({ documentVersion, label });
    const isFiltered = Object.keys(filter).length > 0;
    // A cursor is valid only with the same filter.
    const list = isFiltered ? JSON.stringify([spec.id, filter]) : `versions of ${spec.id}`;
    const body = await listPage(deps, list, query, {
      find: (page) =>
        label === undefined
          ? deps.stores.versions.list(spec.id, { ...page, ...defined({ documentVersion }) })
          : listLabeled(deps, spec.id, { label, documentVersion }),
      present: (version) => presentVersion(deps, spec, version),
    });
    return { status: 200, body };
  };

/** Returns the version of a label as a list, unless its document has another version. */
async function listLabeled(
  { stores }: Deps,
  specId: string,
  { label: name, documentVersion }: { label: string; documentVersion: string | undefined },
): Promise<List<LabeledVersion>> {
  const label = await stores.labels.find(specId, labelKey(name));
  const version = label && (await stores.versions.find(specId, label.version));
  const isListed =
    version && (documentVersion === undefined || version.facts?.documentVersion === documentVersion);
  const records = isListed ? [version] : [];
  return { records, more: false, total: records.length };
}
