import type { TrustedPublisherStore } from '@specshelf/service';
import { appendEntries } from './audit-log.js';
import { frozen } from './frozen.js';
import { comparePlaces } from './keyset-page.js';
import type { Tables } from './tables.js';

export function createTrustedPublisherStore(tables: Tables): TrustedPublisherStore {
  const { accessTokens, trustedPublishers } = tables;
  return {
    async insert(publisher, entries) {
      trustedPublishers.set(publisher.id, frozen(publisher));
      appendEntries(tables, entries);
    },
    async list(organizationId) {
      const found = [...trustedPublishers.values()].filter((each) => each.organizationId === organizationId);
      return found.sort(comparePlaces);
    },
    async pinRepository({ id, repositoryId, entries }) {
      const publisher = trustedPublishers.get(id);
      if (!publisher || publisher.repositoryId !== undefined) return publisher?.repositoryId === repositoryId;
      trustedPublishers.set(id, frozen({ ...publisher, repositoryId }));
      appendEntries(tables, entries);
      return true;
    },
    async remove({ organizationId, id, now, entries }) {
      if (trustedPublishers.get(id)?.organizationId !== organizationId) return false;
      trustedPublishers.delete(id);
      for (const [hash, token] of accessTokens) {
        if (token.exchanged?.publisherId !== id || token.revokedAt !== undefined) continue;
        accessTokens.set(hash, frozen({ ...token, revokedAt: now }));
      }
      appendEntries(tables, entries);
      return true;
    },
  };
}
