import type { Handler } from '@specshelf/contract';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import { deleteLabel } from '../../features/labels/change-label.js';
import { findSpec } from '../../state/access/accessible-records.js';

export const deleteOpenAPISpecLabel =
  (deps: Deps): Handler<'deleteOpenAPISpecLabel', Principal> =>
  async ({ path, query, header, principal }) => {
    const spec = await findSpec(deps, principal, path);
    const expected = { ifVersion: query.ifVersion, ifMatch: header['If-Match'] };
    await deleteLabel(deps, principal, spec, { name: path.label, ...expected });
    return { status: 204, body: undefined };
  };
