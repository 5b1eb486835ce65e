import type { Handler } from '@specshelf/contract';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import { contentLocation } from '../../features/specs/content-location.js';
import { presentVersion } from '../../features/specs/version.js';
import { versionReply } from '../../http/version-reply.js';
import { findVersion } from '../../state/access/accessible-records.js';
import { versionURL } from '../../state/urls.js';

export const getOpenAPISpecVersionById =
  (deps: Deps): Handler<'getOpenAPISpecVersionById', Principal> =>
  async ({ path, principal }) => {
    const found = await findVersion(deps, principal, path);
    const headers = contentLocation(path, versionURL(deps, found.spec, found.version.id));
    return versionReply(found, {
      status: 200,
      headers,
      body: presentVersion(deps, found.spec, found.version),
    });
  };
