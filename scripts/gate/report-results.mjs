import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/** A reporter for Vitest that writes the results of a run as JSON to the file of the environment variable TEST_REPORT. */
export default class ReportResults {
  onTestRunEnd(testModules, unhandledErrors) {
    const files = testModules.map((testModule) => {
      const tests = [...testModule.children.allTests()];
      const count = (state) => tests.filter((test) => test.result().state === state).length;
      return {
        file: relative(process.cwd(), testModule.moduleId),
        project: testModule.project.name,
        passed: count('passed'),
        failed: count('failed'),
        // A file also fails when its import or a hook fails.
        ok: testModule.ok(),
        failures: tests.filter((test) => test.result().state === 'failed').map((test) => test.fullName),
        errors: [testModule, ...testModule.children.allSuites()].flatMap((suite) =>
          suite.errors().map(({ message }) => message),
        ),
        seconds: Math.round(testModule.diagnostic().duration / 1000),
      };
    });
    const report = { files, unhandledErrors: unhandledErrors.map(({ message }) => message) };
    writeFileSync(process.env.TEST_REPORT, JSON.stringify(report));
  }
}
