import type { Handler } from '@specshelf/contract';
import { conditionalReply, revalidate } from '../../base/http/conditional-reply.js';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import { presentRaw } from '../../features/specs/raw-content.js';
import { versionReply } from '../../http/version-reply.js';
import { findLatestVersion } from '../../state/access/accessible-records.js';

export const getLatestOpenAPISpecVersionContentRaw =
  (deps: Deps): Handler<'getLatestOpenAPISpecVersionContentRaw', Principal> =>
  async ({ path, header, principal }) => {
    const found = await findLatestVersion(deps, principal, path);
    const { version } = found;
    const headers = revalidate(version.submitted ?? version.raw);
    return versionReply(found, conditionalReply(header['If-None-Match'], headers, presentRaw(deps, version)));
  };
