import type { Handler } from '@specshelf/contract';
import { findVersion } from '../access.js';
import type { Deps } from '../deps.js';
import { presentVersion } from '../present/version.js';
import type { Principal } from '../principal.js';

export const getOpenAPISpecVersionById =
  (deps: Deps): Handler<'getOpenAPISpecVersionById', Principal> =>
  async ({ path, principal }) => {
    const { spec, version } = await findVersion(deps, principal, path);
    return { status: 200, body: presentVersion(deps, spec, version) };
  };
