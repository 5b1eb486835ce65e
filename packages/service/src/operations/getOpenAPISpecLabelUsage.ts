import type { Handler } from '@specshelf/contract';
import { findLabel, findSpec } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import type { Deps } from '../ports/deps.js';
import type { UsageCounter } from '../usage/create-usage-counter.js';
import { readUsage } from '../usage/read-usage.js';

export const getOpenAPISpecLabelUsage =
  (deps: Deps, usage: UsageCounter): Handler<'getOpenAPISpecLabelUsage', Principal> =>
  async ({ path, principal }) => {
    const spec = await findSpec(deps, principal, path);
    const { name: label } = await findLabel(deps, spec, path.label);
    return { status: 200, body: await readUsage(deps, usage, { specId: spec.id, label }, principal) };
  };
