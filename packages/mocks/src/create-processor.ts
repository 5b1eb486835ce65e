import type { Deps, OpenAPISpecRecord, RunOutcome, Service } from '@specshelf/service';
import type { Clock } from './clock.js';
import { isCallOf, type UntypedCall } from './create-call-log.js';
import type { Plan } from './create-scenarios.js';
import type { Outcome } from './options.js';
import { isDue, type MayStart } from './stores/openapi-specs.js';
import type { Tables } from './stores/tables.js';

/** Decides when what waits is processed. */
export interface Processor {
  /** Does what is due before a call is answered. */
  beforeAnswer(call: UntypedCall): Promise<void>;
  /** Ends the processing of one specification; one that does not wait stays as it is. */
  finish(spec: OpenAPISpecRecord, outcome: Outcome): Promise<void>;
  /** Processes everything that waits. */
  settle(): Promise<void>;
  /** Tells hooks what they have to be told. */
  deliver(): Promise<void>;
}

/** Which specifications may be claimed now. The store asks it, the processor sets it. */
export interface Gate {
  mayStart: MayStart;
}

/** How often each specification that waits was read by its slug, since its source was last replaced. */
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
  const inTurn = createQueue();
  // Not in turn: a hook may ask for what has changed, and would wait for itself.
  const andDeliver = (work: () => Promise<void>) => inTurn(work).then(() => deliver(parts));
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
    settle: () => andDeliver(() => process(parts, () => true, planned)),
    deliver: () => deliver(parts),
  };
}

/** One thing after the other: the gate is the same for all, and nobody is to see work that is half done. */
function createQueue(): (work: () => Promise<void>) => Promise<void> {
  let last = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

/** What ends the processing of a specification. */
type OutcomeOf = (spec: Readonly<OpenAPISpecRecord>) => Outcome;

async function beforeAnswer(parts: Parts, call: UntypedCall, outcomeOf: OutcomeOf): Promise<void> {
  if (!hasWork(parts)) return;
  await countPoll(parts, call);
  await begin(parts, (spec) => readiness(parts, spec) === 'begun');
  const specs = [...parts.tables.specs.values()];
  const due = new Set(specs.filter((spec) => readiness(parts, spec) === 'due').map(({ id }) => id));
  await process(parts, ({ id }) => due.has(id), outcomeOf);
}

/** Most calls come when there is none: they should not pay for it. */
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
  // Not before: what came meanwhile is processed with it.
  for (const id of ended) polls.delete(id);
}

async function deliver({ service, tables }: Parts): Promise<void> {
  while (tables.deliveries.size > 0 && (await service.deliverNext()));
}

/** Shows what waits as in progress: it is claimed for no time at all, so that the next to ask can take it. */
async function begin({ deps, gate, clock }: Parts, mayStart: MayStart): Promise<void> {
  gate.mayStart = (spec) => spec.processingState === 'pending' && mayStart(spec);
  const { claimNextSpec } = await import('@specshelf/service/on-demand');
  const now = clock.now().toISOString();
  while (await claimNextSpec(deps, { now, leaseExpiresAt: now }));
}

/** Ends the processing of the next specification with an error, and gives its id; undefined when there is none. */
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
