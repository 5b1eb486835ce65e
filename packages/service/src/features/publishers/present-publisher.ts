import { defined } from '@specshelf/base/defined';
import type { Schema } from '@specshelf/contract';
import type { TrustedPublisherRecord } from '../../base/ports/access/trusted-publishers.js';

type PublisherScope = Schema<'PublisherScopes'>[number];

const publisherScopes: readonly PublisherScope[] = ['openapi:acknowledge', 'openapi:read', 'openapi:write'];

export function presentPublisher(record: TrustedPublisherRecord): Schema<'TrustedPublisher'> {
  const { id, name, provider, issuer, repository, repositoryId, environment, createdAt, createdBy } = record;
  return {
    object: 'trusted-publisher',
    id,
    name,
    provider,
    issuer,
    repository,
    ...defined({ repositoryId }),
    branches: [...record.branches],
    tags: [...record.tags],
    pullRequests: record.pullRequests,
    ...defined({ environment }),
    specSlugs: [...record.specSlugs],
    scopes: publisherScopes.filter((scope) => record.scopes.includes(scope)),
    createdAt,
    createdBy: { ...createdBy },
  };
}
