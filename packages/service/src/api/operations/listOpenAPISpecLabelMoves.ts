import type { Handler } from '@specshelf/contract';
import { notFound } from '../../base/errors.js';
import { labelKey } from '../../base/names/label-name.js';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import { listPage } from '../../base/requests/list-page.js';
import { presentLabelMove } from '../../features/labels/label.js';
import { findSpec } from '../../state/access/accessible-records.js';

export const listOpenAPISpecLabelMoves =
  (deps: Deps): Handler<'listOpenAPISpecLabelMoves', Principal> =>
  async ({ path, query, principal }) => {
    const spec = await findSpec(deps, principal, path);
    const label = labelKey(path.label);
    const body = await listPage(deps, `moves of ${JSON.stringify([spec.id, label])}`, query, {
      find: (page) => deps.stores.labels.listMoves(spec.id, label, page),
      present: presentLabelMove,
    });
    // Old moves are removed.
    const exists = body.count > 0 || (await deps.stores.labels.find(spec.id, label)) !== undefined;
    if (!exists) throw notFound('Label', path.label);
    return { status: 200, body };
  };
