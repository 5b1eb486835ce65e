import type { Handler } from '@specshelf/contract';
import { findVersion } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import { versionReply } from '../http/version-reply.js';
import type { Deps } from '../ports/deps.js';
import { versionURL } from '../present/urls.js';
import { presentVersion } from '../present/version.js';
import { contentLocation } from '../rules/content-location.js';

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
