import type { Handler } from '@specshelf/contract';
import { findSpec } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import type { Deps } from '../ports/deps.js';
import { presentSpec } from '../present/spec.js';

export const getOpenAPISpecBySlug =
  (deps: Deps): Handler<'getOpenAPISpecBySlug', Principal> =>
  async ({ path, principal }) => {
    const spec = await findSpec(deps, principal, path);
    return { status: 200, body: presentSpec(deps, principal, spec) };
  };
