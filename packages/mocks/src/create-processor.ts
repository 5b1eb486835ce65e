import type { OpenAPISpecRecord, RunOutcome, Service, Stores } from '@specshelf/service';
import { isCallOf, type UntypedCall } from './call-log.js';
import type { Clock } from './clock.js';
import type { Outcome, Progress } from './options.js';
import type { MayStart } from './stores/openapi-specs.js';

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

interface Parts {
  service: Pick<Service, 'processNext' | 'deliverNext'>;
  stores: Pick<Stores, 'specs'>;
  clock: Clock;
  gate: Gate;
}

export function createProcessor(parts: Parts, progress: Progress): Processor {
  const inTurn = createQueue();
  const before = workBeforeAnswer(parts, progress);
  // Not in turn: a hook may ask for what has changed, and would wait for itself.
  const andDeliver = (work: () => Promise<void>) => inTurn(work).then(() => deliver(parts));
  return {
    beforeAnswer: (call) => andDeliver(() => before(call)),
    finish: (spec, outcome) => andDeliver(() => finish(parts, spec, outcome)),
    settle: () => andDeliver(() => process(parts, () => true)),
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

function workBeforeAnswer(parts: Parts, progress: Progress): (call: UntypedCall) => Promise<void> {
  switch (progress.kind) {
    case 'immediate':
      return () => process(parts, () => true);
    case 'polls':
      return countPolls(parts, progress.count);
    case 'clock':
      return () => processByClock(parts, progress.ms);
    case 'manual':
      return async () => undefined;
  }
}

function countPolls(parts: Parts, needed: number): (call: UntypedCall) => Promise<void> {
  const polls = new Map<string, number>();
  return async (call) => {
    if (!isCallOf(call, 'getOpenAPISpecBySlug')) return;
    const { organizationId, specSlug } = call.params;
    const spec = await parts.stores.specs.find(organizationId, specSlug);
    if (!spec || spec.processingState === 'complete') return;
    const count = (polls.get(spec.id) ?? 0) + 1;
    polls.set(spec.id, count % Math.max(needed, 1));
    if (count >= needed) await process(parts, ({ id }) => id === spec.id);
    else await begin(parts, ({ id }) => id === spec.id);
  };
}

async function processByClock(parts: Parts, ms: number): Promise<void> {
  const waited = ({ queuedAt }: { queuedAt: string }) => parts.clock.now().getTime() - Date.parse(queuedAt);
  await begin(parts, (spec) => waited(spec) > 0);
  await process(parts, (spec) => waited(spec) >= ms);
}

async function process({ service, gate }: Parts, mayStart: MayStart): Promise<void> {
  gate.mayStart = mayStart;
  while (await service.processNext());
}

async function deliver({ service }: Parts): Promise<void> {
  while (await service.deliverNext());
}

/** Shows what waits as in progress: it is claimed for no time at all, so that the next to ask can take it. */
async function begin({ stores, gate, clock }: Parts, mayStart: MayStart): Promise<void> {
  gate.mayStart = (spec) => spec.processingState === 'pending' && mayStart(spec);
  const now = clock.now().toISOString();
  while (await stores.specs.claimNext({ now, leaseExpiresAt: now }));
}

async function finish(parts: Parts, { id }: OpenAPISpecRecord, outcome: Outcome): Promise<void> {
  if (outcome === 'complete') return process(parts, (spec) => spec.id === id);
  parts.gate.mayStart = (spec) => spec.id === id;
  const now = parts.clock.now().toISOString();
  const run = await parts.stores.specs.claimNext({ now, leaseExpiresAt: now });
  if (run) await parts.stores.specs.settle(run, failure(outcome.error), now);
}

function failure(errorCode: Exclude<Outcome, 'complete'>['error']): RunOutcome {
  const message = 'The test that uses this mock asked for this error.';
  return { errorCode, problems: [{ severity: 'error', code: 'asked-for', message }], problemCount: 1 };
}
