import { defined } from '@specshelf/base/defined';
import type { Schema } from '@specshelf/contract';
import { assertNoProblems, conflict, insufficientScope, type RequestProblem } from '../../base/errors.js';
import type { Principal } from '../../base/ports/access/principal.js';
import type { TrustedPublisherRecord } from '../../base/ports/access/trusted-publishers.js';
import type { Deps } from '../../base/ports/deps.js';
import { parseWebURL } from '../../base/requests/parse-web-url.js';
import { validateText } from '../../base/requests/validate-text.js';
import { scopesIn } from '../../state/access/granted-scopes.js';
import { auditEntries } from '../../state/events/audit-entries.js';
import { providers } from './providers.js';
import { publisherEvent } from './publisher-event.js';

/** A publisher to create. */
type NewPublisher = Schema<'CreateTrustedPublisher'>;

const mostPublishers = 100;

/** Creates a trusted publisher, whose jobs get at most the scopes of its creator. */
export async function createPublisher(
  deps: Deps,
  principal: Principal,
  organizationId: string,
  body: NewPublisher,
): Promise<TrustedPublisherRecord> {
  assertNoProblems(problemsOfPublisher(deps, body));
  const allowed = scopesIn(principal, organizationId);
  const missing = body.scopes.find((scope) => !allowed.includes(scope));
  if (missing !== undefined) throw insufficientScope(missing);
  await assertBelowLimit(deps, organizationId);
  const publisher = newPublisher(deps, principal, organizationId, body);
  const event = publisherEvent('trusted-publisher.create', principal, publisher);
  await deps.stores.trustedPublishers.insert(publisher, auditEntries(deps, event));
  await deps.audit(event);
  return publisher;
}

function newPublisher(
  { newId, now }: Deps,
  { subject: { id, displayName } }: Principal,
  organizationId: string,
  { provider, issuer = providers[provider].issuer, ...body }: NewPublisher,
): TrustedPublisherRecord {
  const { name, repository, repositoryId, branches = [], tags = [], environment, specSlugs, scopes } = body;
  const { pullRequests = false } = body;
  return {
    id: newId(),
    organizationId,
    name,
    provider,
    issuer,
    repository,
    ...defined({ repositoryId, environment }),
    branches: [...new Set(branches)],
    tags: [...new Set(tags)],
    pullRequests,
    specSlugs: [...new Set(specSlugs.map((pattern) => pattern.toLowerCase()))],
    scopes: [...new Set(scopes)].sort(),
    createdAt: now().toISOString(),
    createdBy: { id, displayName },
  };
}

/** Returns the problems that the schema of the body does not express. */
function problemsOfPublisher(deps: Deps, body: NewPublisher): RequestProblem[] {
  const { provider, issuer, repository, branches = [], tags = [], environment, scopes } = body;
  const { pullRequests = false } = body;
  const { isRepository, repositoryForm } = providers[provider];
  return [
    ...validateText('/body/name', body.name, 100),
    ...problemsOfIssuer(deps, issuer, '/body/issuer'),
    ...(isRepository(repository)
      ? []
      : [{ path: '/body/repository', message: `must have the form ${repositoryForm}, without a host` }]),
    ...(branches.length + tags.length > 0 || pullRequests
      ? []
      : [{ path: '/body/branches', message: noJobs }]),
    ...(pullRequests && scopes.some((scope) => scope !== 'openapi:read')
      ? [
          {
            path: '/body/scopes',
            message: 'must be openapi:read only, because jobs of pull requests can only read',
          },
        ]
      : []),
    ...problemsOfRefs(branches, '/body/branches'),
    ...problemsOfRefs(tags, '/body/tags'),
    ...(environment === undefined ? [] : validateText('/body/environment', environment)),
  ];
}

const noJobs = 'must have a pattern, unless `tags` has one or `pullRequests` is true; `*` accepts all';

function problemsOfRefs(patterns: readonly string[], at: string): RequestProblem[] {
  return patterns.flatMap((pattern, place) => {
    const path = `${at}/${place}`;
    if (!/^refs\/(?:heads|tags)\//.test(pattern)) return validateText(path, pattern, 200);
    return [{ path, message: 'must be a name such as main, without refs/heads/ or refs/tags/' }];
  });
}

function problemsOfIssuer(deps: Deps, issuer: string | undefined, path: string): RequestProblem[] {
  if (issuer === undefined) return [];
  const url = parseWebURL(issuer);
  if (!url || url.search || /\s/.test(issuer) || !/^https?:\/\//.test(issuer))
    return [{ path, message: 'must be an https:// URL without credentials, query, and fragment' }];
  const problem = deps.issuerProblem(issuer);
  return problem === undefined ? [] : [{ path, message: problem }];
}

/** The limit is approximate: concurrent requests may exceed it. */
async function assertBelowLimit({ stores }: Deps, organizationId: string): Promise<void> {
  if ((await stores.trustedPublishers.list(organizationId)).length < mostPublishers) return;
  throw conflict(
    `The organization ${JSON.stringify(organizationId)} has ${mostPublishers} trusted publishers, which is the limit. Delete unused ones first.`,
  );
}
