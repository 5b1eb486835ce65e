import type { Handlers } from '@specshelf/contract';
import type { Deps } from '../deps.js';
import { loadedOnce } from '../loaded-once.js';
import type { Principal } from '../principal.js';
import { createOpenAPISpec } from './createOpenAPISpec.js';
import { createOrUpdateOpenAPISpecBySlug } from './createOrUpdateOpenAPISpecBySlug.js';
import { deleteOpenAPISpecBySlug } from './deleteOpenAPISpecBySlug.js';
import { getAuthenticatedUser } from './getAuthenticatedUser.js';
import { getComputedDocument } from './getComputedDocument.js';
import { getComputedRevision } from './getComputedRevision.js';
import { getLatestOpenAPISpecVersion } from './getLatestOpenAPISpecVersion.js';
import { getLatestOpenAPISpecVersionContent } from './getLatestOpenAPISpecVersionContent.js';
import { getLatestOpenAPISpecVersionContentRaw } from './getLatestOpenAPISpecVersionContentRaw.js';
import { getOpenAPISpecBySlug } from './getOpenAPISpecBySlug.js';
import { getOpenAPISpecVersionById } from './getOpenAPISpecVersionById.js';
import { getOpenAPISpecVersionContentById } from './getOpenAPISpecVersionContentById.js';
import { getOpenAPISpecVersionDocument } from './getOpenAPISpecVersionDocument.js';
import { getOpenAPISpecVersionDocumentYAML } from './getOpenAPISpecVersionDocumentYAML.js';
import { getOrganizationById } from './getOrganizationById.js';
import { getOrganizationsForEmailDomain } from './getOrganizationsForEmailDomain.js';
import { getPublishedOpenAPISpec } from './getPublishedOpenAPISpec.js';
import { getPublishedOpenAPISpecYAML } from './getPublishedOpenAPISpecYAML.js';
import { listOpenAPISpecs } from './listOpenAPISpecs.js';
import { listOpenAPISpecVersions } from './listOpenAPISpecVersions.js';
import { updateOpenAPISpecBySlug } from './updateOpenAPISpecBySlug.js';

export function createHandlers(deps: Deps): Handlers<Principal> {
  const computed = loadedOnce(async () => {
    const { createComputedContent } = await import('../later.js');
    return createComputedContent(deps);
  });
  return {
    createOpenAPISpec: createOpenAPISpec(deps),
    createOrUpdateOpenAPISpecBySlug: createOrUpdateOpenAPISpecBySlug(deps),
    deleteOpenAPISpecBySlug: deleteOpenAPISpecBySlug(deps),
    getAuthenticatedUser: getAuthenticatedUser(deps),
    getComputedDocument: getComputedDocument(deps, computed),
    getComputedRevision: getComputedRevision(deps, computed),
    getLatestOpenAPISpecVersion: getLatestOpenAPISpecVersion(deps),
    getLatestOpenAPISpecVersionContent: getLatestOpenAPISpecVersionContent(deps),
    getLatestOpenAPISpecVersionContentRaw: getLatestOpenAPISpecVersionContentRaw(deps),
    getOpenAPISpecBySlug: getOpenAPISpecBySlug(deps),
    getOpenAPISpecVersionById: getOpenAPISpecVersionById(deps),
    getOpenAPISpecVersionContentById: getOpenAPISpecVersionContentById(deps),
    getOpenAPISpecVersionDocument: getOpenAPISpecVersionDocument(deps),
    getOpenAPISpecVersionDocumentYAML: getOpenAPISpecVersionDocumentYAML(deps),
    getOrganizationById: getOrganizationById(deps),
    getOrganizationsForEmailDomain: getOrganizationsForEmailDomain(deps),
    getPublishedOpenAPISpec: getPublishedOpenAPISpec(deps),
    getPublishedOpenAPISpecYAML: getPublishedOpenAPISpecYAML(deps),
    listOpenAPISpecVersions: listOpenAPISpecVersions(deps),
    listOpenAPISpecs: listOpenAPISpecs(deps),
    updateOpenAPISpecBySlug: updateOpenAPISpecBySlug(deps),
  };
}
