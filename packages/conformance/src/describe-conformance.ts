import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { accessSuite } from './suites/access/access.js';
import { accessMatrixSuite } from './suites/access/access-matrix.js';
import { accessTokensSuite } from './suites/access/access-tokens.js';
import { auditLogSuite } from './suites/access/audit-log.js';
import { deviceLoginsSuite } from './suites/access/device-logins.js';
import { exchangedTokensSuite } from './suites/access/exchanged-tokens.js';
import { newAccessTokensSuite } from './suites/access/new-access-tokens.js';
import { refusedJobsSuite } from './suites/access/refused-jobs.js';
import { startingDeviceLoginsSuite } from './suites/access/starting-device-logins.js';
import { tokenExchangeSuite } from './suites/access/token-exchange.js';
import { trustedPublishersSuite } from './suites/access/trusted-publishers.js';
import { acknowledgmentsSuite } from './suites/changes/acknowledgments.js';
import { changelogSuite } from './suites/changes/changelog.js';
import { changesSuite } from './suites/changes/changes.js';
import { checkSuite } from './suites/changes/check.js';
import { compatibilitySuite } from './suites/changes/compatibility.js';
import { computedContentCachingSuite } from './suites/computed-content/caching.js';
import { documentDepthSuite } from './suites/computed-content/document-depth.js';
import { computedDocumentsSuite } from './suites/computed-content/documents.js';
import { largeContentSuite } from './suites/computed-content/large-content.js';
import { rejectedContentRequestsSuite } from './suites/computed-content/rejected-requests.js';
import { revisionsSuite } from './suites/computed-content/revisions.js';
import { integrationDocumentsSuite } from './suites/integrations/documents.js';
import { integrationEventsSuite } from './suites/integrations/events.js';
import { integrationFailuresSuite } from './suites/integrations/failures.js';
import { malformedResponsesSuite } from './suites/integrations/malformed-responses.js';
import { nestedSourcesSuite } from './suites/integrations/nested-sources.js';
import { integrationPagesSuite } from './suites/integrations/pages.js';
import { rejectedIntegrationRequestsSuite } from './suites/integrations/rejected-requests.js';
import { defaultLabelSuite } from './suites/labels/default-label.js';
import { labelMovesSuite } from './suites/labels/label-moves.js';
import { labelReferencesSuite } from './suites/labels/label-references.js';
import { labelsSuite } from './suites/labels/labels.js';
import { provenanceSuite } from './suites/labels/provenance.js';
import { retainedVersionsSuite } from './suites/labels/retained-versions.js';
import { emailDomainsSuite } from './suites/organizations/email-domains.js';
import { organizationIdsSuite } from './suites/organizations/organization-ids.js';
import { organizationsSuite } from './suites/organizations/organizations.js';
import { descriptionsSuite } from './suites/processing/descriptions.js';
import { documentsSuite } from './suites/processing/documents.js';
import { fileSetPathsSuite } from './suites/processing/file-set-paths.js';
import { fileSetsSuite } from './suites/processing/file-sets.js';
import { outcomesSuite } from './suites/processing/outcomes.js';
import { privateSourcesSuite } from './suites/processing/private-sources.js';
import { realDocumentsSuite } from './suites/processing/real-documents.js';
import { referencesSuite } from './suites/processing/references.js';
import { refreshSuite } from './suites/processing/refresh.js';
import { sourceFormsSuite } from './suites/processing/source-forms.js';
import { bodiesSuite } from './suites/requests/bodies.js';
import { pathsAndQueriesSuite } from './suites/requests/paths-and-queries.js';
import { rateLimitsSuite } from './suites/requests/rate-limits.js';
import { requestMessagesSuite } from './suites/requests/request-messages.js';
import { responseURLsSuite } from './suites/requests/response-urls.js';
import { slugsAndSourcesSuite } from './suites/requests/slugs-and-sources.js';
import { searchSuite } from './suites/search/search.js';
import { searchIndexSuite } from './suites/search/search-index.js';
import { searchPagesSuite } from './suites/search/search-pages.js';
import { searchWordsSuite } from './suites/search/search-words.js';
import { catalogFactsSuite } from './suites/specifications/catalog-facts.js';
import { deprecationSuite } from './suites/specifications/deprecation.js';
import { filtersSuite } from './suites/specifications/filters.js';
import { hooksSuite } from './suites/specifications/hooks.js';
import { listsSuite } from './suites/specifications/lists.js';
import { metadataSuite } from './suites/specifications/metadata.js';
import { publishedSuite } from './suites/specifications/published.js';
import { sourceFilesSuite } from './suites/specifications/source-files.js';
import { specsSuite } from './suites/specifications/specs.js';
import { usageSuite } from './suites/specifications/usage.js';
import { versionFactsSuite } from './suites/specifications/version-facts.js';
import { versionsSuite } from './suites/specifications/versions.js';
import { wordsSuite } from './suites/specifications/words.js';
import { SuiteContext } from './support/suite-context.js';
import type { Skip, StartTarget } from './support/target.js';

const suites = [
  specsSuite,
  listsSuite,
  catalogFactsSuite,
  metadataSuite,
  filtersSuite,
  wordsSuite,
  outcomesSuite,
  documentsSuite,
  referencesSuite,
  descriptionsSuite,
  sourceFormsSuite,
  fileSetsSuite,
  fileSetPathsSuite,
  privateSourcesSuite,
  refreshSuite,
  versionsSuite,
  versionFactsSuite,
  deprecationSuite,
  usageSuite,
  sourceFilesSuite,
  publishedSuite,
  searchSuite,
  searchWordsSuite,
  searchIndexSuite,
  searchPagesSuite,
  labelsSuite,
  labelReferencesSuite,
  labelMovesSuite,
  defaultLabelSuite,
  provenanceSuite,
  retainedVersionsSuite,
  changesSuite,
  changelogSuite,
  compatibilitySuite,
  acknowledgmentsSuite,
  checkSuite,
  revisionsSuite,
  computedDocumentsSuite,
  documentDepthSuite,
  rejectedContentRequestsSuite,
  computedContentCachingSuite,
  integrationEventsSuite,
  integrationPagesSuite,
  nestedSourcesSuite,
  integrationDocumentsSuite,
  integrationFailuresSuite,
  malformedResponsesSuite,
  rejectedIntegrationRequestsSuite,
  hooksSuite,
  emailDomainsSuite,
  organizationsSuite,
  organizationIdsSuite,
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
  responseURLsSuite,
  requestMessagesSuite,
  slugsAndSourcesSuite,
  bodiesSuite,
  pathsAndQueriesSuite,
  rateLimitsSuite,
  realDocumentsSuite,
];

/**
 * Declares the tests of the API for one target. Every response is validated against the OpenAPI document, and every documented
 * status must occur. A skipped test prints its reason.
 */
export function describeConformance(
  name: string,
  start: StartTarget,
  options: { skip?: readonly Skip[] } = {},
): void {
  describe(`conformance of ${name}`, () => {
    const context = runSuites(new SuiteContext(name, start, options.skip), suites);
    afterAll(() => context.assertStatusCoverage());
  });
}

/** Declares tests that take seconds each, for the heavy tests. */
export function describeLargeContent(name: string, start: StartTarget): void {
  describe(`conformance of ${name}`, () => {
    runSuites(new SuiteContext(name, start), [largeContentSuite]);
  });
}

function runSuites(context: SuiteContext, selected: typeof suites): SuiteContext {
  beforeAll(() => context.open());
  beforeEach(() => context.reset());
  afterAll(() => context.close());
  for (const suite of selected) suite(context);
  return context;
}
