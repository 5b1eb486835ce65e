import type { Handler } from '@specshelf/contract';
import { findSpec } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import { acknowledge } from '../compatibility/acknowledge.js';
import type { Deps } from '../ports/deps.js';
import { presentAcknowledgments } from '../present/acknowledgments.js';

export const acknowledgeOpenAPISpecChanges =
  (deps: Deps): Handler<'acknowledgeOpenAPISpecChanges', Principal> =>
  async ({ path, body, principal }) => {
    const found = await findSpec(deps, principal, path);
    const spec = await acknowledge(deps, principal, found, body);
    return { status: 200, body: presentAcknowledgments(spec, deps.now().toISOString()) };
  };
