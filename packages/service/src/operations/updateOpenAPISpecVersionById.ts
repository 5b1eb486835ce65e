import type { Handler } from '@specshelf/contract';
import { findVersion } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import { updateVersion } from '../deprecation/update-version.js';
import type { Deps } from '../ports/deps.js';
import { versionURL } from '../present/urls.js';
import { presentVersion } from '../present/version.js';
import { contentLocation } from '../rules/content-location.js';

export const updateOpenAPISpecVersionById =
  (deps: Deps): Handler<'updateOpenAPISpecVersionById', Principal> =>
  async ({ path, body, principal }) => {
    const found = await findVersion(deps, principal, path);
    const version = await updateVersion(deps, principal, found, body.deprecation);
    const headers = contentLocation(path, versionURL(deps, found.spec, version.id));
    return { status: 200, headers, body: presentVersion(deps, found.spec, version) };
  };
