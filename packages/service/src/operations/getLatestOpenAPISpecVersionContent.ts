import type { Handler } from '@specshelf/contract';
import { findLatestVersion } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import type { Deps } from '../ports/deps.js';
import { contentReply } from '../rules/content-reply.js';

export const getLatestOpenAPISpecVersionContent =
  (deps: Deps): Handler<'getLatestOpenAPISpecVersionContent', Principal> =>
  async ({ path, header, principal }) => {
    const { spec, version } = await findLatestVersion(deps, principal, path);
    return contentReply(deps, spec, version, header['If-None-Match']);
  };
