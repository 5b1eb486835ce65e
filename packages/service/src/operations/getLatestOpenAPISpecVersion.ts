import type { Handler } from '@specshelf/contract';
import { findLatestVersion } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import { versionReply } from '../http/version-reply.js';
import type { Deps } from '../ports/deps.js';
import { presentVersion } from '../present/version.js';

export const getLatestOpenAPISpecVersion =
  (deps: Deps): Handler<'getLatestOpenAPISpecVersion', Principal> =>
  async ({ path, principal }) => {
    const found = await findLatestVersion(deps, principal, path);
    return versionReply(found, { status: 200, body: presentVersion(deps, found.spec, found.version) });
  };
