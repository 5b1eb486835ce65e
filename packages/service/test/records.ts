import type {
  AccessTokenRecord,
  AuditEntry,
  HookRecord,
  OpenAPISpecRecord,
  OpenAPISpecVersionRecord,
  OrganizationRecord,
  TrustedPublisherRecord,
} from '../src/index.js';
import { queuePosition } from '../src/state/specs/spec-state.js';

export const time = (seconds: number) => new Date(Date.UTC(2025, 0, 1, 12, 0, seconds)).toISOString();

export function organization(changes: Partial<OrganizationRecord> = {}): OrganizationRecord {
  return { id: 'acme', title: 'Acme', createdAt: time(0), emailDomains: [], type: 'business', ...changes };
}

export function token(changes: Partial<AccessTokenRecord> = {}): AccessTokenRecord {
  return {
    id: 'token1',
    hash: 'hash1',
    prefix: 'shelf_abcdef',
    subject: { id: 'ann', displayName: 'Ann', email: 'ann@example.org' },
    organizations: ['acme'],
    scopes: ['openapi:read'],
    createdAt: time(1),
    ...changes,
  };
}

export function entry(changes: Partial<AuditEntry> = {}): AuditEntry {
  return {
    organizationId: 'acme',
    createdAt: time(1),
    action: 'spec.create',
    actor: 'ann',
    details: { specSlug: 'pets' },
    ...changes,
  };
}

export function hook(changes: Partial<HookRecord> = {}): HookRecord {
  return {
    id: 'hook1',
    organizationId: 'acme',
    url: 'https://docs.example.org/revalidate',
    secret: 'sealed',
    createdAt: time(0),
    failures: 0,
    ...changes,
  };
}

const defaultSource = { kind: 'url', url: 'https://example.org/openapi.yaml' } as const;

export function spec(changes: Partial<OpenAPISpecRecord> = {}): OpenAPISpecRecord {
  const { queuedAt = time(0), source = defaultSource } = changes;
  return {
    id: 'spec1',
    organizationId: 'acme',
    slug: 'pets',
    createdAt: time(0),
    updatedAt: time(0),
    visibility: 'private',
    source,
    processingState: 'pending',
    attempt: 1,
    lostRuns: 0,
    inPipeline: false,
    usesNetwork: true,
    rerunRequested: false,
    queuedAt,
    queuePosition: queuePosition(queuedAt, source),
    lastProcessedErrors: [],
    lastProcessedErrorCount: 0,
    problemCounts: { error: 0, warning: 0, info: 0 },
    nameKey: changes.slug?.toLowerCase() ?? 'pets',
    tags: [],
    links: [],
    failedRuns: 0,
    submissions: [],
    acknowledgments: [],
    revision: 0,
    ...changes,
  };
}

export function version(changes: Partial<OpenAPISpecVersionRecord> = {}): OpenAPISpecVersionRecord {
  return {
    id: 'version1',
    specId: 'spec1',
    createdAt: time(0),
    digest: 'digest1',
    format: 'yaml',
    raw: 'raw1',
    specification: 'specification1',
    outline: 'outline1',
    pipelineVersion: 1,
    publicationCount: 0,
    changesVersion: 1,
    ...changes,
  };
}

export function publisher(changes: Partial<TrustedPublisherRecord> = {}): TrustedPublisherRecord {
  return {
    id: 'publisher1',
    organizationId: 'acme',
    name: 'Pets',
    provider: 'github',
    issuer: 'https://token.actions.githubusercontent.com',
    repository: 'acme/pets',
    branches: ['main'],
    tags: [],
    pullRequests: false,
    specSlugs: ['pets'],
    scopes: ['openapi:write'],
    createdAt: time(1),
    createdBy: { id: 'ada', displayName: 'Ada' },
    ...changes,
  };
}

const job = { publisher: 'Pets', repository: 'acme/pets', ref: 'refs/heads/main' };

/** A token of a job of the publisher, with an ID. */
export function jobToken(id: string, publisherId = 'publisher1') {
  return token({
    id,
    hash: id,
    expiresAt: time(30),
    created: { name: 'Pets' },
    exchanged: { publisherId, specSlugs: ['pets'], job },
  });
}
