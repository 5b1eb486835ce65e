import type { Handler } from '@specshelf/contract';
import { findSpec } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import type { Deps } from '../ports/deps.js';
import { presentAcknowledgments } from '../present/acknowledgments.js';

export const listOpenAPISpecAcknowledgments =
  (deps: Deps): Handler<'listOpenAPISpecAcknowledgments', Principal> =>
  async ({ path, principal }) => {
    const spec = await findSpec(deps, principal, path);
    return { status: 200, body: presentAcknowledgments(spec, deps.now().toISOString()) };
  };
