import { parseURL } from '@specshelf/parser/parse-url';
import type { OpenAPISpecRecord, SpecSourceRecord } from '../records.js';

/** Which specification a caller may claim. */
export interface Claim {
  now: string;
  leaseExpiresAt: string;
  /**
   * Only specifications whose processing waits for the network, or only those whose processing does not. When omitted, both:
   * those that do not wait for the network first.
   */
  network?: boolean;
  /** The organization that was served last: the one that follows it, by ID, is served next. */
  after?: string;
  /** Organizations and source hosts that have their full share of the work in progress. */
  busy?: Busy;
  /** Whether a source that is due for a refresh may be claimed when nothing waits (default); `only`: nothing else. */
  due?: boolean | 'only';
  /** Whether a specification may be claimed whose run was lost in a crash (default). */
  lost?: boolean;
}

export interface Busy {
  organizations?: ReadonlySet<string>;
  hosts?: ReadonlySet<string>;
}

export type Candidate = Pick<
  OpenAPISpecRecord,
  'organizationId' | 'source' | 'processingState' | 'inPipeline' | 'lostRuns'
>;

/**
 * Whether a specification whose turn it is may be claimed on these terms.
 * See docs/decisions/0027-retry-crashed-jobs-one-at-a-time.md.
 */
export function isClaimable(candidate: Candidate, { busy = {}, lost = true }: Claim): boolean {
  if (!lost && hasLostRun(candidate)) return false;
  if (busy.organizations?.has(candidate.organizationId)) return false;
  if (!busy.hosts?.size) return true;
  const host = sourceHost(candidate.source);
  return host === undefined || !busy.hosts.has(host);
}

/** Whether a run of it was lost while the pipeline had its document. Its lease has expired, if it is in progress. */
export function hasLostRun({ processingState, inPipeline, lostRuns }: Candidate): boolean {
  return lostRuns > 0 || (processingState === 'progress' && inPipeline);
}

/** The host that a source is fetched from. */
export function sourceHost(source: SpecSourceRecord): string | undefined {
  return source.kind === 'url' ? hostOfURL(source.url) : undefined;
}

export function hostOfURL(url: string): string {
  return parseURL(url)?.hostname.replace(/\.$/, '') ?? '';
}

/** Whether a new source is expected to be fetched; a text is when the previous text of the specification was. */
export function expectsNetwork(source: SpecSourceRecord, previous?: NetworkUse): boolean {
  if (source.kind === 'url') return true;
  return previous !== undefined && previous.source.kind !== 'url' && previous.usesNetwork;
}

type NetworkUse = Pick<OpenAPISpecRecord, 'source' | 'usesNetwork'>;
