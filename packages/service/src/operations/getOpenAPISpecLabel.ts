import type { Handler } from '@specshelf/contract';
import { findLabel, findSpec } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import type { Deps } from '../ports/deps.js';
import { labelReply } from '../present/label.js';

export const getOpenAPISpecLabel =
  (deps: Deps): Handler<'getOpenAPISpecLabel', Principal> =>
  async ({ path, principal }) => {
    const spec = await findSpec(deps, principal, path);
    const label = await findLabel(deps, spec, path.label);
    return { status: 200, ...labelReply(deps, spec, label) };
  };
