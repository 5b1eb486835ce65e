import type { Handler } from '@specshelf/contract';
import { findSpec } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import type { Deps } from '../ports/deps.js';
import { presentSpec } from '../present/spec.js';
import { updateSettings } from '../rules/spec-settings.js';

export const updateOpenAPISpecBySlug =
  (deps: Deps): Handler<'updateOpenAPISpecBySlug', Principal> =>
  async ({ path, body, principal }) => {
    const found = await findSpec(deps, principal, path);
    const spec = await updateSettings(deps, principal, found, body, '/body/');
    return { status: 200, body: presentSpec(deps, principal, spec) };
  };
