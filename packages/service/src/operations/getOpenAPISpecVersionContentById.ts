import type { Handler } from '@specshelf/contract';
import { findVersion } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import { versionReply } from '../http/version-reply.js';
import type { Deps } from '../ports/deps.js';
import { versionURL } from '../present/urls.js';
import { contentLocation } from '../rules/content-location.js';
import { contentReply } from '../rules/content-reply.js';

export const getOpenAPISpecVersionContentById =
  (deps: Deps): Handler<'getOpenAPISpecVersionContentById', Principal> =>
  async ({ path, header, principal }) => {
    const found = await findVersion(deps, principal, path);
    const { spec, version } = found;
    const location = contentLocation(path, `${versionURL(deps, spec, version.id)}/content`);
    return versionReply(found, await contentReply(deps, spec, version, header['If-None-Match'], location));
  };
