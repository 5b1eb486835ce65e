import { type AccessTokenRecord, type AccessTokenStore, tokenState } from '@specshelf/service';
import { appendEntries } from './audit-log.js';
import { frozen } from './frozen.js';
import { comparePlaces, keysetPage } from './keyset-page.js';
import type { Tables } from './tables.js';

export function createAccessTokenStore(tables: Tables): AccessTokenStore {
  const { accessTokens, trustedPublishers } = tables;
  const all = () => [...accessTokens.values()];
  const findById = (id: string) => all().find((token) => token.id === id);
  const ofOrganization = (organizationId: string, subjectId?: string) =>
    all().filter(
      ({ organizations, subject }) =>
        organizations !== '*' &&
        organizations.length === 1 &&
        organizations[0] === organizationId &&
        (subjectId === undefined || subject.id === subjectId),
    );
  const change = (token: AccessTokenRecord) => void accessTokens.set(token.hash, frozen(token));
  const revoke = (token: AccessTokenRecord, revokedAt: string) => {
    if (token.revokedAt === undefined) change({ ...token, revokedAt });
    for (const child of all()) if (child.created?.parentId === token.id) revoke(child, revokedAt);
  };
  return {
    async insert(token, entries) {
      if (accessTokens.has(token.hash)) return false;
      const parentId = token.created?.parentId;
      const parent = parentId === undefined ? undefined : findById(parentId);
      if (parentId !== undefined && (!parent || parent.revokedAt !== undefined)) return false;
      if (token.exchanged && !trustedPublishers.has(token.exchanged.publisherId)) return false;
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
      return keysetPage(ofOrganization(organizationId, subjectId), 'descending', query);
    },
    async findInOrganization(organizationId, id) {
      return ofOrganization(organizationId).find((token) => token.id === id);
    },
    async countActive(organizationId, subjectId, now) {
      const created = ofOrganization(organizationId, subjectId).filter((token) => token.created);
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
      const old = all().filter(({ created, expiresAt = '~' }) => created && expiresAt < inactiveBefore);
      for (const { hash } of old.slice(0, limit)) accessTokens.delete(hash);
      return Math.min(old.length, limit);
    },
    async removeExchanged({ expiredBefore, limit }) {
      const old = all().filter(({ exchanged, expiresAt = '~' }) => exchanged && expiresAt < expiredBefore);
      for (const { hash } of old.slice(0, limit)) accessTokens.delete(hash);
      return Math.min(old.length, limit);
    },
    async recordUse(id, lastUsedAt) {
      const token = findById(id);
      if (token) change({ ...token, lastUsedAt });
    },
  };
}
