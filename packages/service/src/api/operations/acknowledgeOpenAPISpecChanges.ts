import type { Handler } from '@specshelf/contract';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import { acknowledge } from '../../features/compatibility/acknowledge.js';
import { presentAcknowledgments } from '../../features/compatibility/acknowledgments.js';
import { findSpec } from '../../state/access/accessible-records.js';

export const acknowledgeOpenAPISpecChanges =
  (deps: Deps): Handler<'acknowledgeOpenAPISpecChanges', Principal> =>
  async ({ path, body, principal }) => {
    const found = await findSpec(deps, principal, path);
    const spec = await acknowledge(deps, principal, found, body);
    return { status: 200, body: presentAcknowledgments(spec, deps.now().toISOString()) };
  };
