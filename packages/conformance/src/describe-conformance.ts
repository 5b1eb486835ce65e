import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { Stage } from './stage.js';
import { accessSuite } from './suites/access.js';
import { accessMatrixSuite } from './suites/access-matrix.js';
import { responseURLsSuite } from './suites/addresses.js';
import { computedAnswersSuite } from './suites/computed-answers.js';
import { computedContentSuite } from './suites/computed-content.js';
import { emailDomainsSuite } from './suites/email-domains.js';
import { hooksSuite } from './suites/hooks.js';
import { integrationFailuresSuite } from './suites/integration-failures.js';
import { integrationsSuite } from './suites/integrations.js';
import { largeContentSuite } from './suites/large-content.js';
import { listsSuite } from './suites/lists.js';
import { organizationIdsSuite } from './suites/organization-ids.js';
import { organizationsSuite } from './suites/organizations.js';
import { processingSuite } from './suites/processing.js';
import { publishedSuite } from './suites/published.js';
import { rateLimitsSuite } from './suites/rate-limits.js';
import { realDocumentsSuite } from './suites/real-documents.js';
import { requestMessagesSuite } from './suites/request-messages.js';
import { requestsSuite } from './suites/requests.js';
import { sourcesSuite } from './suites/sources.js';
import { specsSuite } from './suites/specs.js';
import { versionsSuite } from './suites/versions.js';
import type { Skip, StartTarget } from './target.js';

const suites = [
  specsSuite,
  listsSuite,
  processingSuite,
  sourcesSuite,
  versionsSuite,
  publishedSuite,
  computedContentSuite,
  computedAnswersSuite,
  integrationsSuite,
  integrationFailuresSuite,
  hooksSuite,
  emailDomainsSuite,
  organizationsSuite,
  organizationIdsSuite,
  accessSuite,
  accessMatrixSuite,
  responseURLsSuite,
  requestMessagesSuite,
  requestsSuite,
  rateLimitsSuite,
  realDocumentsSuite,
];

const essentialSuites = [
  specsSuite,
  listsSuite,
  processingSuite,
  hooksSuite,
  emailDomainsSuite,
  organizationsSuite,
  organizationIdsSuite,
];

/**
 * The behaviour of the API as tests, run on one target. Every answer of every test is checked against the document,
 * and every status that the document names has to be seen. A test that is skipped prints its reason.
 */
export function describeConformance(
  name: string,
  start: StartTarget,
  options: { skip?: readonly Skip[] } = {},
): void {
  describe(`conformance of ${name}`, () => {
    const stage = playOn(new Stage(name, start, options.skip), suites);
    afterAll(() => stage.checkStatuses());
  });
}

/** The suites that need the most of a store, in a small part of the time: for targets whose whole suite is a heavier test. */
export function describeEssentials(name: string, start: StartTarget): void {
  describe(`essentials of ${name}`, () => {
    playOn(new Stage(name, start), essentialSuites);
  });
}

/** Tests of the same kind that take seconds each: they belong to the heavier tests. */
export function describeLargeContent(name: string, start: StartTarget): void {
  describe(`conformance of ${name}`, () => {
    playOn(new Stage(name, start), [largeContentSuite]);
  });
}

function playOn(stage: Stage, chosen: typeof suites): Stage {
  beforeAll(() => stage.open());
  beforeEach(() => stage.reset());
  afterAll(() => stage.close());
  for (const suite of chosen) suite(stage);
  return stage;
}
