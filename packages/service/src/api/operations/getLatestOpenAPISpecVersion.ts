import type { Handler } from '@specshelf/contract';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import { presentVersion } from '../../features/specs/version.js';
import { versionReply } from '../../http/version-reply.js';
import { findLatestVersion } from '../../state/access/accessible-records.js';

export const getLatestOpenAPISpecVersion =
  (deps: Deps): Handler<'getLatestOpenAPISpecVersion', Principal> =>
  async ({ path, principal }) => {
    const found = await findLatestVersion(deps, principal, path);
    return versionReply(found, { status: 200, body: presentVersion(deps, found.spec, found.version) });
  };
