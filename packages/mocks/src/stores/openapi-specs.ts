import {
  type Claim,
  expectsNetwork,
  isClaimable,
  latestOf,
  type OpenAPISpecRecord,
  type OpenAPISpecStore,
  queuePosition,
  type RunOutcome,
  type SpecSourceRecord,
} from '@specshelf/service';
import { putContents } from './contents.js';
import { queueDeliveries } from './deliveries.js';
import { frozen } from './frozen.js';
import { compareTexts, keysetPage } from './keyset-page.js';
import type { Tables } from './tables.js';

/** Whether a specification that waits may be claimed: a test decides when its specifications are processed. */
export type MayStart = (spec: Readonly<OpenAPISpecRecord>) => boolean;

export function createOpenAPISpecStore(tables: Tables, mayStart: MayStart): OpenAPISpecStore {
  const { specs } = tables;
  return {
    async insert(spec, contents = []) {
      if (findBySlug(tables, spec.organizationId, spec.slug)) return false;
      putContents(tables, contents);
      specs.set(spec.id, frozen(spec));
      return true;
    },
    async find(organizationId, slug) {
      const spec = findBySlug(tables, organizationId, slug);
      return spec;
    },
    async list(organizationId, query) {
      const ofOrganization = [...specs.values()].filter((spec) => spec.organizationId === organizationId);
      return keysetPage(ofOrganization, 'ascending', query);
    },
    async replaceSource(id, source, now, contents = []) {
      putContents(tables, contents);
      const spec = specs.get(id);
      return spec && change(tables, { ...queued(spec, source, now), ...touched(spec, now) });
    },
    async requeue(id, now) {
      const spec = specs.get(id);
      return spec && change(tables, { ...queued(spec, spec.source, now), ...touched(spec, now) });
    },
    async setVisibility(id, visibility, now) {
      const spec = specs.get(id);
      if (!spec) return undefined;
      queueDeliveries(tables, spec, now);
      return change(tables, { ...spec, visibility, ...touched(spec, now) });
    },
    async remove(id, now) {
      const spec = specs.get(id);
      if (!spec) return false;
      queueDeliveries(tables, spec, now);
      for (const version of tables.versions.values())
        if (version.specId === id) tables.versions.delete(version.id);
      return specs.delete(id);
    },
    async claimNext(claim) {
      const spec = findClaimable(tables, claim, mayStart);
      const { leaseExpiresAt } = claim;
      return (
        spec && change(tables, { ...spec, ...claimed(spec), processingState: 'progress', leaseExpiresAt })
      );
    },
    async renewLease({ id, attempt }, leaseExpiresAt, state) {
      const spec = specs.get(id);
      if (!isRunning(spec, attempt)) return false;
      change(tables, { ...spec, leaseExpiresAt, ...state });
      return true;
    },
    async release({ id, attempt }, state) {
      const spec = specs.get(id);
      if (!isRunning(spec, attempt)) return;
      const { leaseExpiresAt: _ended, ...rest } = spec;
      change(tables, {
        ...rest,
        ...state,
        processingState: 'pending',
        rerunRequested: false,
        inPipeline: false,
      });
    },
    async settle({ id, attempt }, outcome, now) {
      putContents(tables, outcome.contents ?? []);
      const spec = specs.get(id);
      if (!isRunning(spec, attempt)) return false;
      const { version } = outcome;
      if (version) tables.versions.set(version.id, frozen(version));
      change(tables, settled(spec, outcome, now));
      if (!outcome.errorCode) queueDeliveries(tables, spec, now);
      return true;
    },
  };
}

function findBySlug({ specs }: Tables, organizationId: string, slug: string): OpenAPISpecRecord | undefined {
  const key = slug.toLowerCase();
  for (const spec of specs.values()) {
    if (spec.organizationId === organizationId && spec.slug.toLowerCase() === key) return spec;
  }
  return undefined;
}

function change({ specs }: Tables, spec: OpenAPISpecRecord): OpenAPISpecRecord {
  const kept = frozen(spec);
  specs.set(spec.id, kept);
  return kept;
}

function touched({ updatedAt, lastProcessedAt }: OpenAPISpecRecord, now: string) {
  return { updatedAt: latestOf(now, updatedAt, lastProcessedAt) };
}

function queued(spec: OpenAPISpecRecord, source: SpecSourceRecord, now: string): OpenAPISpecRecord {
  const isSame = isSameSource(spec.source, source);
  if (isSame && spec.processingState === 'progress') return { ...spec, rerunRequested: true };
  const { leaseExpiresAt: _ended, ...rest } = spec;
  return {
    ...rest,
    source,
    ...(isSame ? {} : { attempt: spec.attempt + 1, lostRuns: 0, failedRuns: 0 }),
    ...(isSame ? {} : { usesNetwork: expectsNetwork(source, spec) }),
    processingState: 'pending',
    rerunRequested: false,
    inPipeline: false,
    // Who waits already keeps the place: else what is sent again and again would never be processed.
    queuedAt: spec.processingState === 'pending' ? spec.queuedAt : now,
  };
}

function isSameSource(a: SpecSourceRecord, b: SpecSourceRecord): boolean {
  if (a.kind === 'url') return b.kind === 'url' && a.url === b.url && a.headers === b.headers;
  return b.kind === a.kind && a.content === b.content;
}

function findClaimable({ specs }: Tables, claim: Claim, mayStart: MayStart): OpenAPISpecRecord | undefined {
  const { now, network, after = '', due = true } = claim;
  const claimable = [...specs.values()].filter((spec) => mayStart(spec) && isClaimable(spec, claim));
  const first = (isNext: (spec: OpenAPISpecRecord) => boolean, ...keys: readonly SortKey[]) =>
    lowest(claimable.filter(isNext), byKeys(keys));
  const position: SortKey = ({ queuedAt, source }) => queuePosition(queuedAt, source);
  // The organizations after the one that was served last come first.
  const turn: SortKey = ({ organizationId }) => `${organizationId > after ? 1 : 2} ${organizationId}`;
  for (const usesNetwork of due === 'only' ? [] : network === undefined ? [false, true] : [network]) {
    const isNext = (spec: OpenAPISpecRecord) => spec.usesNetwork === usesNetwork;
    const next =
      first((spec) => isNext(spec) && isExpired(spec, now), position) ??
      first((spec) => isNext(spec) && spec.processingState === 'pending', turn, position);
    if (next) return next;
  }
  const takesDue = due !== false && network !== false;
  return takesDue
    ? first(
        (spec) => isDue(spec, now),
        ({ refreshAt = '' }) => refreshAt,
      )
    : undefined;
}

function isExpired({ processingState, leaseExpiresAt = '' }: OpenAPISpecRecord, now: string): boolean {
  return processingState === 'progress' && leaseExpiresAt <= now;
}

function lowest<T>(items: readonly T[], compare: (a: T, b: T) => number): T | undefined {
  let best = items[0];
  for (const item of items) if (best !== undefined && compare(item, best) < 0) best = item;
  return best;
}

type SortKey = (spec: OpenAPISpecRecord) => string;

function byKeys(keys: readonly SortKey[]) {
  return (a: OpenAPISpecRecord, b: OpenAPISpecRecord): number => {
    for (const key of keys) {
      const order = compareTexts(key(a), key(b));
      if (order !== 0) return order;
    }
    return compareTexts(a.id, b.id);
  };
}

/** Whether it is time to look at the source of a specification again. */
export function isDue({ processingState, refreshAt }: OpenAPISpecRecord, now: string): boolean {
  return processingState === 'complete' && refreshAt !== undefined && refreshAt <= now;
}

function isRunning(spec: OpenAPISpecRecord | undefined, attempt: number): spec is OpenAPISpecRecord {
  return spec?.attempt === attempt && spec.processingState === 'progress';
}

/** Taking over a run whose lease has expired fences off the process that had it. */
function claimed({ processingState, attempt, lostRuns, inPipeline }: OpenAPISpecRecord) {
  const isTakeover = processingState === 'progress';
  return {
    attempt: attempt + Number(isTakeover),
    lostRuns: lostRuns + Number(isTakeover && inPipeline),
    inPipeline: false,
  };
}

function settled(spec: OpenAPISpecRecord, outcome: RunOutcome, now: string): OpenAPISpecRecord {
  const {
    leaseExpiresAt: _ended,
    lastProcessErrorCode: _forgotten,
    refreshAt: _over,
    rerunRequested,
    ...rest
  } = spec;
  const {
    version,
    errorCode,
    problems,
    problemCount,
    refreshAt,
    manifest,
    usesNetwork,
    lostRuns = 0,
  } = outcome;
  return {
    ...rest,
    processingState: rerunRequested ? 'pending' : 'complete',
    queuedAt: rerunRequested ? now : rest.queuedAt,
    rerunRequested: false,
    inPipeline: false,
    lostRuns,
    ...(usesNetwork === undefined ? {} : { usesNetwork }),
    ...(version ? { lastVersion: version.id } : {}),
    lastProcessedAt: latestOf(now, spec.lastProcessedAt, spec.updatedAt),
    ...(errorCode ? { lastProcessErrorCode: errorCode } : {}),
    lastProcessedErrors: problems,
    lastProcessedErrorCount: problemCount,
    ...(refreshAt === undefined ? {} : { refreshAt }),
    failedRuns: errorCode ? spec.failedRuns + 1 : 0,
    ...(manifest === undefined ? {} : { manifest }),
  };
}
