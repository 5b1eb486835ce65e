/** More files than these that pass only when they run alone are a defect of the tests. */
export const mostFlaky = 3;

/** If more files fail, the product is broken, and running them again would only take time. */
const mostAgain = 10;

/**
 * Runs each failed file of a run once more, alone: a file that passes then fails because of the machine or of another test, not because
 * of the product. Returns the results that count. `runFile` runs one file, and resolves to its report, or to undefined.
 */
export async function runFailedAgain(report, runFile) {
  if (report === undefined) return { passed: 0, failed: 1, flaky: [], failures: ['The run has no report.'] };
  const result = { passed: 0, failed: 0, flaky: [], failures: [] };
  const runsAgain = report.files.filter(({ ok }) => !ok).length <= mostAgain;
  for (const each of report.files) {
    const again = each.ok || !runsAgain ? undefined : await runFile(each);
    const counts = again?.files.find(({ file, project }) => file === each.file && project === each.project);
    const { passed, failed, ok } = counts ?? each;
    result.passed += passed;
    // A file whose import or hook fails has no failed test.
    result.failed += ok ? 0 : Math.max(1, failed);
    if (each.ok) continue;
    const name = each.project === '' ? each.file : `${each.file} (${each.project})`;
    if (ok) result.flaky.push(`${name}: ${describe(each)}; alone: ${passed} passed`);
    else result.failures.push(`${name}: ${describe(each)}; alone: ${counts ? describe(counts) : 'not run'}`);
  }
  for (const message of report.unhandledErrors) {
    result.failed += 1;
    result.failures.push(`An error that no test handles: ${message}`);
  }
  return result;
}

function describe({ passed, failed, failures, errors }) {
  const titles = [...failures, ...errors].slice(0, 3).map((title) => title.split('\n', 1)[0]);
  return `${passed} passed, ${failed} failed (${titles.join('; ')})`;
}
