// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { Call } from '../call.js';
import type { OperationId } from '../operation.js';

/** The properties of every operation that a client needs. */
export const calls: { readonly [Id in OperationId]: Call } = {
  getComputedDocument: ["POST","/v1/spaces/{spaceId}/content/computed/document","schema depth",true],
  getComputedRevision: ["POST","/v1/spaces/{spaceId}/content/computed/revision","",true],
  getLatestOpenAPISpecVersionContentRaw: ["GET","/v1/orgs/{organizationId}/openapi/{specSlug}/versions/latest/content/raw"],
  getLatestOpenAPISpecVersionContent: ["GET","/v1/orgs/{organizationId}/openapi/{specSlug}/versions/latest/content"],
  getLatestOpenAPISpecVersion: ["GET","/v1/orgs/{organizationId}/openapi/{specSlug}/versions/latest"],
  getOpenAPISpecVersionSourceFile: ["GET","/v1/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}/source/{sourcePath}","",false,"application/octet-stream"],
  getOpenAPISpecVersionContentById: ["GET","/v1/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}/content"],
  getOpenAPISpecVersionDocument: ["GET","/v1/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}/document.json"],
  getOpenAPISpecVersionDocumentYAML: ["GET","/v1/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}/document.yaml","",false,"application/yaml"],
  getOpenAPISpecVersionSource: ["GET","/v1/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}/source"],
  getOpenAPISpecVersionSourceArchive: ["GET","/v1/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}/source.zip","",false,"application/zip"],
  getOpenAPISpecVersionById: ["GET","/v1/orgs/{organizationId}/openapi/{specSlug}/versions/{versionId}"],
  listOpenAPISpecVersions: ["GET","/v1/orgs/{organizationId}/openapi/{specSlug}/versions","documentVersion page limit"],
  getOpenAPISpecBySlug: ["GET","/v1/orgs/{organizationId}/openapi/{specSlug}"],
  createOrUpdateOpenAPISpecBySlug: ["PUT","/v1/orgs/{organizationId}/openapi/{specSlug}","",true],
  updateOpenAPISpecBySlug: ["PATCH","/v1/orgs/{organizationId}/openapi/{specSlug}","",true],
  deleteOpenAPISpecBySlug: ["DELETE","/v1/orgs/{organizationId}/openapi/{specSlug}","",false,null],
  revokeAccessToken: ["DELETE","/v1/orgs/{organizationId}/tokens/{tokenId}","",false,null],
  getOrganizationsForEmailDomain: ["GET","/v1/email-domains/{emailDomain}/orgs"],
  listAuditEvents: ["GET","/v1/orgs/{organizationId}/audit","since until action actor page limit"],
  listOpenAPISpecs: ["GET","/v1/orgs/{organizationId}/openapi","page limit q state owner tag lifecycle visibility problems sort"],
  createOpenAPISpec: ["POST","/v1/orgs/{organizationId}/openapi","",true],
  listAccessTokens: ["GET","/v1/orgs/{organizationId}/tokens","page limit"],
  createAccessToken: ["POST","/v1/orgs/{organizationId}/tokens","",true],
  getOrganizationById: ["GET","/v1/orgs/{organizationId}"],
  getAuthenticatedUser: ["GET","/v1/user"],
  getPublishedOpenAPISpec: ["GET","/published/{organizationId}/{specSlug}.json"],
  getPublishedOpenAPISpecYAML: ["GET","/published/{organizationId}/{specSlug}.yaml","",false,"application/yaml"],
};
