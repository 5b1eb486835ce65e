import type { Handler } from '@specshelf/contract';
import { findSpec } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import { deprecationHeaders } from '../deprecation/deprecation-headers.js';
import type { Deps } from '../ports/deps.js';
import { presentSpec } from '../present/spec.js';

export const getOpenAPISpecBySlug =
  (deps: Deps): Handler<'getOpenAPISpecBySlug', Principal> =>
  async ({ path, principal }) => {
    const spec = await findSpec(deps, principal, path);
    const headers = spec.deprecation ? deprecationHeaders(spec.deprecation) : {};
    return { status: 200, headers, body: presentSpec(deps, principal, spec) };
  };
