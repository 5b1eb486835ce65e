import type { Handler } from '@specshelf/contract';
import { findSpec } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import { notFound } from '../errors.js';
import { labelKey } from '../labels/label-name.js';
import type { Deps } from '../ports/deps.js';
import type { UsageCounter } from '../usage/create-usage-counter.js';
import { readUsage } from '../usage/read-usage.js';

export const getOpenAPISpecLabelUsage =
  (deps: Deps, usage: UsageCounter): Handler<'getOpenAPISpecLabelUsage', Principal> =>
  async ({ path, principal }) => {
    const { id: specId } = await findSpec(deps, principal, path);
    const label = await deps.stores.labels.find(specId, labelKey(path.label));
    if (!label) throw notFound('Label', path.label);
    return { status: 200, body: await readUsage(deps, usage, { specId, label: label.name }, principal) };
  };
