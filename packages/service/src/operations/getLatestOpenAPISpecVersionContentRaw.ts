import type { Handler } from '@specshelf/contract';
import { findLatestVersion } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import { conditionalReply, revalidate } from '../http/conditional-reply.js';
import type { Deps } from '../ports/deps.js';
import { presentRaw } from '../rules/raw-content.js';

export const getLatestOpenAPISpecVersionContentRaw =
  (deps: Deps): Handler<'getLatestOpenAPISpecVersionContentRaw', Principal> =>
  async ({ path, header, principal }) => {
    const { version } = await findLatestVersion(deps, principal, path);
    const headers = revalidate(version.submitted ?? version.raw);
    return conditionalReply(header['If-None-Match'], headers, presentRaw(deps, version));
  };
