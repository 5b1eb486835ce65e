import type { Handler } from '@specshelf/contract';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import { presentLabel } from '../../features/labels/label.js';
import { findSpec } from '../../state/access/accessible-records.js';

export const listOpenAPISpecLabels =
  (deps: Deps): Handler<'listOpenAPISpecLabels', Principal> =>
  async ({ path, principal }) => {
    const spec = await findSpec(deps, principal, path);
    const items = (await deps.stores.labels.list(spec.id)).map((label) => presentLabel(deps, spec, label));
    return { status: 200, body: { items, count: items.length } };
  };
