import type { Handler } from '@specshelf/contract';
import { findLatestVersion } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import { conditionalReply, revalidate } from '../http/conditional-reply.js';
import { versionReply } from '../http/version-reply.js';
import type { Deps } from '../ports/deps.js';
import { presentRaw } from '../rules/raw-content.js';

export const getLatestOpenAPISpecVersionContentRaw =
  (deps: Deps): Handler<'getLatestOpenAPISpecVersionContentRaw', Principal> =>
  async ({ path, header, principal }) => {
    const found = await findLatestVersion(deps, principal, path);
    const { version } = found;
    const headers = revalidate(version.submitted ?? version.raw);
    return versionReply(found, conditionalReply(header['If-None-Match'], headers, presentRaw(deps, version)));
  };
