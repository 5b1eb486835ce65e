import type { Handler } from '@specshelf/contract';
import { findSpec } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import { deleteLabel } from '../labels/change-label.js';
import type { Deps } from '../ports/deps.js';

export const deleteOpenAPISpecLabel =
  (deps: Deps): Handler<'deleteOpenAPISpecLabel', Principal> =>
  async ({ path, query, header, principal }) => {
    const spec = await findSpec(deps, principal, path);
    const expected = { ifVersion: query.ifVersion, ifMatch: header['If-Match'] };
    await deleteLabel(deps, principal, spec, { name: path.label, ...expected });
    return { status: 204, body: undefined };
  };
