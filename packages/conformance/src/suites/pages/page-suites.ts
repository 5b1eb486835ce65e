import type { SuiteContext } from '../../support/suite-context.js';
import { pageAccessSuite } from './access/access.js';
import { auditPagesSuite } from './access/audit.js';
import { deviceLoginPagesSuite } from './access/device-login.js';
import { pageTableSuite } from './access/page-table.js';
import { pageRequestsSuite } from './access/requests.js';
import { sessionEndedSuite } from './access/session-ended.js';
import { signInSuite } from './access/sign-in.js';
import { tokenPagesSuite } from './access/tokens.js';
import { trustedPublisherPagesSuite } from './access/trusted-publishers.js';
import { documentationCachingSuite } from './documentation/caching.js';
import { publicChangelogSuite } from './documentation/changelog.js';
import { documentationLabelsSuite } from './documentation/labels.js';
import { documentationLinksSuite } from './documentation/links.js';
import { documentationMarkdownSuite } from './documentation/markdown.js';
import { documentationProgramsSuite } from './documentation/programs.js';
import { readerSuite } from './documentation/reader.js';
import { searchPagesSuite } from './documentation/search.js';
import { searchInSpecificationSuite } from './documentation/search-in-specification.js';
import { visibilitySuite } from './documentation/visibility.js';
import { pageAddressesSuite } from './specifications/addresses.js';
import { catalogPagesSuite } from './specifications/catalog.js';
import { editPageSuite } from './specifications/edit.js';
import { managePageSuite } from './specifications/manage.js';
import { problemsPageSuite } from './specifications/problems.js';
import { publishPagesSuite } from './specifications/publish.js';
import { sourcePageSuite } from './specifications/source.js';
import { statusPageSuite } from './specifications/status.js';
import { versionPageSuite } from './specifications/version.js';
import { changePagesSuite } from './versions/changes.js';
import { compatibilityPagesSuite } from './versions/compatibility.js';
import { deprecationPagesSuite } from './versions/deprecation.js';
import { labelPagesSuite } from './versions/labels.js';
import { versionLabelsSuite } from './versions/version-labels.js';

/** The suites of web pages, by their folder. */
export const pageSuites = {
  'pages/specifications': [
    catalogPagesSuite,
    pageAddressesSuite,
    statusPageSuite,
    versionPageSuite,
    managePageSuite,
    publishPagesSuite,
    editPageSuite,
    problemsPageSuite,
    sourcePageSuite,
  ],
  'pages/versions': [
    labelPagesSuite,
    versionLabelsSuite,
    deprecationPagesSuite,
    compatibilityPagesSuite,
    changePagesSuite,
  ],
  'pages/access': [
    pageAccessSuite,
    pageTableSuite,
    signInSuite,
    sessionEndedSuite,
    pageRequestsSuite,
    tokenPagesSuite,
    trustedPublisherPagesSuite,
    deviceLoginPagesSuite,
    auditPagesSuite,
  ],
  'pages/documentation': [
    readerSuite,
    documentationLinksSuite,
    documentationCachingSuite,
    documentationLabelsSuite,
    documentationMarkdownSuite,
    documentationProgramsSuite,
    publicChangelogSuite,
    visibilitySuite,
    searchPagesSuite,
    searchInSpecificationSuite,
  ],
} satisfies Record<string, readonly ((context: SuiteContext) => void)[]>;
