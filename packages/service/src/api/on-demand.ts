import type { Handlers } from '@specshelf/contract';
import type { Principal } from '../base/ports/access/principal.js';
import type { Deps } from '../base/ports/deps.js';
import { sharedReports } from '../features/changes/shared-reports.js';
import { createSourceFiles } from '../features/sources/create-source-files.js';
import type { UsageCounter } from '../features/usage/create-usage-counter.js';
import type { ComputedContent } from '../work/computed/create-computed-content.js';
import { acknowledgeOpenAPISpecChanges } from './operations/acknowledgeOpenAPISpecChanges.js';
import { checkOpenAPISpec } from './operations/checkOpenAPISpec.js';
import { createAccessToken } from './operations/createAccessToken.js';
import { createOpenAPISpec } from './operations/createOpenAPISpec.js';
import { createOrUpdateOpenAPISpecBySlug } from './operations/createOrUpdateOpenAPISpecBySlug.js';
import { createTrustedPublisher } from './operations/createTrustedPublisher.js';
import { deleteOpenAPISpecBySlug } from './operations/deleteOpenAPISpecBySlug.js';
import { deleteOpenAPISpecLabel } from './operations/deleteOpenAPISpecLabel.js';
import { deleteTrustedPublisher } from './operations/deleteTrustedPublisher.js';
import { exchangeToken } from './operations/exchangeToken.js';
import { getComputedDocument } from './operations/getComputedDocument.js';
import { getComputedRevision } from './operations/getComputedRevision.js';
import { getLatestOpenAPISpecVersionContent } from './operations/getLatestOpenAPISpecVersionContent.js';
import { getLatestOpenAPISpecVersionContentRaw } from './operations/getLatestOpenAPISpecVersionContentRaw.js';
import { getOpenAPISpecLabel } from './operations/getOpenAPISpecLabel.js';
import { getOpenAPISpecLabelUsage } from './operations/getOpenAPISpecLabelUsage.js';
import { getOpenAPISpecVersionChangesMarkdown } from './operations/getOpenAPISpecVersionChangesMarkdown.js';
import { getOpenAPISpecVersionContentById } from './operations/getOpenAPISpecVersionContentById.js';
import { getOpenAPISpecVersionDocument } from './operations/getOpenAPISpecVersionDocument.js';
import { getOpenAPISpecVersionDocumentYAML } from './operations/getOpenAPISpecVersionDocumentYAML.js';
import { getOpenAPISpecVersionSource } from './operations/getOpenAPISpecVersionSource.js';
import { getOpenAPISpecVersionSourceArchive } from './operations/getOpenAPISpecVersionSourceArchive.js';
import { getOpenAPISpecVersionSourceFile } from './operations/getOpenAPISpecVersionSourceFile.js';
import { getOpenAPISpecVersionUsage } from './operations/getOpenAPISpecVersionUsage.js';
import { getOrganizationById } from './operations/getOrganizationById.js';
import { getOrganizationsForEmailDomain } from './operations/getOrganizationsForEmailDomain.js';
import { getPublishedOpenAPISpec } from './operations/getPublishedOpenAPISpec.js';
import { getPublishedOpenAPISpecYAML } from './operations/getPublishedOpenAPISpecYAML.js';
import { listAccessTokens } from './operations/listAccessTokens.js';
import { listAuditEvents } from './operations/listAuditEvents.js';
import { listLatestOpenAPISpecVersionChanges } from './operations/listLatestOpenAPISpecVersionChanges.js';
import { listOpenAPISpecAcknowledgments } from './operations/listOpenAPISpecAcknowledgments.js';
import { listOpenAPISpecChangelog } from './operations/listOpenAPISpecChangelog.js';
import { listOpenAPISpecLabelMoves } from './operations/listOpenAPISpecLabelMoves.js';
import { listOpenAPISpecLabels } from './operations/listOpenAPISpecLabels.js';
import { listOpenAPISpecVersionChanges } from './operations/listOpenAPISpecVersionChanges.js';
import { listOpenAPISpecVersionPublications } from './operations/listOpenAPISpecVersionPublications.js';
import { listTrustedPublishers } from './operations/listTrustedPublishers.js';
import { pollDeviceLogin } from './operations/pollDeviceLogin.js';
import { revokeAccessToken } from './operations/revokeAccessToken.js';
import { searchOrganization } from './operations/searchOrganization.js';
import { setOpenAPISpecLabel } from './operations/setOpenAPISpecLabel.js';
import { startDeviceLogin } from './operations/startDeviceLogin.js';
import { updateOpenAPISpecBySlug } from './operations/updateOpenAPISpecBySlug.js';
import { updateOpenAPISpecVersionById } from './operations/updateOpenAPISpecVersionById.js';
import { withdrawOpenAPISpecAcknowledgment } from './operations/withdrawOpenAPISpecAcknowledgment.js';

export { maxCount } from '../base/ports/search/spec-search.js';
export { countProblems } from '../base/problem-kinds.js';
export { countValues } from '../features/catalog/count-values.js';
export { matchesEverything, matchesFilter } from '../features/catalog/matches-filter.js';
export { cursorAfter, type SpecQuery, searchSpecs } from '../features/catalog/search-specs.js';
export { listGroupedChanges } from '../features/changes/list-changes.js';
export { sharedReports } from '../features/changes/shared-reports.js';
export { createDeviceLogins } from '../features/device/device-logins.js';
export { deliverNext } from '../features/hooks/deliver-next.js';
export { readEmailDomain } from '../features/organizations/email-domain.js';
export { search } from '../search/search.js';
export { claimNextSpec } from '../work/processing/claim-next-spec.js';
export { completeRun, processNext } from '../work/processing/process-next.js';
// Code that listing and reading specifications does not need: writes, contents, processing, deliveries, and invalid requests. All of
// it is one dynamic import, because each of them adds files to a bundle. See docs/decisions/0021-lazy-load-heavy-modules.md.
export * from './bodies.js';

/** The handlers of the other operations than those of `createReadHandlers`. */
export function createOtherHandlers(
  deps: Deps,
  computed: () => Promise<ComputedContent>,
  usage: UsageCounter,
) {
  const sources = createSourceFiles(deps);
  const reports = sharedReports(deps);
  return {
    createAccessToken: createAccessToken(deps),
    createOpenAPISpec: createOpenAPISpec(deps),
    createOrUpdateOpenAPISpecBySlug: createOrUpdateOpenAPISpecBySlug(deps),
    deleteOpenAPISpecBySlug: deleteOpenAPISpecBySlug(deps),
    getComputedDocument: getComputedDocument(deps, computed),
    getComputedRevision: getComputedRevision(deps, computed),
    getOrganizationById: getOrganizationById(deps),
    getOrganizationsForEmailDomain: getOrganizationsForEmailDomain(deps),
    getLatestOpenAPISpecVersionContent: getLatestOpenAPISpecVersionContent(deps),
    getLatestOpenAPISpecVersionContentRaw: getLatestOpenAPISpecVersionContentRaw(deps),
    getOpenAPISpecVersionContentById: getOpenAPISpecVersionContentById(deps),
    getOpenAPISpecVersionDocument: getOpenAPISpecVersionDocument(deps),
    getOpenAPISpecVersionDocumentYAML: getOpenAPISpecVersionDocumentYAML(deps),
    getOpenAPISpecVersionSource: getOpenAPISpecVersionSource(deps, sources),
    getOpenAPISpecVersionSourceArchive: getOpenAPISpecVersionSourceArchive(deps, sources),
    getOpenAPISpecVersionSourceFile: getOpenAPISpecVersionSourceFile(deps, sources),
    getOpenAPISpecLabelUsage: getOpenAPISpecLabelUsage(deps, usage),
    getOpenAPISpecVersionUsage: getOpenAPISpecVersionUsage(deps, usage),
    getPublishedOpenAPISpec: getPublishedOpenAPISpec(deps),
    getPublishedOpenAPISpecYAML: getPublishedOpenAPISpecYAML(deps),
    listAccessTokens: listAccessTokens(deps),
    listAuditEvents: listAuditEvents(deps),
    pollDeviceLogin: pollDeviceLogin(deps),
    startDeviceLogin: startDeviceLogin(deps),
    revokeAccessToken: revokeAccessToken(deps),
    searchOrganization: searchOrganization(deps),
    createTrustedPublisher: createTrustedPublisher(deps),
    deleteTrustedPublisher: deleteTrustedPublisher(deps),
    exchangeToken: exchangeToken(deps),
    listTrustedPublishers: listTrustedPublishers(deps),
    deleteOpenAPISpecLabel: deleteOpenAPISpecLabel(deps),
    getOpenAPISpecLabel: getOpenAPISpecLabel(deps),
    listOpenAPISpecLabelMoves: listOpenAPISpecLabelMoves(deps),
    listOpenAPISpecLabels: listOpenAPISpecLabels(deps),
    listOpenAPISpecVersionPublications: listOpenAPISpecVersionPublications(deps),
    setOpenAPISpecLabel: setOpenAPISpecLabel(deps),
    acknowledgeOpenAPISpecChanges: acknowledgeOpenAPISpecChanges(deps),
    checkOpenAPISpec: checkOpenAPISpec(deps),
    getOpenAPISpecVersionChangesMarkdown: getOpenAPISpecVersionChangesMarkdown(deps, reports),
    listLatestOpenAPISpecVersionChanges: listLatestOpenAPISpecVersionChanges(deps, reports),
    listOpenAPISpecAcknowledgments: listOpenAPISpecAcknowledgments(deps),
    listOpenAPISpecChangelog: listOpenAPISpecChangelog(deps),
    listOpenAPISpecVersionChanges: listOpenAPISpecVersionChanges(deps, reports),
    withdrawOpenAPISpecAcknowledgment: withdrawOpenAPISpecAcknowledgment(deps),
    updateOpenAPISpecBySlug: updateOpenAPISpecBySlug(deps),
    updateOpenAPISpecVersionById: updateOpenAPISpecVersionById(deps),
  } satisfies Partial<Handlers<Principal>>;
}
export { shownFacts } from '../state/specs/shown-facts.js';
