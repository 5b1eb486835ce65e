import type { Handler } from '@specshelf/contract';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import { deprecationHeaders } from '../../features/deprecation/deprecation-headers.js';
import { presentSpec } from '../../features/specs/spec.js';
import { findSpec } from '../../state/access/accessible-records.js';

export const getOpenAPISpecBySlug =
  (deps: Deps): Handler<'getOpenAPISpecBySlug', Principal> =>
  async ({ path, principal }) => {
    const spec = await findSpec(deps, principal, path);
    const headers = spec.deprecation ? deprecationHeaders(spec.deprecation) : {};
    return { status: 200, headers, body: presentSpec(deps, principal, spec) };
  };
