import pLimit from 'p-limit';
import type { Report } from '../report/report.js';
import type { Target } from '../targets/target.js';
import type { Progress } from '../terminal/progress.js';
import { failedReport } from './failed-report.js';

/** Number of specifications on which a command works at once: a server processes those of an organization one after the other anyway. */
const concurrency = 4;

/**
 * Runs a command for each description, a few at once, and returns the reports in the order of the descriptions. An error is a report, too,
 * so that the others are complete.
 */
export function runForEach<Each extends Target>(
  targets: readonly Each[],
  progress: Progress,
  run: (target: Each) => Promise<Report>,
): Promise<Report[]> {
  const limit = pLimit(concurrency);
  const runOne = async (target: Each) => {
    try {
      return await run(target);
    } catch (error) {
      return failedReport(target, error);
    } finally {
      progress.end(target.name);
    }
  };
  return Promise.all(targets.map((target) => limit(() => runOne(target))));
}
