import { defined } from '@specshelf/base/defined';
import type { Schema } from '@specshelf/contract';
import { conflict } from '../../base/errors.js';
import type { Principal } from '../../base/ports/access/principal.js';
import type { TrustedPublisherRecord } from '../../base/ports/access/trusted-publishers.js';
import type { Deps } from '../../base/ports/deps.js';
import type { Subject } from '../../base/ports/records.js';
import { type NewAccessToken, newAccessToken } from '../../state/access/new-access-token.js';
import { auditEntries } from '../../state/events/audit-entries.js';
import { tokenEvent } from '../../state/events/token-event.js';
import { addMilliseconds } from '../../state/times.js';
import type { IssuerKeys } from './create-issuer-keys.js';
import { matchPublisher, unknownIssuer, untrusted } from './match-publisher.js';
import { type Claims, describeJob, providers, textOf } from './providers.js';
import { publisherEvent } from './publisher-event.js';
import { readToken, verifyToken } from './verify-identity-token.js';

const lifetime = 10 * 60_000;
const mostActiveTokens = 100;

/**
 * Issues a token for the CI job that an identity token describes, if a trusted publisher of the organization accepts it. Issuers that no
 * publisher names are not contacted. See docs/decisions/0059-publish-from-ci-with-identity-tokens.md.
 */
export async function exchangeIdentityToken(
  deps: Deps,
  keys: IssuerKeys,
  { organizationId: requestedId, token: text }: Schema<'ExchangeToken'>,
  { request }: Pick<Principal, 'request'>,
): Promise<NewAccessToken> {
  const token = readToken(text);
  const organization = await deps.stores.organizations.find(requestedId);
  const all = organization ? await deps.stores.trustedPublishers.list(organization.id) : [];
  const publishers = all.filter(({ issuer }) => issuer === token.issuer);
  if (publishers.length === 0) throw untrusted(unknownIssuer(token.issuer, requestedId));
  const claims = await verifyToken(token, { keys, audience: deps.publicURL, now: deps.now() });
  const publisher = matchPublisher(publishers, claims, requestedId);
  const context = defined({ request });
  await pinRepository(deps, publisher, claims, context);
  return issueToken(deps, publisher, claims, context);
}

type Context = Pick<Principal, 'request'>;

/** Requires the same repository from now on. */
async function pinRepository(
  deps: Deps,
  publisher: TrustedPublisherRecord,
  claims: Claims,
  context: Context,
): Promise<void> {
  if (publisher.repositoryId !== undefined) return;
  const { repositoryId: claim } = providers[publisher.provider].claims;
  const repositoryId = textOf(claims[claim]) ?? '';
  const actor = { subject: subjectOf(publisher), ...context };
  const event = publisherEvent('trusted-publisher.pin', actor, { ...publisher, repositoryId });
  const entries = auditEntries(deps, event);
  if (!(await deps.stores.trustedPublishers.pinRepository({ id: publisher.id, repositoryId, entries })))
    throw changedMeanwhile();
  await deps.audit(event);
}

async function issueToken(
  deps: Deps,
  publisher: TrustedPublisherRecord,
  claims: Claims,
  context: Context,
): Promise<NewAccessToken> {
  const { id: publisherId, organizationId, name, specSlugs, scopes } = publisher;
  const subject = subjectOf(publisher);
  await assertBelowLimit(deps, organizationId, subject);
  const job = { publisher: name, ...describeJob(providers[publisher.provider], claims) };
  const created = newAccessToken(deps, {
    subject,
    organizations: [organizationId],
    scopes,
    expiresAt: addMilliseconds(deps.now(), lifetime),
    created: { name },
    exchanged: { publisherId, specSlugs, job },
  });
  const event = tokenEvent('token.exchange', { subject, job, ...context }, organizationId, created.record);
  if (!(await deps.stores.accessTokens.insert(created.record, auditEntries(deps, event))))
    throw changedMeanwhile();
  await deps.audit(event);
  return created;
}

/** Returns the subject of the jobs of a repository. A colon cannot be part of a repository. */
function subjectOf({ provider, issuer, repository }: TrustedPublisherRecord): Subject {
  const { issuer: usual, title } = providers[provider];
  const host = issuer === usual ? [] : [issuer.replace(/^https?:\/\//, '')];
  const place = [...host, repository].join(':');
  return { id: `${provider}:${place}`, displayName: `${repository} (${title})` };
}

/** The limit is approximate: concurrent requests may exceed it. */
async function assertBelowLimit(
  { stores, now }: Deps,
  organizationId: string,
  { id }: Subject,
): Promise<void> {
  const active = await stores.accessTokens.countActive(organizationId, id, now().toISOString());
  if (active < mostActiveTokens) return;
  throw conflict(
    `The jobs of ${JSON.stringify(id)} have ${mostActiveTokens} active tokens in this organization, which is the limit. Each expires ten minutes after it was issued. Try again later.`,
  );
}

function changedMeanwhile() {
  return untrusted('The trusted publisher was changed or deleted during the request. Try again.');
}
