import type { Handler } from '@specshelf/contract';
import { findVersion } from '../access.js';
import type { Deps } from '../deps.js';
import type { Principal } from '../principal.js';
import { contentReply } from '../rules/content-reply.js';

export const getOpenAPISpecVersionContentById =
  (deps: Deps): Handler<'getOpenAPISpecVersionContentById', Principal> =>
  async ({ path, header, principal }) => {
    const { spec, version } = await findVersion(deps, principal, path);
    return contentReply(deps, spec, version, header['If-None-Match']);
  };
