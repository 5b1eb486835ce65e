import {
  latestOf,
  type OpenAPISpecRecord,
  type OpenAPISpecStore,
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
    async claimNext({ now, leaseExpiresAt, due: takesDue = true, lost: takesLost = true }) {
      const startable = [...specs.values()].filter((spec) => mayStart(spec) && (takesLost || !isLost(spec)));
      const [waiting] = startable.filter((spec) => isWaiting(spec, now)).sort(byTime('queuedAt'));
      const [due] = startable.filter((spec) => takesDue && isDue(spec, now)).sort(byTime('refreshAt'));
      const spec = waiting ?? due;
      return (
        spec && change(tables, { ...spec, ...claimed(spec), processingState: 'progress', leaseExpiresAt })
      );
    },
    async renewLease({ id, attempt }, leaseExpiresAt) {
      const spec = specs.get(id);
      if (!isRunning(spec, attempt)) return false;
      change(tables, { ...spec, leaseExpiresAt });
      return true;
    },
    async release({ id, attempt }) {
      const spec = specs.get(id);
      if (!isRunning(spec, attempt)) return;
      const { leaseExpiresAt: _ended, ...rest } = spec;
      change(tables, { ...rest, processingState: 'pending', rerunRequested: false });
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
    processingState: 'pending',
    rerunRequested: false,
    // Who waits already keeps the place: else what is sent again and again would never be processed.
    queuedAt: spec.processingState === 'pending' ? spec.queuedAt : now,
  };
}

function isSameSource(a: SpecSourceRecord, b: SpecSourceRecord): boolean {
  if (a.kind === 'url') return b.kind === 'url' && a.url === b.url && a.headers === b.headers;
  return b.kind === a.kind && a.content === b.content;
}

function isWaiting(spec: OpenAPISpecRecord, now: string): boolean {
  if (spec.processingState === 'pending') return true;
  return spec.processingState === 'progress' && (spec.leaseExpiresAt ?? '') <= now;
}

/** Whether a run of it was lost, if nothing is under way. */
function isLost({ processingState, lostRuns }: OpenAPISpecRecord): boolean {
  return processingState === 'progress' || lostRuns > 0;
}

/** Whether it is time to look at the source of a specification again. */
export function isDue({ processingState, refreshAt }: OpenAPISpecRecord, now: string): boolean {
  return processingState === 'complete' && refreshAt !== undefined && refreshAt <= now;
}

function isRunning(spec: OpenAPISpecRecord | undefined, attempt: number): spec is OpenAPISpecRecord {
  return spec?.attempt === attempt && spec.processingState === 'progress';
}

function byTime(name: 'queuedAt' | 'refreshAt') {
  return (a: OpenAPISpecRecord, b: OpenAPISpecRecord) =>
    compareTexts(a[name] ?? '', b[name] ?? '') || compareTexts(a.id, b.id);
}

/** Taking over a run whose lease has expired fences off whoever had it. */
function claimed({ processingState, attempt, lostRuns }: OpenAPISpecRecord) {
  const lost = processingState === 'progress' ? 1 : 0;
  return { attempt: attempt + lost, lostRuns: lostRuns + lost };
}

function settled(spec: OpenAPISpecRecord, outcome: RunOutcome, now: string): OpenAPISpecRecord {
  const {
    leaseExpiresAt: _ended,
    lastProcessErrorCode: _forgotten,
    refreshAt: _over,
    rerunRequested,
    ...rest
  } = spec;
  const { version, errorCode, problems, problemCount, refreshAt, manifest } = outcome;
  return {
    ...rest,
    processingState: rerunRequested ? 'pending' : 'complete',
    queuedAt: rerunRequested ? now : rest.queuedAt,
    rerunRequested: false,
    lostRuns: 0,
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
