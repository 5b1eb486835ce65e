import type { Handlers } from '@specshelf/contract';
import type { Principal } from '../access/principal.js';
import type { Renderers } from '../computed/renderers.js';
import { lazy } from '../concurrency/lazy.js';
import type { Deps } from '../ports/deps.js';
import type { UsageCounter } from '../usage/create-usage-counter.js';
import { getAuthenticatedUser } from './getAuthenticatedUser.js';
import { getLatestOpenAPISpecVersion } from './getLatestOpenAPISpecVersion.js';
import { getOpenAPISpecBySlug } from './getOpenAPISpecBySlug.js';
import { getOpenAPISpecVersionById } from './getOpenAPISpecVersionById.js';
import { listOpenAPISpecs } from './listOpenAPISpecs.js';
import { listOpenAPISpecVersions } from './listOpenAPISpecVersions.js';

export function createHandlers(
  deps: Deps,
  loadRenderers: () => Promise<Renderers>,
  usage: UsageCounter,
): Handlers<Principal> {
  const computed = lazy(async () =>
    (await import('../lazy-modules.js')).createComputedContent(deps, await loadRenderers()),
  );
  const onDemand = lazy(async () =>
    (await import('../on-demand.js')).createOnDemandHandlers(deps, computed, usage),
  );
  return {
    createAccessToken: async (request) => (await onDemand()).createAccessToken(request),
    createOpenAPISpec: async (request) => (await onDemand()).createOpenAPISpec(request),
    createOrUpdateOpenAPISpecBySlug: async (request) =>
      (await onDemand()).createOrUpdateOpenAPISpecBySlug(request),
    deleteOpenAPISpecBySlug: async (request) => (await onDemand()).deleteOpenAPISpecBySlug(request),
    getAuthenticatedUser: getAuthenticatedUser(deps),
    getComputedDocument: async (request) => (await onDemand()).getComputedDocument(request),
    getComputedRevision: async (request) => (await onDemand()).getComputedRevision(request),
    getLatestOpenAPISpecVersion: getLatestOpenAPISpecVersion(deps),
    getLatestOpenAPISpecVersionContent: async (request) =>
      (await onDemand()).getLatestOpenAPISpecVersionContent(request),
    getLatestOpenAPISpecVersionContentRaw: async (request) =>
      (await onDemand()).getLatestOpenAPISpecVersionContentRaw(request),
    getOpenAPISpecBySlug: getOpenAPISpecBySlug(deps),
    getOpenAPISpecVersionById: getOpenAPISpecVersionById(deps),
    getOpenAPISpecVersionContentById: async (request) =>
      (await onDemand()).getOpenAPISpecVersionContentById(request),
    getOpenAPISpecVersionDocument: async (request) =>
      (await onDemand()).getOpenAPISpecVersionDocument(request),
    getOpenAPISpecVersionDocumentYAML: async (request) =>
      (await onDemand()).getOpenAPISpecVersionDocumentYAML(request),
    getOpenAPISpecVersionSource: async (request) => (await onDemand()).getOpenAPISpecVersionSource(request),
    getOpenAPISpecVersionSourceArchive: async (request) =>
      (await onDemand()).getOpenAPISpecVersionSourceArchive(request),
    getOpenAPISpecVersionSourceFile: async (request) =>
      (await onDemand()).getOpenAPISpecVersionSourceFile(request),
    getOpenAPISpecLabelUsage: async (request) => (await onDemand()).getOpenAPISpecLabelUsage(request),
    getOpenAPISpecVersionUsage: async (request) => (await onDemand()).getOpenAPISpecVersionUsage(request),
    getOrganizationById: async (request) => (await onDemand()).getOrganizationById(request),
    getOrganizationsForEmailDomain: async (request) =>
      (await onDemand()).getOrganizationsForEmailDomain(request),
    getPublishedOpenAPISpec: async (request) => (await onDemand()).getPublishedOpenAPISpec(request),
    getPublishedOpenAPISpecYAML: async (request) => (await onDemand()).getPublishedOpenAPISpecYAML(request),
    listAccessTokens: async (request) => (await onDemand()).listAccessTokens(request),
    listAuditEvents: async (request) => (await onDemand()).listAuditEvents(request),
    listOpenAPISpecVersions: listOpenAPISpecVersions(deps),
    listOpenAPISpecs: listOpenAPISpecs(deps),
    revokeAccessToken: async (request) => (await onDemand()).revokeAccessToken(request),
    deleteOpenAPISpecLabel: async (request) => (await onDemand()).deleteOpenAPISpecLabel(request),
    getOpenAPISpecLabel: async (request) => (await onDemand()).getOpenAPISpecLabel(request),
    listOpenAPISpecLabelMoves: async (request) => (await onDemand()).listOpenAPISpecLabelMoves(request),
    listOpenAPISpecLabels: async (request) => (await onDemand()).listOpenAPISpecLabels(request),
    listOpenAPISpecVersionPublications: async (request) =>
      (await onDemand()).listOpenAPISpecVersionPublications(request),
    setOpenAPISpecLabel: async (request) => (await onDemand()).setOpenAPISpecLabel(request),
    acknowledgeOpenAPISpecChanges: async (request) =>
      (await onDemand()).acknowledgeOpenAPISpecChanges(request),
    checkOpenAPISpec: async (request) => (await onDemand()).checkOpenAPISpec(request),
    getOpenAPISpecVersionChangesMarkdown: async (request) =>
      (await onDemand()).getOpenAPISpecVersionChangesMarkdown(request),
    listLatestOpenAPISpecVersionChanges: async (request) =>
      (await onDemand()).listLatestOpenAPISpecVersionChanges(request),
    listOpenAPISpecAcknowledgments: async (request) =>
      (await onDemand()).listOpenAPISpecAcknowledgments(request),
    listOpenAPISpecChangelog: async (request) => (await onDemand()).listOpenAPISpecChangelog(request),
    listOpenAPISpecVersionChanges: async (request) =>
      (await onDemand()).listOpenAPISpecVersionChanges(request),
    withdrawOpenAPISpecAcknowledgment: async (request) =>
      (await onDemand()).withdrawOpenAPISpecAcknowledgment(request),
    updateOpenAPISpecBySlug: async (request) => (await onDemand()).updateOpenAPISpecBySlug(request),
    updateOpenAPISpecVersionById: async (request) => (await onDemand()).updateOpenAPISpecVersionById(request),
  };
}
