import type { Deps, OpenAPISpecRecord, RunOutcome, Service } from '@specshelf/service';
import type { Clock } from './clock.js';
import { isCallOf, type UntypedCall } from './create-call-log.js';
import type { Plan } from './create-scenarios.js';
import type { Outcome } from './options.js';
import { isDue, type MayStart } from './stores/openapi-specs.js';
import type { Tables } from './stores/tables.js';

/** Processes queued specifications and deliveries when the plan of a scenario says so. */
export interface Processor {
  /** Processes the specifications that are due before the response to a call. */
  beforeAnswer(call: UntypedCall): Promise<void>;
  /** Completes the run of a queued specification. */
  finish(spec: OpenAPISpecRecord, outcome: Outcome): Promise<void>;
  /** Processes all queued specifications and deliveries. */
  drainQueue(): Promise<void>;
  /** Makes all due deliveries. */
  deliver(): Promise<void>;
}

/** Selects the specifications that may be claimed now. Read by the store, set by the processor. */
export interface Gate {
  mayStart: MayStart;
}

/** Number of reads of each queued specification by its slug since its source was replaced. */
export type Polls = Map<string, { attempt: number; count: number }>;

interface Parts {
  service: Pick<Service, 'processNext' | 'deliverNext'>;
  deps: Pick<Deps, 'stores' | 'now' | 'timed'>;
  clock: Clock;
  gate: Gate;
  polls: Polls;
  tables: Pick<Tables, 'specs' | 'deliveries'>;
  planOf(spec: Readonly<OpenAPISpecRecord>): Plan;
}

export function createProcessor(parts: Parts): Processor {
  const enqueue = createQueue();
  // Not in the queue: a hook may call the API, and would wait for itself.
  const andDeliver = (work: () => Promise<void>) => enqueue(work).then(() => deliver(parts));
  const planned = (spec: Readonly<OpenAPISpecRecord>) => parts.planOf(spec).outcome;
  return {
    beforeAnswer: (call) => andDeliver(() => beforeAnswer(parts, call, planned)),
    finish: ({ id }, outcome) =>
      andDeliver(() =>
        process(
          parts,
          (spec) => spec.id === id,
          () => outcome,
        ),
      ),
    drainQueue: () => andDeliver(() => process(parts, () => true, planned)),
    deliver: () => deliver(parts),
  };
}

/** Runs one piece of work at a time: they share the gate, and no call sees a partial result. */
function createQueue(): (work: () => Promise<void>) => Promise<void> {
  let last = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}

/** The planned outcome of a run. */
type OutcomeOf = (spec: Readonly<OpenAPISpecRecord>) => Outcome;

async function beforeAnswer(parts: Parts, call: UntypedCall, outcomeOf: OutcomeOf): Promise<void> {
  if (!hasWork(parts)) return;
  await countPoll(parts, call);
  await begin(parts, (spec) => readiness(parts, spec) === 'begun');
  const specs = [...parts.tables.specs.values()];
  const due = new Set(specs.filter((spec) => readiness(parts, spec) === 'due').map(({ id }) => id));
  await process(parts, ({ id }) => due.has(id), outcomeOf);
}

/** Saves most calls the further checks. */
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
): 'waits' | 'begun' | 'due' {
  const { progress } = planOf(spec);
  switch (progress.kind) {
    case 'immediate':
      return 'due';
    case 'manual':
      return 'waits';
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

function reached(value: number, goal: number): 'waits' | 'begun' | 'due' {
  if (value >= goal) return 'due';
  return value > 0 ? 'begun' : 'waits';
}

async function process(parts: Parts, mayStart: MayStart, outcomeOf: OutcomeOf): Promise<void> {
  const { gate, polls } = parts;
  const ended = new Set<string>();
  const untilNoneIsLeft = async (endNext: () => Promise<string | undefined>) => {
    for (let id = await endNext(); id !== undefined; id = await endNext()) ended.add(id);
  };
  gate.mayStart = (spec) => mayStart(spec) && outcomeOf(spec) === 'complete';
  await untilNoneIsLeft(async () => (await parts.service.processNext())?.specId);
  gate.mayStart = (spec) => mayStart(spec) && outcomeOf(spec) !== 'complete';
  await untilNoneIsLeft(() => failNext(parts, outcomeOf));
  // Only now: the calls meanwhile belong to the same run.
  for (const id of ended) polls.delete(id);
}

async function deliver({ service, tables }: Parts): Promise<void> {
  while (tables.deliveries.size > 0 && (await service.deliverNext()));
}

/** Shows queued specifications as in progress: claims them with leases that expire immediately. */
async function begin({ deps, gate, clock }: Parts, mayStart: MayStart): Promise<void> {
  gate.mayStart = (spec) => spec.processingState === 'pending' && mayStart(spec);
  const { claimNextSpec } = await import('@specshelf/service/on-demand');
  const now = clock.now().toISOString();
  while (await claimNextSpec(deps, { now, leaseExpiresAt: now }));
}

/** Completes the run of the next specification with an error, and returns its ID. */
async function failNext({ deps, clock }: Parts, outcomeOf: OutcomeOf): Promise<string | undefined> {
  const { claimNextSpec, completeRun } = await import('@specshelf/service/on-demand');
  const now = clock.now().toISOString();
  const run = await claimNextSpec(deps, { now, leaseExpiresAt: now });
  const outcome = run && outcomeOf(run);
  if (!outcome || outcome === 'complete') return undefined;
  await completeRun(deps, run, failureOf(outcome));
  return run.id;
}

const asked = {
  severity: 'error',
  code: 'asked-for',
  message: 'The test that uses this mock asked for this error.',
} as const;

function failureOf({ error, problems = [asked] }: Exclude<Outcome, 'complete'>): RunOutcome {
  const complete = problems.map((problem) => ({ ...asked, ...problem }));
  return { errorCode: error, problems: complete, problemCount: problems.length };
}
