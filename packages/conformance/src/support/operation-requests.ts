import { type OperationId, routes } from '@specshelf/contract';
import { fixture } from '../fixtures/fixture.js';
import { sourceOf } from './pages.js';
import type { SuiteContext, TextResponse } from './suite-context.js';

const ferry = fixture('ferry.yaml');

/** Valid bodies of operations. */
const bodies: Partial<Record<OperationId, unknown>> = {
  createOpenAPISpec: { slug: 'another', source: { text: ferry } },
  createOrUpdateOpenAPISpecBySlug: { source: { text: ferry } },
  updateOpenAPISpecBySlug: { visibility: 'private' },
  checkOpenAPISpec: { source: { text: ferry } },
  acknowledgeOpenAPISpecChanges: { changes: ['0123456789abcdef'] },
  setOpenAPISpecLabel: { version: 'latest' },
  updateOpenAPISpecVersionById: { deprecation: null },
  createAccessToken: { name: 'laptop', scopes: ['openapi:read'], expiresAt: '2026-03-08T00:00:00Z' },
  startDeviceLogin: { clientName: 'laptop' },
  pollDeviceLogin: { deviceCode: 'unknown' },
  createTrustedPublisher: {
    name: 'Ferry',
    provider: 'github',
    repository: 'acme/ferry',
    branches: ['main'],
    specSlugs: ['ferry'],
    scopes: ['openapi:read'],
  },
  exchangeToken: { organizationId: 'acme', token: 'not-a-token' },
  getComputedRevision: { source: sourceOf('ferry', { models: true }), seed: 'seed' },
  getComputedDocument: { source: sourceOf('ferry', { doc: 'models' }), seed: 'seed' },
};

/** Required queries of operations. */
const queries: Partial<Record<OperationId, string>> = {
  searchOrganization: '?q=ferry',
};

interface OperationRequest {
  /** The name of a token of the world, or the token itself; null for none. */
  token: string | null;
  organization?: string;
  space?: string;
  versionId: string;
  tokenId?: string;
  trustedPublisherId?: string;
}

/** Sends a valid request of an operation for the specification `ferry`. */
export function requestOperation(
  context: SuiteContext,
  operationId: OperationId,
  {
    token,
    organization = 'acme',
    space = 'docs',
    versionId,
    tokenId = 'unknown',
    trustedPublisherId = 'unknown',
  }: OperationRequest,
): Promise<TextResponse> {
  const route = routes.find((candidate) => candidate.operationId === operationId);
  if (!route) throw new Error(`Unknown operation ${operationId}`);
  const path = route.path
    .replace('{organizationId}', organization)
    .replace('{spaceId}', space)
    .replace('{specSlug}', 'ferry')
    .replace('{versionId}', versionId)
    .replace('{sourcePath}', 'openapi.yaml')
    .replace('{changeId}', '0123456789abcdef')
    .replace('{label}', 'prod')
    .replace('{tokenId}', tokenId)
    .replace('{trustedPublisherId}', trustedPublisherId)
    .replace('{emailDomain}', 'acme.example');
  return context.request(route.method, `${path}${queries[operationId] ?? ''}`, {
    token,
    body: bodies[operationId],
  });
}
