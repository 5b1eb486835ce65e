import { parseURL } from '@specshelf/parser/parse-url';
import type { OpenAPISpecRecord, SpecSourceRecord } from './records.js';

/** Terms of a claim: which specification the caller may claim. */
export interface Claim {
  now: string;
  leaseExpiresAt: string;
  /** Only specifications that use the network, or only those that do not. If omitted, both: those that do not come first. */
  network?: boolean;
  /** The organization that was served last: organizations take turns by ID, starting after this one. */
  after?: string;
  /** Organizations and source hosts that already have their full share of the runs in progress. */
  busy?: Busy;
  /** Whether a source that is due for a refresh may be claimed if nothing is waiting (default); `only`: nothing else. */
  due?: boolean | 'only';
  /** Whether a specification may be claimed after a crashed run (default). */
  lost?: boolean;
}

export interface Busy {
  organizations?: ReadonlySet<string>;
  hosts?: ReadonlySet<string>;
}

/** The members of a specification that a claim depends on. */
export type Candidate = Pick<
  OpenAPISpecRecord,
  | 'id'
  | 'organizationId'
  | 'source'
  | 'processingState'
  | 'attempt'
  | 'inPipeline'
  | 'lostRuns'
  | 'leaseExpiresAt'
>;

/**
 * Whether a waiting or due specification may be claimed on these terms.
 * See docs/decisions/0027-retry-crashed-jobs-one-at-a-time.md.
 */
export function isClaimable(
  candidate: Candidate,
  { busy = {}, lost = true }: Pick<Claim, 'busy' | 'lost'>,
): boolean {
  if (!lost && hasLostRun(candidate)) return false;
  if (busy.organizations?.has(candidate.organizationId)) return false;
  if (!busy.hosts?.size) return true;
  const host = sourceHost(candidate.source);
  return host === undefined || !busy.hosts.has(host);
}

/** Whether a run crashed after the pipeline had received the document. A candidate in progress has an expired lease. */
function hasLostRun({
  processingState,
  inPipeline,
  lostRuns,
}: Pick<Candidate, 'processingState' | 'inPipeline' | 'lostRuns'>): boolean {
  return lostRuns > 0 || (processingState === 'progress' && inPipeline);
}

/** Returns the host of a source URL; undefined for other sources. */
export function sourceHost(source: SpecSourceRecord): string | undefined {
  return source.kind === 'url' ? hostOfURL(source.url) : undefined;
}

export function hostOfURL(url: string): string {
  return parseURL(url)?.hostname.replace(/\.$/, '') ?? '';
}

/** Whether runs of a new source are expected to use the network: those of a URL do, and those of a text if the previous text did. */
export function expectsNetwork(source: SpecSourceRecord, previous?: NetworkUse): boolean {
  if (source.kind === 'url') return true;
  return previous !== undefined && previous.source.kind !== 'url' && previous.usesNetwork;
}

type NetworkUse = Pick<OpenAPISpecRecord, 'source' | 'usesNetwork'>;
