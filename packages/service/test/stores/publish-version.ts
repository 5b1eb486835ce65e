import { noProblems } from '../../src/base/problem-kinds.js';
import type { OpenAPISpecVersionRecord } from '../../src/index.js';
import { spec, time, version } from '../records.js';
import type { Work } from '../work-on.js';

/** Completes a run of a specification with a new version. */
export async function publishVersion(work: Work, changes: Partial<OpenAPISpecVersionRecord>): Promise<void> {
  const made = version({ id: 'only', ...changes });
  await work.replaceSource(made.specId, spec().source, time(1));
  // Claims the specification, and all others.
  while ((await work.claimNext({ now: time(10), leaseExpiresAt: time(70) })) !== undefined);
  const outcome = { version: made, problems: [], problemCounts: noProblems };
  await work.complete({ id: made.specId, attempt: 1 }, outcome, time(1));
}
