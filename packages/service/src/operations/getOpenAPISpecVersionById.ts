import type { Handler } from '@specshelf/contract';
import { findVersion } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import type { Deps } from '../ports/deps.js';
import { presentVersion } from '../present/version.js';

export const getOpenAPISpecVersionById =
  (deps: Deps): Handler<'getOpenAPISpecVersionById', Principal> =>
  async ({ path, principal }) => {
    const { spec, version } = await findVersion(deps, principal, path);
    return { status: 200, body: presentVersion(deps, spec, version) };
  };
