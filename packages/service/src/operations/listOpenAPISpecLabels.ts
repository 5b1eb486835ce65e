import type { Handler } from '@specshelf/contract';
import { findSpec } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import type { Deps } from '../ports/deps.js';
import { presentLabel } from '../present/label.js';

export const listOpenAPISpecLabels =
  (deps: Deps): Handler<'listOpenAPISpecLabels', Principal> =>
  async ({ path, principal }) => {
    const spec = await findSpec(deps, principal, path);
    const items = (await deps.stores.labels.list(spec.id)).map((label) => presentLabel(deps, spec, label));
    return { status: 200, body: { items, count: items.length } };
  };
