import type { Handler } from '@specshelf/contract';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import { presentSpec } from '../../features/specs/spec.js';
import { updateSettings } from '../../features/specs/spec-settings.js';
import { findSpec } from '../../state/access/accessible-records.js';

export const updateOpenAPISpecBySlug =
  (deps: Deps): Handler<'updateOpenAPISpecBySlug', Principal> =>
  async ({ path, body, principal }) => {
    const found = await findSpec(deps, principal, path);
    const spec = await updateSettings(deps, principal, found, body);
    return { status: 200, body: presentSpec(deps, principal, spec) };
  };
