import type { Handler } from '@specshelf/contract';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import { contentLocation } from '../../features/specs/content-location.js';
import { contentReply } from '../../features/specs/content-reply.js';
import { versionReply } from '../../http/version-reply.js';
import { findVersion } from '../../state/access/accessible-records.js';
import { versionURL } from '../../state/urls.js';

export const getOpenAPISpecVersionContentById =
  (deps: Deps): Handler<'getOpenAPISpecVersionContentById', Principal> =>
  async ({ path, header, principal }) => {
    const found = await findVersion(deps, principal, path);
    const { spec, version } = found;
    const location = contentLocation(path, `${versionURL(deps, spec, version.id)}/content`);
    return versionReply(found, await contentReply(deps, found, header['If-None-Match'], location));
  };
