import type { Handler } from '@specshelf/contract';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import { withdraw } from '../../features/compatibility/acknowledge.js';
import { findSpec } from '../../state/access/accessible-records.js';

export const withdrawOpenAPISpecAcknowledgment =
  (deps: Deps): Handler<'withdrawOpenAPISpecAcknowledgment', Principal> =>
  async ({ path, principal }) => {
    const spec = await findSpec(deps, principal, path);
    await withdraw(deps, principal, spec, path.changeId);
    return { status: 204, body: undefined };
  };
