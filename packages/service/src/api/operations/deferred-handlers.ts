import type { Handlers } from '@specshelf/contract';
import type { Principal } from '../../base/ports/access/principal.js';
import type { createOnDemandHandlers } from '../on-demand.js';

type Load = () => Promise<ReturnType<typeof createOnDemandHandlers>>;

/** Returns the handlers that are loaded when the first of them is called. */
export function deferredHandlers(load: Load) {
  return { ...versionHandlers(load), ...specHandlers(load), ...otherHandlers(load) };
}

function versionHandlers(load: Load) {
  return {
    getLatestOpenAPISpecVersionContent: async (request) =>
      (await load()).getLatestOpenAPISpecVersionContent(request),
    getLatestOpenAPISpecVersionContentRaw: async (request) =>
      (await load()).getLatestOpenAPISpecVersionContentRaw(request),
    getOpenAPISpecVersionContentById: async (request) =>
      (await load()).getOpenAPISpecVersionContentById(request),
    getOpenAPISpecVersionDocument: async (request) => (await load()).getOpenAPISpecVersionDocument(request),
    getOpenAPISpecVersionDocumentYAML: async (request) =>
      (await load()).getOpenAPISpecVersionDocumentYAML(request),
    getOpenAPISpecVersionSource: async (request) => (await load()).getOpenAPISpecVersionSource(request),
    getOpenAPISpecVersionSourceArchive: async (request) =>
      (await load()).getOpenAPISpecVersionSourceArchive(request),
    getOpenAPISpecVersionSourceFile: async (request) =>
      (await load()).getOpenAPISpecVersionSourceFile(request),
    getOpenAPISpecVersionUsage: async (request) => (await load()).getOpenAPISpecVersionUsage(request),
    listOpenAPISpecVersionPublications: async (request) =>
      (await load()).listOpenAPISpecVersionPublications(request),
    getOpenAPISpecVersionChangesMarkdown: async (request) =>
      (await load()).getOpenAPISpecVersionChangesMarkdown(request),
    listLatestOpenAPISpecVersionChanges: async (request) =>
      (await load()).listLatestOpenAPISpecVersionChanges(request),
    listOpenAPISpecVersionChanges: async (request) => (await load()).listOpenAPISpecVersionChanges(request),
    updateOpenAPISpecVersionById: async (request) => (await load()).updateOpenAPISpecVersionById(request),
  } satisfies Partial<Handlers<Principal>>;
}

function specHandlers(load: Load) {
  return {
    createOpenAPISpec: async (request) => (await load()).createOpenAPISpec(request),
    createOrUpdateOpenAPISpecBySlug: async (request) =>
      (await load()).createOrUpdateOpenAPISpecBySlug(request),
    deleteOpenAPISpecBySlug: async (request) => (await load()).deleteOpenAPISpecBySlug(request),
    getOpenAPISpecLabelUsage: async (request) => (await load()).getOpenAPISpecLabelUsage(request),
    getPublishedOpenAPISpec: async (request) => (await load()).getPublishedOpenAPISpec(request),
    getPublishedOpenAPISpecYAML: async (request) => (await load()).getPublishedOpenAPISpecYAML(request),
    deleteOpenAPISpecLabel: async (request) => (await load()).deleteOpenAPISpecLabel(request),
    getOpenAPISpecLabel: async (request) => (await load()).getOpenAPISpecLabel(request),
    listOpenAPISpecLabelMoves: async (request) => (await load()).listOpenAPISpecLabelMoves(request),
    listOpenAPISpecLabels: async (request) => (await load()).listOpenAPISpecLabels(request),
    setOpenAPISpecLabel: async (request) => (await load()).setOpenAPISpecLabel(request),
    acknowledgeOpenAPISpecChanges: async (request) => (await load()).acknowledgeOpenAPISpecChanges(request),
    checkOpenAPISpec: async (request) => (await load()).checkOpenAPISpec(request),
    listOpenAPISpecAcknowledgments: async (request) => (await load()).listOpenAPISpecAcknowledgments(request),
    listOpenAPISpecChangelog: async (request) => (await load()).listOpenAPISpecChangelog(request),
    withdrawOpenAPISpecAcknowledgment: async (request) =>
      (await load()).withdrawOpenAPISpecAcknowledgment(request),
    updateOpenAPISpecBySlug: async (request) => (await load()).updateOpenAPISpecBySlug(request),
  } satisfies Partial<Handlers<Principal>>;
}

function otherHandlers(load: Load) {
  return {
    createAccessToken: async (request) => (await load()).createAccessToken(request),
    getComputedDocument: async (request) => (await load()).getComputedDocument(request),
    getComputedRevision: async (request) => (await load()).getComputedRevision(request),
    getOrganizationById: async (request) => (await load()).getOrganizationById(request),
    getOrganizationsForEmailDomain: async (request) => (await load()).getOrganizationsForEmailDomain(request),
    listAccessTokens: async (request) => (await load()).listAccessTokens(request),
    listAuditEvents: async (request) => (await load()).listAuditEvents(request),
    pollDeviceLogin: async (request) => (await load()).pollDeviceLogin(request),
    startDeviceLogin: async (request) => (await load()).startDeviceLogin(request),
    revokeAccessToken: async (request) => (await load()).revokeAccessToken(request),
    searchOrganization: async (request) => (await load()).searchOrganization(request),
    createTrustedPublisher: async (request) => (await load()).createTrustedPublisher(request),
    deleteTrustedPublisher: async (request) => (await load()).deleteTrustedPublisher(request),
    exchangeToken: async (request) => (await load()).exchangeToken(request),
    listTrustedPublishers: async (request) => (await load()).listTrustedPublishers(request),
  } satisfies Partial<Handlers<Principal>>;
}
