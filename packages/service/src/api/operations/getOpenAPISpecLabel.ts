import type { Handler } from '@specshelf/contract';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import { labelReply } from '../../features/labels/label.js';
import { findLabel, findSpec } from '../../state/access/accessible-records.js';

export const getOpenAPISpecLabel =
  (deps: Deps): Handler<'getOpenAPISpecLabel', Principal> =>
  async ({ path, principal }) => {
    const spec = await findSpec(deps, principal, path);
    const label = await findLabel(deps, spec, path.label);
    return { status: 200, ...labelReply(deps, spec, label) };
  };
