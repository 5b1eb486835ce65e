import type { SuiteContext } from '../support/suite-context.js';
import type { SuiteFolder } from '../support/suite-folders.js';
import { accessSuite } from './access/access.js';
import { accessMatrixSuite } from './access/access-matrix.js';
import { accessTokensSuite } from './access/access-tokens.js';
import { auditLogSuite } from './access/audit-log.js';
import { deviceLoginsSuite } from './access/device-logins.js';
import { exchangedTokensSuite } from './access/exchanged-tokens.js';
import { newAccessTokensSuite } from './access/new-access-tokens.js';
import { refusedJobsSuite } from './access/refused-jobs.js';
import { startingDeviceLoginsSuite } from './access/starting-device-logins.js';
import { tokenExchangeSuite } from './access/token-exchange.js';
import { trustedPublishersSuite } from './access/trusted-publishers.js';
import { acknowledgmentsSuite } from './changes/acknowledgments.js';
import { changelogSuite } from './changes/changelog.js';
import { changesSuite } from './changes/changes.js';
import { checkSuite } from './changes/check.js';
import { compatibilitySuite } from './changes/compatibility.js';
import { looseningSuite } from './changes/loosening.js';
import { computedContentCachingSuite } from './computed-content/caching.js';
import { documentDepthSuite } from './computed-content/document-depth.js';
import { computedDocumentsSuite } from './computed-content/documents.js';
import { rejectedContentRequestsSuite } from './computed-content/rejected-requests.js';
import { revisionsSuite } from './computed-content/revisions.js';
import { integrationDocumentsSuite } from './integrations/documents.js';
import { integrationEventsSuite } from './integrations/events.js';
import { integrationFailuresSuite } from './integrations/failures.js';
import { malformedResponsesSuite } from './integrations/malformed-responses.js';
import { nestedSourcesSuite } from './integrations/nested-sources.js';
import { integrationPagesSuite } from './integrations/pages.js';
import { rejectedIntegrationRequestsSuite } from './integrations/rejected-requests.js';
import { defaultLabelSuite } from './labels/default-label.js';
import { labelMovesSuite } from './labels/label-moves.js';
import { labelReferencesSuite } from './labels/label-references.js';
import { labelsSuite } from './labels/labels.js';
import { provenanceSuite } from './labels/provenance.js';
import { retainedVersionsSuite } from './labels/retained-versions.js';
import { emailDomainsSuite } from './organizations/email-domains.js';
import { organizationIdsSuite } from './organizations/organization-ids.js';
import { organizationsSuite } from './organizations/organizations.js';
import { pageSuites } from './pages/page-suites.js';
import { descriptionsSuite } from './processing/descriptions.js';
import { documentsSuite } from './processing/documents.js';
import { fileSetPathsSuite } from './processing/file-set-paths.js';
import { fileSetsSuite } from './processing/file-sets.js';
import { outcomesSuite } from './processing/outcomes.js';
import { privateSourcesSuite } from './processing/private-sources.js';
import { realDocumentsSuite } from './processing/real-documents.js';
import { referencesSuite } from './processing/references.js';
import { refreshSuite } from './processing/refresh.js';
import { sourceFormsSuite } from './processing/source-forms.js';
import { bodiesSuite } from './requests/bodies.js';
import { pathsAndQueriesSuite } from './requests/paths-and-queries.js';
import { rateLimitsSuite } from './requests/rate-limits.js';
import { requestMessagesSuite } from './requests/request-messages.js';
import { responseURLsSuite } from './requests/response-urls.js';
import { slugsAndSourcesSuite } from './requests/slugs-and-sources.js';
import { searchSuite } from './search/search.js';
import { searchIndexSuite } from './search/search-index.js';
import { searchPagesSuite } from './search/search-pages.js';
import { searchWordsSuite } from './search/search-words.js';
import { catalogFactsSuite } from './specifications/catalog-facts.js';
import { deprecationSuite } from './specifications/deprecation.js';
import { filtersSuite } from './specifications/filters.js';
import { hooksSuite } from './specifications/hooks.js';
import { listsSuite } from './specifications/lists.js';
import { metadataSuite } from './specifications/metadata.js';
import { publishedSuite } from './specifications/published.js';
import { sourceFilesSuite } from './specifications/source-files.js';
import { specsSuite } from './specifications/specs.js';
import { usageSuite } from './specifications/usage.js';
import { versionFactsSuite } from './specifications/version-facts.js';
import { versionsSuite } from './specifications/versions.js';
import { wordsSuite } from './specifications/words.js';

/** The suites, by their folder. */
export const suites: Readonly<Record<SuiteFolder, readonly ((context: SuiteContext) => void)[]>> = {
  specifications: [
    specsSuite,
    listsSuite,
    catalogFactsSuite,
    metadataSuite,
    filtersSuite,
    wordsSuite,
    versionsSuite,
    versionFactsSuite,
    deprecationSuite,
    usageSuite,
    sourceFilesSuite,
    publishedSuite,
    hooksSuite,
  ],
  processing: [
    outcomesSuite,
    documentsSuite,
    referencesSuite,
    descriptionsSuite,
    sourceFormsSuite,
    fileSetsSuite,
    fileSetPathsSuite,
    privateSourcesSuite,
    refreshSuite,
    realDocumentsSuite,
  ],
  search: [searchSuite, searchWordsSuite, searchIndexSuite, searchPagesSuite],
  labels: [
    labelsSuite,
    labelReferencesSuite,
    labelMovesSuite,
    defaultLabelSuite,
    provenanceSuite,
    retainedVersionsSuite,
  ],
  changes: [
    changesSuite,
    changelogSuite,
    compatibilitySuite,
    looseningSuite,
    acknowledgmentsSuite,
    checkSuite,
  ],
  'computed-content': [
    revisionsSuite,
    computedDocumentsSuite,
    documentDepthSuite,
    rejectedContentRequestsSuite,
    computedContentCachingSuite,
  ],
  integrations: [
    integrationEventsSuite,
    integrationPagesSuite,
    nestedSourcesSuite,
    integrationDocumentsSuite,
    integrationFailuresSuite,
    malformedResponsesSuite,
    rejectedIntegrationRequestsSuite,
  ],
  organizations: [emailDomainsSuite, organizationsSuite, organizationIdsSuite],
  access: [
    accessSuite,
    accessMatrixSuite,
    accessTokensSuite,
    newAccessTokensSuite,
    deviceLoginsSuite,
    startingDeviceLoginsSuite,
    auditLogSuite,
    trustedPublishersSuite,
    tokenExchangeSuite,
    refusedJobsSuite,
    exchangedTokensSuite,
  ],
  requests: [
    responseURLsSuite,
    requestMessagesSuite,
    slugsAndSourcesSuite,
    bodiesSuite,
    pathsAndQueriesSuite,
    rateLimitsSuite,
  ],
  ...pageSuites,
};
