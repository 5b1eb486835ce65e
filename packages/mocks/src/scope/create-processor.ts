import type { Deps, OpenAPISpecRecord, RunOutcome, Service } from '@specshelf/service';
import { isCallOf, type UntypedCall } from '../http/create-call-log.js';
import type { ProcessingPlan } from '../scenarios/create-scenario-engine.js';
import { isDue, type MayStart } from '../stores/openapi-specs.js';
import type { Tables } from '../stores/tables.js';
import type { Clock } from '../types/clock.js';
import type { Outcome } from '../types/options.js';

/** Decides when pending specifications are processed. */
export interface Processor {
  /** Processes the specifications that are due before a call, or a page, is answered. */
  beforeCall(call?: UntypedCall): Promise<void>;
  /** Completes the processing of one specification. Does nothing if it is not pending. */
  finish(spec: OpenAPISpecRecord, outcome: Outcome): Promise<void>;
  /** Processes all pending specifications. */
  drainQueue(): Promise<void>;
  /** Calls hooks with their pending deliveries. */
  deliver(): Promise<void>;
}

/** Which specifications the store may return to be claimed. The processor changes it for each step. */
export interface StartFilter {
  mayStart: MayStart;
}

/** How often each pending specification was read by its slug since its source was last replaced. */
export type Polls = Map<string, { attempt: number; count: number }>;

interface Parts {
  service: Pick<Service, 'processNext' | 'deliverNext'>;
  deps: Pick<
    Deps,
    'stores' | 'now' | 'timed' | 'account' | 'audit' | 'runTask' | 'refuse' | 'digest' | 'report'
  >;
  clock: Clock;
  filter: StartFilter;
  polls: Polls;
  tables: Pick<Tables, 'specs' | 'deliveries'>;
  planOf(spec: Readonly<OpenAPISpecRecord>): ProcessingPlan;
}

export function createProcessor(parts: Parts): Processor {
  const runQueued = createQueue();
  // Deliveries run outside the queue: a hook that sends a request would otherwise wait for itself.
  const runAndDeliver = async (work: () => Promise<void>) => {
    await runQueued(work);
    await deliver(parts);
  };
  const planned = (spec: Readonly<OpenAPISpecRecord>) => parts.planOf(spec).outcome;
  return {
    beforeCall: (call) => runAndDeliver(() => beforeCall(parts, call, planned)),
    finish: ({ id }, outcome) => {
      const isMeant: MayStart = (spec) => spec.id === id;
      return runAndDeliver(() => processSpecs(parts, isMeant, () => outcome));
    },
    drainQueue: () => runAndDeliver(() => processSpecs(parts, () => true, planned)),
    deliver: () => deliver(parts),
  };
}

/** Runs one function at a time: all of them change the same filter, and no caller may see a partial result. */
function createQueue(): (work: () => Promise<void>) => Promise<void> {
  let last = Promise.resolve();
  return (work) => {
    const current = last.then(work);
    last = current.catch(() => undefined);
    return current;
  };
}

type OutcomeOf = (spec: Readonly<OpenAPISpecRecord>) => Outcome;

async function beforeCall(parts: Parts, call: UntypedCall | undefined, outcomeOf: OutcomeOf): Promise<void> {
  // Most calls find no work, and this check is cheap.
  if (!hasWork(parts)) return;
  if (call) await countPoll(parts, call);
  await startSpecs(parts, (spec) => readiness(parts, spec) === 'started');
  const specs = [...parts.tables.specs.values()];
  const due = new Set(specs.filter((spec) => readiness(parts, spec) === 'due').map(({ id }) => id));
  await processSpecs(parts, ({ id }) => due.has(id), outcomeOf);
}

function hasWork({ tables, clock }: Parts): boolean {
  const now = clock.now().toISOString();
  for (const spec of tables.specs.values()) {
    if (spec.processingState !== 'complete' || isDue(spec, now)) return true;
  }
  return false;
}

async function countPoll({ deps: { stores }, polls }: Parts, call: UntypedCall): Promise<void> {
  if (!isCallOf(call, 'getOpenAPISpecBySlug')) return;
  const organization = await stores.organizations.find(call.params.organizationId);
  const spec = organization && (await stores.specs.find(organization.id, call.params.specSlug));
  if (!spec || spec.processingState === 'complete') return;
  polls.set(spec.id, { attempt: spec.attempt, count: pollsOf(polls, spec) + 1 });
}

function readiness(
  { polls, clock, planOf }: Parts,
  spec: Readonly<OpenAPISpecRecord>,
): 'waiting' | 'started' | 'due' {
  const { progress } = planOf(spec);
  switch (progress.kind) {
    case 'immediate':
      return 'due';
    case 'manual':
      return 'waiting';
    case 'polls':
      return reached(pollsOf(polls, spec), Math.max(progress.count, 1));
    case 'clock':
      return reached(clock.now().getTime() - Date.parse(spec.queuedAt), progress.ms);
  }
}

function pollsOf(polls: Polls, { id, attempt }: Readonly<OpenAPISpecRecord>): number {
  const polled = polls.get(id);
  return polled?.attempt === attempt ? polled.count : 0;
}

function reached(value: number, goal: number): 'waiting' | 'started' | 'due' {
  if (value >= goal) return 'due';
  return value > 0 ? 'started' : 'waiting';
}

async function processSpecs(parts: Parts, mayStart: MayStart, outcomeOf: OutcomeOf): Promise<void> {
  const { filter, polls } = parts;
  const completed = new Set<string>();
  const repeat = async (completeNext: () => Promise<string | undefined>) => {
    for (let id = await completeNext(); id !== undefined; id = await completeNext()) completed.add(id);
  };
  filter.mayStart = (spec) => mayStart(spec) && outcomeOf(spec) === 'complete';
  await repeat(async () => (await parts.service.processNext())?.specId);
  filter.mayStart = (spec) => mayStart(spec) && outcomeOf(spec) !== 'complete';
  await repeat(() => failNext(parts, outcomeOf));
  // Only now: a source that was replaced during processing belongs to the same run.
  for (const id of completed) polls.delete(id);
}

async function deliver({ service, tables }: Parts): Promise<void> {
  while (tables.deliveries.size > 0 && (await service.deliverNext()));
}

/** Moves specifications to `progress`. Their leases expire at once, so that the next claim can take them. */
async function startSpecs({ deps, filter, clock }: Parts, mayStart: MayStart): Promise<void> {
  filter.mayStart = (spec) => spec.processingState === 'pending' && mayStart(spec);
  const { claimNextSpec } = await import('@specshelf/service/on-demand');
  const now = clock.now().toISOString();
  while (await claimNextSpec(deps, { now, leaseExpiresAt: now }));
}

/** Completes the next specification with an error, and returns its ID; undefined if there is none. */
async function failNext({ deps, clock }: Parts, outcomeOf: OutcomeOf): Promise<string | undefined> {
  const { claimNextSpec, completeRun, countProblems } = await import('@specshelf/service/on-demand');
  const now = clock.now().toISOString();
  const run = await claimNextSpec(deps, { now, leaseExpiresAt: now });
  const outcome = run && outcomeOf(run);
  if (!outcome || outcome === 'complete') return undefined;
  await completeRun(deps, run, failureOf(outcome, countProblems));
  return run.id;
}

const requestedProblem = {
  severity: 'error',
  code: 'requested-by-test',
  message: 'This error was requested by the test that uses the mock.',
} as const;

function failureOf(
  { error, problems = [requestedProblem] }: Exclude<Outcome, 'complete'>,
  count: (problems: RunOutcome['problems']) => RunOutcome['problemCounts'],
): RunOutcome {
  const complete = problems.map((problem) => ({ ...requestedProblem, ...problem }));
  return { errorCode: error, problems: complete, problemCounts: count(complete) };
}
