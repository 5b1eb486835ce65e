import { RequestError } from '../../base/errors.js';
import { matchesWildcard } from '../../base/ports/access/matches-wildcard.js';
import type { TrustedPublisherRecord } from '../../base/ports/access/trusted-publishers.js';
import { unknownRestrictions } from '../../state/access/restrictions.js';
import { type Claims, type JobRef, type Provider, providers, textOf } from './providers.js';

/**
 * Returns the publisher that accepts the verified claims of a job: of several the one with the most scopes, then the oldest. Otherwise
 * throws an error about the claim that the publisher with the most matching claims does not accept. The accepted values are part of the
 * message only for jobs of the same repository.
 */
export function matchPublisher(
  publishers: readonly TrustedPublisherRecord[],
  claims: Claims,
  organizationId: string,
): TrustedPublisherRecord {
  let accepting: TrustedPublisherRecord | undefined;
  let closest: { step: number; refusal: string } | undefined;
  for (const publisher of publishers) {
    const mismatch = mismatchOf(publisher, claims);
    if (mismatch && (!closest || mismatch.step > closest.step)) closest = mismatch;
    const isBetter = !accepting || publisher.scopes.length > accepting.scopes.length;
    if (!mismatch && isBetter) accepting = publisher;
  }
  if (accepting) return accepting;
  throw untrusted(closest?.refusal ?? unknownIssuer(claims['iss'], organizationId));
}

/** Also for organizations that do not exist. */
export function unknownIssuer(issuer: unknown, organizationId: string): string {
  return `The claim \`iss\` is ${shown(issuer)}, and the organization ${shown(organizationId)} has no trusted publisher with this issuer. Check the ID of the organization, or create a trusted publisher.`;
}

export function untrusted(message: string): RequestError {
  return new RequestError('untrusted-publisher', message);
}

/** Prints a value of a token or a request. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'absent';
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

type Check = (publisher: TrustedPublisherRecord, provider: Provider, claims: Claims) => string | undefined;

function mismatchOf(
  publisher: TrustedPublisherRecord,
  claims: Claims,
): { step: number; refusal: string } | undefined {
  const provider = providers[publisher.provider];
  for (const [step, check] of checks.entries()) {
    const refusal = check(publisher, provider, claims);
    if (refusal !== undefined) return { step, refusal };
  }
  return undefined;
}

// In this order: messages of later checks may contain values of the publisher, because the job runs in its repository.
const checks: readonly Check[] = [
  ({ repository, organizationId }, { claims: names }, claims) => {
    const found = textOf(claims[names.repository]);
    if (found?.toLowerCase() === repository.toLowerCase()) return undefined;
    return `${claimIs(names.repository, claims)}, and no trusted publisher of the organization ${shown(organizationId)} accepts it. Create a trusted publisher for this repository.`;
  },
  ({ repository, repositoryId }, { claims: names }, claims) => {
    const found = textOf(claims[names.repositoryId]);
    if (found !== undefined && (repositoryId === undefined || found === repositoryId)) return undefined;
    return `${claimIs(names.repositoryId, claims)}, and ${publishersFor(repository)} accepts it. If the repository was deleted and created again, delete the trusted publisher and create it again.`;
  },
  ({ repository, pullRequests }, provider, claims) => {
    const { claims: names, refusedEvents } = provider;
    const isRefused = refusedEvents.some((event) => event === claims[names.event]);
    if (!isRefused && (pullRequests || !isOfPullRequest(provider, claims))) return undefined;
    const reason = `${claimIs(names.event, claims)}, and ${publishersFor(repository)} accepts it: such jobs may run code without a review.`;
    return isRefused
      ? `${reason} Run the job when the branch is pushed, or a tag.`
      : `${reason} Run the job when the branch is pushed, or create a trusted publisher for pull requests, which can only read.`;
  },
  (publisher, provider, claims) => {
    if (isOfPullRequest(provider, claims)) return undefined;
    const ref = provider.readRef(claims);
    if (ref && acceptsRef(publisher, ref)) return undefined;
    const kind = ref?.kind === 'tag' ? 'the tag' : 'the branch';
    const about = ref ? ` (${kind} ${shown(ref.name)})` : '';
    return `${claimIs('ref', claims)}${about}, and ${publishersFor(publisher.repository)} accepts it. ${acceptedRefs(publisher)} Run the job there, or create a trusted publisher for this branch or tag.`;
  },
  ({ repository, environment }, { hasCaseSensitiveEnvironments }, claims) => {
    if (environment === undefined) return undefined;
    const found = textOf(claims['environment']);
    const isSame = hasCaseSensitiveEnvironments
      ? found === environment
      : found?.toLowerCase() === environment.toLowerCase();
    if (isSame) return undefined;
    return `${claimIs('environment', claims)}, and ${publishersFor(repository)} accepts it. Accepted: ${shown(environment)}. Set \`environment\` of the job.`;
  },
  (publisher) => {
    const unknown = unknownRestrictions(publisher);
    if (unknown.length === 0) return undefined;
    return `The trusted publisher ${shown(publisher.name)} has a condition that this server does not know: ${unknown.join(', ')}. A newer release of Specshelf has created it. Use a server of that release, or create a trusted publisher without this condition.`;
  },
];

function isOfPullRequest({ claims: names, pullRequestEvents }: Provider, claims: Claims): boolean {
  return pullRequestEvents.some((event) => event === claims[names.event]);
}

function claimIs(name: string, claims: Claims): string {
  const value = claims[name];
  return value === undefined
    ? `The claim \`${name}\` is missing`
    : `The claim \`${name}\` is ${shown(value)}`;
}

function publishersFor(repository: string): string {
  return `no trusted publisher for the repository ${shown(repository)}`;
}

function acceptsRef({ branches, tags }: TrustedPublisherRecord, { kind, name }: JobRef): boolean {
  return (kind === 'branch' ? branches : tags).some((pattern) => matchesWildcard(pattern, name));
}

function acceptedRefs({ branches, tags }: TrustedPublisherRecord): string {
  const list = (patterns: readonly string[]) => patterns.join(', ') || 'none';
  return `Accepted branches: ${list(branches)}; tags: ${list(tags)}.`;
}
