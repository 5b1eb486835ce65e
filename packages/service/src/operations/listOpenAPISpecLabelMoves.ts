import type { Handler } from '@specshelf/contract';
import { findSpec } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import { notFound } from '../errors.js';
import { labelKey } from '../labels/label-name.js';
import type { Deps } from '../ports/deps.js';
import { presentLabelMove } from '../present/label.js';
import { listPage } from '../rules/list-page.js';

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
