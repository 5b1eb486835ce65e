import type { Handler } from '@specshelf/contract';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import { presentAcknowledgments } from '../../features/compatibility/acknowledgments.js';
import { findSpec } from '../../state/access/accessible-records.js';

export const listOpenAPISpecAcknowledgments =
  (deps: Deps): Handler<'listOpenAPISpecAcknowledgments', Principal> =>
  async ({ path, principal }) => {
    const spec = await findSpec(deps, principal, path);
    return { status: 200, body: presentAcknowledgments(spec, deps.now().toISOString()) };
  };
