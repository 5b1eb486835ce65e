import { type AccessTokenRecord, type AccessTokenStore, tokenState } from '@specshelf/service';
import { appendEntries } from './audit-log.js';
import { frozen } from './frozen.js';
import { comparePlaces, keysetPage } from './keyset-page.js';
import type { Tables } from './tables.js';

export function createAccessTokenStore(tables: Tables): AccessTokenStore {
  const { accessTokens } = tables;
  const all = () => [...accessTokens.values()];
  const findById = (id: string) => all().find((token) => token.id === id);
  const change = (token: AccessTokenRecord) => void accessTokens.set(token.hash, frozen(token));
  const revoke = (token: AccessTokenRecord, revokedAt: string) => {
    if (token.revokedAt === undefined) change({ ...token, revokedAt });
    for (const child of all()) if (child.created?.parentId === token.id) revoke(child, revokedAt);
  };
  return {
    async insert(token, entries) {
      if (!mayInsert(tables, token)) return false;
      change(token);
      appendEntries(tables, entries);
      return true;
    },
    async findByHash(hash) {
      return accessTokens.get(hash);
    },
    async findByIds(ids) {
      return all().filter(({ id }) => ids.includes(id));
    },
    async list() {
      return all().sort(comparePlaces);
    },
    async listOfOrganization({ organizationId, subjectId, ...query }) {
      return keysetPage(ofOrganization(tables, organizationId, subjectId), 'descending', query);
    },
    async findInOrganization(organizationId, id) {
      return ofOrganization(tables, organizationId).find((token) => token.id === id);
    },
    async countActive(organizationId, subjectId, now) {
      const created = ofOrganization(tables, organizationId, subjectId).filter((token) => token.created);
      return created.filter((token) => tokenState(token, now) === 'active').length;
    },
    async revoke(id, revokedAt, entries) {
      const token = findById(id);
      if (!token) return false;
      revoke(token, revokedAt);
      if (token.revokedAt !== undefined) return false;
      appendEntries(tables, entries);
      return true;
    },
    async removeInactive({ inactiveBefore, limit }) {
      const created = all().filter((token) => token.created);
      return removeExpired(tables, created, { expiredBefore: inactiveBefore, limit });
    },
    async removeExchanged(batch) {
      const exchanged = all().filter((token) => token.exchanged);
      return removeExpired(tables, exchanged, batch);
    },
    async recordUse(id, lastUsedAt) {
      const token = findById(id);
      if (token) change({ ...token, lastUsedAt });
    },
  };
}

/** Returns whether a token is new, and what it was created with is still valid. */
function mayInsert({ accessTokens, trustedPublishers }: Tables, token: AccessTokenRecord): boolean {
  if (accessTokens.has(token.hash)) return false;
  if (token.exchanged && !trustedPublishers.has(token.exchanged.publisherId)) return false;
  const parentId = token.created?.parentId;
  if (parentId === undefined) return true;
  const parent = [...accessTokens.values()].find(({ id }) => id === parentId);
  return parent !== undefined && parent.revokedAt === undefined;
}

/** Returns the tokens with access to this organization only, of one subject or all. */
function ofOrganization(
  { accessTokens }: Tables,
  organizationId: string,
  subjectId?: string,
): AccessTokenRecord[] {
  return [...accessTokens.values()].filter(
    ({ organizations, subject }) =>
      organizations !== '*' &&
      organizations.length === 1 &&
      organizations[0] === organizationId &&
      (subjectId === undefined || subject.id === subjectId),
  );
}

/** Removes a number of tokens that expired before a time. Returns how many. */
function removeExpired(
  { accessTokens }: Tables,
  tokens: readonly AccessTokenRecord[],
  { expiredBefore, limit }: { expiredBefore: string; limit: number },
): number {
  const old = tokens.filter(({ expiresAt = '~' }) => expiresAt < expiredBefore);
  for (const { hash } of old.slice(0, limit)) accessTokens.delete(hash);
  return Math.min(old.length, limit);
}
