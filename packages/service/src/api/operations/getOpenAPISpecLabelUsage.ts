import type { Handler } from '@specshelf/contract';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import type { UsageCounter } from '../../features/usage/create-usage-counter.js';
import { readUsage } from '../../features/usage/read-usage.js';
import { findLabel, findSpec } from '../../state/access/accessible-records.js';

export const getOpenAPISpecLabelUsage =
  (deps: Deps, usage: UsageCounter): Handler<'getOpenAPISpecLabelUsage', Principal> =>
  async ({ path, principal }) => {
    const spec = await findSpec(deps, principal, path);
    const { name: label } = await findLabel(deps, spec, path.label);
    return { status: 200, body: await readUsage(deps, usage, { specId: spec.id, label }, principal) };
  };
