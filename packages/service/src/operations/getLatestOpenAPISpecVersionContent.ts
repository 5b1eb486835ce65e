import type { Handler } from '@specshelf/contract';
import { findLatestVersion } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import { versionReply } from '../http/version-reply.js';
import type { Deps } from '../ports/deps.js';
import { contentReply } from '../rules/content-reply.js';

export const getLatestOpenAPISpecVersionContent =
  (deps: Deps): Handler<'getLatestOpenAPISpecVersionContent', Principal> =>
  async ({ path, header, principal }) => {
    const found = await findLatestVersion(deps, principal, path);
    return versionReply(found, await contentReply(deps, found.spec, found.version, header['If-None-Match']));
  };
