import { StorageUnavailable } from '../../base/errors.js';
import type { AuditEvent } from '../../base/ports/audit.js';
import type { Claim } from '../../base/ports/claim.js';
import type { Deps } from '../../base/ports/deps.js';
import type { Submission } from '../../base/ports/publication-records.js';
import type { OpenAPISpecRecord, ProcessErrorCode } from '../../base/ports/records.js';
import type { RunOutcome } from '../../base/ports/spec-stores.js';
import { WorkAbandoned } from '../../base/ports/work/work-errors.js';
import { totalOf } from '../../base/problem-kinds.js';
import { labelEvent } from '../../features/labels/label-audit-event.js';
import { auditEntries } from '../../state/events/audit-entries.js';
import { commitSpec } from '../../state/specs/commit-spec.js';
import { complete, isRunning, release } from '../../state/specs/spec-state.js';
import { settledBy } from '../../state/specs/submissions.js';
import { leaseExpiry } from '../../state/times.js';
import { claimNextSpec } from './claim-next-spec.js';
import { type JudgeDeps, judgeOutcome } from './run/judge-outcome.js';
import { NetworkNeeded, type Run, RunReplaced, runFailed, startRun } from './run/run.js';

/** Summary of a run for logs and metrics. It contains no names, which may be confidential. */
export interface ProcessedRun {
  specId: string;
  attempt: number;
  /**
   * `replaced`: the run was superseded, and its result was discarded. `abandoned`: the server is stopping. `needs-network`: put
   * back into the queue, because the run has to fetch a file, and the claim excluded that.
   */
  outcome: 'version' | 'unchanged' | Interruption | ProcessErrorCode;
  problemCount: number;
}

/** Terms of the claim; all specifications by default. */
export interface ClaimTerms extends Omit<Claim, 'now' | 'leaseExpiresAt'> {
  /** Called as soon as a specification is claimed. */
  found?(spec: OpenAPISpecRecord): void;
}

/** Loads what a run needs, when the first specification is processed. */
type LoadRun = () => Promise<{ runAttempt(deps: Deps, run: Run): Promise<RunOutcome> }>;

/** Processes the next specification in the queue. Returns undefined if there is none. */
export async function processNext(
  deps: Deps,
  loadRun: LoadRun,
  { found, ...terms }: ClaimTerms = {},
): Promise<ProcessedRun | undefined> {
  const now = deps.now().toISOString();
  const spec = await claimNextSpec(deps, { now, leaseExpiresAt: leaseExpiry(deps), ...terms });
  if (!spec) return undefined;
  found?.(spec);
  try {
    return await processSpec(deps, loadRun, spec, { mayFetch: terms.network !== false });
  } catch (error) {
    throw runFailed(spec, error);
  }
}

async function processSpec(
  deps: Deps,
  loadRun: LoadRun,
  spec: OpenAPISpecRecord,
  options: { mayFetch: boolean },
): Promise<ProcessedRun> {
  const { id: specId, attempt } = spec;
  const outcome = await outcomeOf(deps, loadRun, startRun(deps, spec, options)).catch(putBack(deps, spec));
  if (outcome === 'abandoned' || outcome === 'needs-network') {
    const update = release(spec, outcome === 'needs-network' ? { usesNetwork: true } : {});
    await deps.stores.specs.update(update);
    // Other lanes, and other servers on the database, can claim it immediately.
    deps.wake('specifications');
  }
  if (typeof outcome === 'string') return { specId, attempt, outcome, problemCount: 0 };
  const completed = await completeRun(deps, spec, outcome).catch(putBack(deps, spec));
  if (completed) deps.wake('deliveries');
  const problemCount = totalOf((completed ?? outcome).problemCounts);
  return { specId, attempt, outcome: completed ? nameOf(completed) : 'replaced', problemCount };
}

/** Stores the outcome of a run, judged by the current settings, and returns it. Returns undefined, and stores only contents, if the run was superseded. */
export async function completeRun(
  deps: Pick<Deps, 'stores' | 'now' | 'timed' | 'account' | 'audit'> & JudgeDeps,
  run: OpenAPISpecRecord,
  outcome: RunOutcome,
): Promise<RunOutcome | undefined> {
  const { stores, now, timed } = deps;
  let events: AuditEvent[] = [];
  let judged = outcome;
  const completed = await timed('settle', () =>
    commitSpec(
      stores.specs,
      run,
      async (spec) => {
        if (!isRunning(spec, run)) return undefined;
        const namesLabels = spec.submissions.some(({ labels }) => labels.length > 0);
        const labels = namesLabels ? await stores.labels.list(spec.id) : [];
        const endedAt = now().toISOString();
        judged = await judgeOutcome(deps, spec, outcome, endedAt);
        const commit = complete(spec, judged, endedAt, labels);
        events = (commit.moves ?? []).map((move) => labelEvent(move, spec, submitterOf(spec, move.label)));
        return { ...commit, entries: auditEntries(deps, ...events) };
      },
      outcome.contents,
    ),
  );
  if (!completed) return undefined;
  if (events.length > 0) await deps.audit(...events);
  return judged;
}

/** Returns the last submission that names a label, of those that the run settles. */
function submitterOf(run: OpenAPISpecRecord, label: string): Partial<Submission> {
  return settledBy(run).findLast(({ labels }) => labels.includes(label)) ?? {};
}

type Interruption = 'replaced' | 'abandoned' | 'needs-network';

async function outcomeOf(deps: Deps, loadRun: LoadRun, run: Run): Promise<RunOutcome | Interruption> {
  try {
    const { runAttempt } = await loadRun();
    return await runAttempt(deps, run);
  } catch (error) {
    if (error instanceof RunReplaced) return 'replaced';
    if (error instanceof WorkAbandoned) return 'abandoned';
    if (error instanceof NetworkNeeded) return 'needs-network';
    throw error;
  } finally {
    run.end();
  }
}

/** Puts a run back into the queue when the database is unavailable: the document is not at fault. */
function putBack({ stores, report }: Deps, spec: OpenAPISpecRecord): (error: unknown) => Promise<never> {
  return async (error) => {
    // If this fails as well, the lease expires.
    if (error instanceof StorageUnavailable) {
      await stores.specs.update(release(spec)).catch((failure: unknown) => report(runFailed(spec, failure)));
    }
    throw error;
  };
}

function nameOf({ errorCode, version }: RunOutcome): ProcessedRun['outcome'] {
  return errorCode ?? (version ? 'version' : 'unchanged');
}
