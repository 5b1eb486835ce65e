import type { Deps } from '../base/ports/deps.js';
import { getAuthenticatedUser } from './operations/getAuthenticatedUser.js';
import { getLatestOpenAPISpecVersion } from './operations/getLatestOpenAPISpecVersion.js';
import { getOpenAPISpecBySlug } from './operations/getOpenAPISpecBySlug.js';
import { getOpenAPISpecVersionById } from './operations/getOpenAPISpecVersionById.js';
import { listOpenAPISpecs } from './operations/listOpenAPISpecs.js';
import { listOpenAPISpecVersions } from './operations/listOpenAPISpecVersions.js';

/** The handlers of the operations that list and read specifications. */
export function createReadHandlers(deps: Deps) {
  return {
    getAuthenticatedUser: getAuthenticatedUser(deps),
    getLatestOpenAPISpecVersion: getLatestOpenAPISpecVersion(deps),
    getOpenAPISpecBySlug: getOpenAPISpecBySlug(deps),
    getOpenAPISpecVersionById: getOpenAPISpecVersionById(deps),
    listOpenAPISpecVersions: listOpenAPISpecVersions(deps),
    listOpenAPISpecs: listOpenAPISpecs(deps),
  };
}
