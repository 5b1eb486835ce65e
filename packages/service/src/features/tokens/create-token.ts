import { defined } from '@specshelf/base/defined';
import type { Schema } from '@specshelf/contract';
import { scopes as allScopes } from '@specshelf/contract';
import {
  assertNoProblems,
  conflict,
  insufficientScope,
  RequestError,
  type RequestProblem,
  unauthenticated,
} from '../../base/errors.js';
import type { Principal } from '../../base/ports/access/principal.js';
import type { AuditEvent } from '../../base/ports/audit.js';
import type { Deps } from '../../base/ports/deps.js';
import { readTime } from '../../base/requests/read-time.js';
import { validateText } from '../../base/requests/validate-text.js';
import { scopesIn } from '../../state/access/granted-scopes.js';
import { type NewAccessToken, newAccessToken } from '../../state/access/new-access-token.js';
import { auditEntries } from '../../state/events/audit-entries.js';
import { tokenEvent } from '../../state/events/token-event.js';
import { addMilliseconds } from '../../state/times.js';

const longestLifetime = 90 * 86_400_000;
const mostActiveTokens = 100;

/**
 * Creates a token with a part of the access of its creator: scopes, organization, and lifetime.
 * See docs/decisions/0052-derive-tokens-from-the-token-of-their-creator.md.
 */
export async function createToken(
  deps: Deps,
  principal: Principal,
  organizationId: string,
  body: Schema<'CreateAccessToken'>,
): Promise<NewAccessToken> {
  const { created, event } = await newToken(deps, principal, organizationId, body);
  const isInserted = await deps.stores.accessTokens.insert(created.record, auditEntries(deps, event));
  if (!isInserted) throw unauthenticated('The access token was revoked. Send another one.');
  await deps.audit(event);
  return created;
}

/** Returns a token to insert, and the audit event of its creation. Throws if the caller may not create it. */
export async function newToken(
  deps: Deps,
  principal: Principal,
  organizationId: string,
  body: Schema<'CreateAccessToken'>,
): Promise<{ created: NewAccessToken; event: AuditEvent }> {
  const { expiresAt } = await checkNewToken(deps, principal, organizationId, body);
  const created = newAccessToken(deps, {
    subject: principal.subject,
    organizations: [organizationId],
    scopes: allScopes.filter((scope) => body.scopes.includes(scope)),
    ...defined({ expiresAt }),
    created: { name: body.name, ...defined({ parentId: principal.tokenId }) },
  });
  return { created, event: tokenEvent('token.create', principal, organizationId, created.record) };
}

/** Throws if the caller may not create a token. Returns its expiry. */
export async function checkNewToken(
  deps: Deps,
  principal: Principal,
  organizationId: string,
  body: Schema<'CreateAccessToken'>,
): Promise<{ expiresAt: string | undefined }> {
  if (principal.eventDepth !== undefined) throw eventToken;
  const now = deps.now();
  const expiresAt = readTime(body.expiresAt);
  assertNoProblems([
    ...validateText('/body/name', body.name),
    ...problemsOfScopes(body.scopes),
    ...problemsOfExpiry(expiresAt, principal, now),
  ]);
  const allowed = scopesIn(principal, organizationId);
  const missing = body.scopes.find((scope) => !allowed.includes(scope));
  if (missing !== undefined) throw insufficientScope(missing);
  await assertBelowLimit(deps, principal, organizationId, now);
  return { expiresAt };
}

const eventToken = new RequestError(
  'insufficient-scope',
  'The token of an event cannot create access tokens. Use an access token.',
);

/** Returns the problems of the member `scopes` of a body. */
export function problemsOfScopes(requested: readonly string[]): RequestProblem[] {
  const known: readonly string[] = allScopes;
  return requested.flatMap((scope, place) =>
    known.includes(scope)
      ? []
      : [{ path: `/body/scopes/${place}`, message: `must be one of ${allScopes.join(', ')}` }],
  );
}

function problemsOfExpiry(
  expiresAt: string | undefined,
  { expiresAt: end }: Principal,
  now: Date,
): RequestProblem[] {
  const path = '/body/expiresAt';
  if (expiresAt === undefined) return [{ path, message: 'must be an existing date' }];
  const latest = addMilliseconds(now, longestLifetime);
  if (expiresAt <= now.toISOString()) return [{ path, message: 'must be in the future' }];
  if (expiresAt > latest) return [{ path, message: `must be within 90 days: ${latest} at the latest` }];
  if (end === undefined || expiresAt <= end) return [];
  return [{ path, message: `must not be after the token of the caller expires, at ${end}` }];
}

/** The limit is approximate: concurrent requests may exceed it. */
async function assertBelowLimit(
  { stores }: Deps,
  { subject }: Principal,
  organizationId: string,
  now: Date,
): Promise<void> {
  const active = await stores.accessTokens.countActive(organizationId, subject.id, now.toISOString());
  if (active < mostActiveTokens) return;
  throw conflict(
    `${JSON.stringify(subject.id)} has ${mostActiveTokens} active tokens in this organization, which is the limit. Revoke unused ones first.`,
  );
}
