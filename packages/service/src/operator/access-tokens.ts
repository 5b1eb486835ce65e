import type { Scope } from '@specshelf/contract';
import { assertNoProblems, conflict, notFoundError, type RequestProblem } from '../base/errors.js';
import type { AuditEntry } from '../base/ports/audit-log.js';
import type { Deps } from '../base/ports/deps.js';
import type { AccessTokenRecord } from '../base/ports/records.js';
import { validateText } from '../base/requests/validate-text.js';
import { newAccessToken, type TokenGrant } from '../state/access/new-access-token.js';
import { auditEntries } from '../state/events/audit-entries.js';
import { tokenEvent } from '../state/events/token-event.js';
import { operator } from './operator-principal.js';

/** A token without its hash. */
export type AccessToken = Omit<AccessTokenRecord, 'hash'>;

type NewToken = TokenGrant & { scopes: readonly Scope[] };

/** Token commands of the operator. */
export interface AccessTokenOperator {
  /** Returns the secret, which is not stored. */
  create(grant: NewToken): Promise<{ token: AccessToken; secret: string }>;
  /** The oldest first, including revoked and expired ones. */
  list(): Promise<AccessToken[]>;
  /** Finds a token by its ID, by a unique prefix, or by the whole token. */
  get(name: string): Promise<AccessToken>;
  /** Finds a token as `get` does, and revokes it. */
  revoke(name: string): Promise<AccessToken>;
}

export function createAccessTokenOperator(deps: Deps): AccessTokenOperator {
  return {
    create: (grant) => create(deps, grant),
    list: async () => (await deps.stores.accessTokens.list()).map(withoutHash),
    get: async (name) => withoutHash(await find(deps, name)),
    revoke: (name) => revoke(deps, name),
  };
}

async function create(deps: Deps, grant: NewToken): Promise<{ token: AccessToken; secret: string }> {
  const found = await findOrganizations(deps, grant);
  assertNoProblems([
    ...problemsOfSubject(grant),
    ...problemsOfExpiry(deps, grant),
    ...problemsOfOrganizations(found),
  ]);
  const organizations = found === '*' ? found : [...new Set(found.flatMap(({ storedId }) => storedId ?? []))];
  const { record, secret } = newAccessToken(deps, { ...grant, organizations });
  await deps.stores.accessTokens.insert(record, entriesOf(deps, 'token.create', record));
  const token = withoutHash(record);
  await deps.audit({ action: 'token.create', actor: 'operator', token });
  return { token, secret };
}

async function revoke(deps: Deps, name: string): Promise<AccessToken> {
  const { accessTokens } = deps.stores;
  const token = await find(deps, name);
  const revokedAt = deps.now().toISOString();
  if (!(await accessTokens.revoke(token.id, revokedAt, entriesOf(deps, 'token.revoke', token)))) {
    throw conflict(`The token ${token.id} was revoked already, at ${token.revokedAt ?? revokedAt}.`);
  }
  await deps.audit({ action: 'token.revoke', actor: 'operator', token: withoutHash(token) });
  return { ...withoutHash(token), revokedAt };
}

/** Returns an entry for each organization that the token lists; none for a token for all organizations. */
function entriesOf(
  deps: Deps,
  action: 'token.create' | 'token.revoke',
  token: AccessTokenRecord,
): AuditEntry[] {
  const ids = token.organizations === '*' ? [] : token.organizations;
  return auditEntries(deps, ...ids.map((id) => tokenEvent(action, operator, id, token)));
}

async function find(deps: Deps, name: string): Promise<AccessTokenRecord> {
  const { accessTokens } = deps.stores;
  // A leaked token is usually found as a whole.
  const whole = await accessTokens.findByHash(deps.digest(name));
  if (whole) return whole;
  const tokens = await accessTokens.list();
  return tokens.find(({ id }) => id === name) ?? findByPrefix(tokens, name);
}

function findByPrefix(tokens: readonly AccessTokenRecord[], name: string): AccessTokenRecord {
  const [found, ...others] = tokens.filter(({ prefix }) => prefix !== '' && prefix === name);
  if (!found) throw notFoundError(`There is no token ${JSON.stringify(shorten(name))}. ${identification}`);
  if (others.length === 0) return found;
  const ids = [found, ...others].map(({ id }) => id).join(', ');
  throw conflict(`More than one token has the prefix ${name}. Use one of the IDs: ${ids}.`);
}

const identification = 'Use the ID of a token, its prefix as listed, or the whole token.';

/** Truncates a text that may be a whole token. */
function shorten(text: string): string {
  return /^[a-z0-9]{20}$/.test(text) || text.length <= 12 ? text : `${text.slice(0, 4)}…`;
}

function withoutHash({ hash: _hash, ...token }: AccessTokenRecord): AccessToken {
  return token;
}

function problemsOfSubject({ subject }: TokenGrant): RequestProblem[] {
  const { id, displayName, email } = subject;
  return [
    ...(/^[^\s\p{C}]{1,200}$/u.test(id)
      ? []
      : [{ path: 'subject', message: 'must be 1 to 200 characters without spaces, such as ci or ada' }]),
    // The default display name is the subject, whose problems are reported above.
    ...(displayName === id ? [] : validateText('displayName', displayName)),
    ...(email === undefined || /^[^\s@\p{C}]+@[^\s@\p{C}]+\.[^\s@\p{C}]+$/u.test(email)
      ? []
      : [{ path: 'email', message: `${JSON.stringify(email)} is not an email address` }]),
  ];
}

function problemsOfExpiry({ now }: Deps, { expiresAt }: TokenGrant): RequestProblem[] {
  if (expiresAt === undefined || expiresAt > now().toISOString()) return [];
  return [{ path: 'expiresAt', message: `${expiresAt} is in the past` }];
}

interface FoundOrganization {
  id: string;
  /** Undefined if there is no such organization. */
  storedId: string | undefined;
}

async function findOrganizations(
  { stores }: Deps,
  { organizations }: TokenGrant,
): Promise<readonly FoundOrganization[] | '*'> {
  if (organizations === '*') return '*';
  return Promise.all(
    organizations.map(async (id) => ({ id, storedId: (await stores.organizations.find(id))?.id })),
  );
}

function problemsOfOrganizations(found: readonly FoundOrganization[] | '*'): RequestProblem[] {
  if (found === '*') return [];
  if (found.length === 0) {
    return [{ path: 'organizations', message: 'must be one or more IDs, or all organizations' }];
  }
  return found.flatMap(({ id, storedId }) =>
    storedId === undefined
      ? [{ path: 'organizations', message: `${JSON.stringify(id)} does not exist` }]
      : [],
  );
}
