import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { largeContentSuite } from './suites/computed-content/large-content.js';
import { suites } from './suites/suites.js';
import { SuiteContext } from './support/suite-context.js';
import type { SuiteFolder } from './support/suite-folders.js';
import type { Skip, StartTarget } from './support/target.js';

/**
 * Declares the tests of a folder of suites for one target. Every response is validated against the OpenAPI document, and every
 * documented status of the operations of the folder must occur. A skipped test prints its reason.
 */
export function describeConformance(
  name: string,
  start: StartTarget,
  folder: SuiteFolder,
  options: { skip?: readonly Skip[] } = {},
): void {
  describe(`conformance of ${name}`, () => {
    const context = runSuites(new SuiteContext(name, start, options.skip), suites[folder]);
    afterAll(() => context.assertStatusCoverage(folder));
  });
}

/** Declares tests that take seconds each, for the heavy tests. */
export function describeLargeContent(name: string, start: StartTarget): void {
  describe(`conformance of ${name}`, () => {
    runSuites(new SuiteContext(name, start), [largeContentSuite]);
  });
}

function runSuites(
  context: SuiteContext,
  selected: readonly ((context: SuiteContext) => void)[],
): SuiteContext {
  beforeAll(() => context.open());
  beforeEach(() => context.reset());
  afterAll(() => context.close());
  for (const suite of selected) suite(context);
  return context;
}
