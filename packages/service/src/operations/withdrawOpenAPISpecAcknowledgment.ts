import type { Handler } from '@specshelf/contract';
import { findSpec } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import { withdraw } from '../compatibility/acknowledge.js';
import type { Deps } from '../ports/deps.js';

export const withdrawOpenAPISpecAcknowledgment =
  (deps: Deps): Handler<'withdrawOpenAPISpecAcknowledgment', Principal> =>
  async ({ path, principal }) => {
    const spec = await findSpec(deps, principal, path);
    await withdraw(deps, principal, spec, path.changeId);
    return { status: 204, body: undefined };
  };
