import type { Handler } from '@specshelf/contract';
import type { Principal } from '../../base/ports/access/principal.js';
import type { Deps } from '../../base/ports/deps.js';
import { updateVersion } from '../../features/deprecation/update-version.js';
import { contentLocation } from '../../features/specs/content-location.js';
import { presentVersion } from '../../features/specs/version.js';
import { findVersion } from '../../state/access/accessible-records.js';
import { versionURL } from '../../state/urls.js';

export const updateOpenAPISpecVersionById =
  (deps: Deps): Handler<'updateOpenAPISpecVersionById', Principal> =>
  async ({ path, body, principal }) => {
    const found = await findVersion(deps, principal, path);
    const version = await updateVersion(deps, principal, found, body.deprecation);
    const headers = contentLocation(path, versionURL(deps, found.spec, version.id));
    return { status: 200, headers, body: presentVersion(deps, found.spec, version) };
  };
