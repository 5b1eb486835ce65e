import { type OperationId, routes } from '@specshelf/contract';
import { describe, expect } from 'vitest';
import { fixture } from '../../fixtures/fixture.js';
import { createResources } from '../../support/created-resources.js';
import { requestOperation } from '../../support/operation-requests.js';
import type { SuiteContext } from '../../support/suite-context.js';

const ferry = fixture('ferry.yaml');

// No token, an unknown token, and tokens of the world. The editor, the token of another organization, and the inactive tokens
// have all scopes of the editor; each other token has the scope of its name.
const callers = {
  'no token': null,
  'an unknown token': 'no-such-token',
  'an expired token': 'expired',
  'a revoked token': 'revoked',
  'openapi:acknowledge': 'approver',
  'openapi:read': 'reader',
  'openapi:write': 'pusher',
  'space:read': 'renderer',
  'email-domains:read': 'directory',
  'tokens:write': 'manager',
  'audit:read': 'auditor',
  'another organization': 'stranger',
  'the right token': 'editor',
} as const;

type Caller = keyof typeof callers;
type Row = Readonly<Record<Caller, number>>;

/** The status of a valid call by its token. A new operation does not compile without a row. */
const table: { readonly [Id in OperationId]: Row } = {
  listOpenAPISpecs: needs('openapi:read', 200),
  createOpenAPISpec: needs('openapi:write', 201),
  getOpenAPISpecBySlug: needs('openapi:read', 200),
  createOrUpdateOpenAPISpecBySlug: needs('openapi:write', 200),
  updateOpenAPISpecBySlug: needs('openapi:write', 200),
  deleteOpenAPISpecBySlug: needs('openapi:write', 205),
  listOpenAPISpecVersions: needs('openapi:read', 200),
  getLatestOpenAPISpecVersion: needs('openapi:read', 200),
  getLatestOpenAPISpecVersionContent: needs('openapi:read', 200),
  getLatestOpenAPISpecVersionContentRaw: needs('openapi:read', 200),
  getOpenAPISpecVersionById: needs('openapi:read', 200),
  updateOpenAPISpecVersionById: needs('openapi:write', 200),
  getOpenAPISpecVersionUsage: needs('openapi:write', 200),
  getOpenAPISpecLabelUsage: needs('openapi:write', 200),
  getOpenAPISpecVersionContentById: needs('openapi:read', 200),
  getOpenAPISpecVersionDocument: needs('openapi:read', 200),
  getOpenAPISpecVersionDocumentYAML: needs('openapi:read', 200),
  getOpenAPISpecVersionSource: needs('openapi:read', 200),
  getOpenAPISpecVersionSourceFile: needs('openapi:read', 200),
  getOpenAPISpecVersionSourceArchive: needs('openapi:read', 200),
  listOpenAPISpecVersionPublications: needs('openapi:read', 200),
  listOpenAPISpecVersionChanges: needs('openapi:read', 200),
  listLatestOpenAPISpecVersionChanges: needs('openapi:read', 200),
  getOpenAPISpecVersionChangesMarkdown: needs('openapi:read', 200),
  listOpenAPISpecChangelog: needs('openapi:read', 200),
  checkOpenAPISpec: needs('openapi:read', 200),
  listOpenAPISpecAcknowledgments: needs('openapi:read', 200),
  acknowledgeOpenAPISpecChanges: needs('openapi:acknowledge', 200),
  withdrawOpenAPISpecAcknowledgment: needs('openapi:acknowledge', 204),
  listOpenAPISpecLabels: needs('openapi:read', 200),
  getOpenAPISpecLabel: needs('openapi:read', 200),
  setOpenAPISpecLabel: needs('openapi:write', 200),
  deleteOpenAPISpecLabel: needs('openapi:write', 204),
  listOpenAPISpecLabelMoves: needs('openapi:read', 200),
  searchOrganization: needs('openapi:read', 200),
  getComputedDocument: needs('space:read', 200),
  getComputedRevision: needs('space:read', 200),
  // Independent of organizations: only the scope is checked, which ordinary tokens do not have.
  getOrganizationsForEmailDomain: {
    ...needs('email-domains:read', 200),
    'another organization': 403,
    'the right token': 403,
  },
  getOrganizationById: everyMember(200),
  listAccessTokens: everyMember(200),
  // The body contains the scope `openapi:read`.
  createAccessToken: needs('openapi:read', 201),
  // A token with the subject of the right token.
  revokeAccessToken: { ...everyMember(404), 'tokens:write': 204, 'the right token': 204 },
  listTrustedPublishers: needs('tokens:write', 200),
  // The body contains the scope `openapi:read`.
  createTrustedPublisher: needs('the right token', 201),
  deleteTrustedPublisher: needs('tokens:write', 204),
  // The identity token is invalid.
  exchangeToken: every(401),
  listAuditEvents: needs('audit:read', 200),
  getAuthenticatedUser: everyActiveToken(200),
  startDeviceLogin: every(201),
  // The state `expired`: the server does not know the code.
  pollDeviceLogin: every(200),
  getPublishedOpenAPISpec: every(404),
  getPublishedOpenAPISpecYAML: every(404),
};

function needs(scope: Caller, status: number): Row {
  return {
    ...everyActiveToken(403),
    [scope]: status,
    'another organization': 404,
    'the right token': status,
  };
}

function everyMember(status: number): Row {
  return { ...everyActiveToken(status), 'another organization': 404 };
}

function everyActiveToken(status: number): Row {
  return {
    ...every(status),
    'no token': 401,
    'an unknown token': 401,
    'an expired token': 401,
    'a revoked token': 401,
  };
}

function every(status: number): Row {
  return {
    'no token': status,
    'an unknown token': status,
    'an expired token': status,
    'a revoked token': status,
    'openapi:acknowledge': status,
    'openapi:read': status,
    'openapi:write': status,
    'space:read': status,
    'email-domains:read': status,
    'tokens:write': status,
    'audit:read': status,
    'another organization': status,
    'the right token': status,
  };
}

export function accessMatrixSuite(context: SuiteContext): void {
  describe('access matrix', () => {
    for (const route of routes) {
      const { operationId } = route;
      const call = async (caller: Caller, versionId: string) =>
        requestOperation(context, operationId, {
          token: callers[caller],
          versionId,
          ...(await createResources(context, route.path)),
        });
      const publish = async () => {
        const { lastVersion: versionId = '' } = await context.publish('ferry', ferry);
        const label = { organizationId: 'acme', specSlug: 'ferry', label: 'prod', version: versionId };
        if (route.path.includes('{label}')) await context.client().specs.labels.set(label);
        return versionId;
      };

      context.test(`${operationId} returns the expected status for every kind of token (TN11)`, async () => {
        const expected = table[operationId];
        const statuses: Record<string, number> = {};
        let versionId: string | undefined;
        for (const caller of Object.keys(callers)) {
          if (!isCaller(caller)) throw new Error(`Unknown caller ${caller}`);
          versionId ??= await publish();
          const { status } = await call(caller, versionId);
          statuses[caller] = status;
          if (route.method === 'GET' || status >= 300) continue;
          // Each caller begins with the same resources.
          await context.client().specs.delete({ organizationId: 'acme', specSlug: 'another' });
          versionId = undefined;
        }
        expect(statuses).toEqual(expected);
      });

      if (route.path.includes('{organizationId}') || route.path.includes('{spaceId}')) {
        context.test(
          `${operationId} returns the same response to another organization's token for existing and missing resources (TN1)`,
          async () => {
            const versionId = await publish();
            const existing = await call('another organization', versionId);
            await context.client().specs.delete({ organizationId: 'acme', specSlug: 'ferry' });
            const missing = await call('another organization', versionId);
            expect([missing.status, missing.text]).toEqual([existing.status, existing.text]);
            expect(headersOf(missing.headers)).toEqual(headersOf(existing.headers));
          },
        );
      }
    }
  });
}

function isCaller(name: string): name is Caller {
  return name in callers;
}

/** Headers without those that differ between responses. */
function headersOf(headers: Headers): [string, string][] {
  const changing = ['x-request-id', 'date'];
  return [...headers].filter(([name]) => !changing.includes(name));
}
