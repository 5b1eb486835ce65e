import type { Handler } from '@specshelf/contract';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import { contentReply } from '../../features/specs/content-reply.js';
import { versionReply } from '../../http/version-reply.js';
import { findLatestVersion } from '../../state/access/accessible-records.js';

export const getLatestOpenAPISpecVersionContent =
  (deps: Deps): Handler<'getLatestOpenAPISpecVersionContent', Principal> =>
  async ({ path, header, principal }) => {
    const found = await findLatestVersion(deps, principal, path);
    return versionReply(found, await contentReply(deps, found, header['If-None-Match']));
  };
