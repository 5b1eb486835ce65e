import { type OperationId, routes } from '@specshelf/contract';
import { describe, expect } from 'vitest';
import { fixture } from '../fixture.js';
import type { Stage } from '../stage.js';

const ferry = fixture('ferry.yaml');
const source = {
  type: 'builtin:openapi',
  props: { models: true },
  dependencies: { spec: { ref: { kind: 'openapi', spec: 'ferry' } } },
};

// Who asks: tokens of the world, and two that it does not have. Each has one scope but the editor, the stranger and those
// that are good for nothing any more, who would have those of the editor.
const callers = {
  'no token': null,
  'no such token': 'no-such-token',
  'an expired token': 'expired',
  'a revoked token': 'revoked',
  'openapi:read': 'reader',
  'openapi:write': 'pusher',
  'space:read': 'renderer',
  'email-domains:read': 'directory',
  'another organization': 'stranger',
  'the right token': 'editor',
} as const;

type Caller = keyof typeof callers;
type Row = Readonly<Record<Caller, number>>;

/** What a call gets that is right in all but, perhaps, its token. An operation that is new does not compile without a row. */
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
  getOpenAPISpecVersionContentById: needs('openapi:read', 200),
  getOpenAPISpecVersionDocument: needs('openapi:read', 200),
  getOpenAPISpecVersionDocumentYAML: needs('openapi:read', 200),
  getComputedDocument: needs('space:read', 200),
  getComputedRevision: needs('space:read', 200),
  // Nobody's in particular, and so the same to every token that has the scope; an ordinary token has not.
  getOrganizationsForEmailDomain: {
    ...needs('email-domains:read', 200),
    'another organization': 403,
    'the right token': 403,
  },
  getOrganizationById: {
    ...needs('openapi:read', 200),
    'openapi:write': 200,
    'space:read': 200,
    'email-domains:read': 200,
  },
  // Of whoever asks.
  getAuthenticatedUser: everybodyKnown(200),
  getPublishedOpenAPISpec: everybody(404),
  getPublishedOpenAPISpecYAML: everybody(404),
};

function needs(scope: Caller, status: number): Row {
  return {
    ...everybodyKnown(403),
    [scope]: status,
    'another organization': 404,
    'the right token': status,
  };
}

function everybodyKnown(status: number): Row {
  return {
    ...everybody(status),
    'no token': 401,
    'no such token': 401,
    'an expired token': 401,
    'a revoked token': 401,
  };
}

function everybody(status: number): Row {
  return {
    'no token': status,
    'no such token': status,
    'an expired token': status,
    'a revoked token': status,
    'openapi:read': status,
    'openapi:write': status,
    'space:read': status,
    'email-domains:read': status,
    'another organization': status,
    'the right token': status,
  };
}

/** Bodies of calls that are right in all but, perhaps, their token. */
const bodies: Partial<Record<OperationId, unknown>> = {
  createOpenAPISpec: { slug: 'another', source: { text: ferry } },
  createOrUpdateOpenAPISpecBySlug: { source: { text: ferry } },
  updateOpenAPISpecBySlug: { visibility: 'private' },
  getComputedRevision: { source, seed: 'seed' },
  getComputedDocument: { source: { ...source, props: { doc: 'models' } }, seed: 'seed' },
};

export function accessMatrixSuite(stage: Stage): void {
  describe('who may call what', () => {
    for (const route of routes) {
      const { operationId } = route;
      const call = async (caller: Caller, versionId: string) => {
        const path = route.path
          .replace('{organizationId}', 'acme')
          .replace('{spaceId}', 'docs')
          .replace('{specSlug}', 'ferry')
          .replace('{versionId}', versionId)
          .replace('{emailDomain}', 'acme.example');
        const body = bodies[operationId];
        const token = callers[caller];
        return stage.request(route.method, path, { token, ...(body === undefined ? {} : { body }) });
      };
      const publish = async () => (await stage.publish('ferry', ferry)).lastVersion ?? '';

      stage.test(`${operationId} answers every token as the table says (TN11)`, async () => {
        const expected = table[operationId];
        const statuses: Record<string, number> = {};
        for (const caller of Object.keys(callers)) {
          if (!isCaller(caller)) throw new Error(`There is no caller ${caller}`);
          const { status } = await call(caller, await publish());
          statuses[caller] = status;
          const client = stage.client();
          // So that the next may create it too.
          await client.specs.delete({ organizationId: 'acme', specSlug: 'another' });
        }
        expect(statuses).toEqual(expected);
      });

      if (route.path.includes('{organizationId}') || route.path.includes('{spaceId}')) {
        stage.test(
          `${operationId} answers a stranger alike, whether what is asked for is there or not (TN1)`,
          async () => {
            const versionId = await publish();
            const there = await call('another organization', versionId);
            await stage.client().specs.delete({ organizationId: 'acme', specSlug: 'ferry' });
            const gone = await call('another organization', versionId);
            expect([gone.status, gone.text]).toEqual([there.status, there.text]);
            expect(headersOf(gone.headers)).toEqual(headersOf(there.headers));
          },
        );
      }
    }
  });
}

function isCaller(name: string): name is Caller {
  return name in callers;
}

/** Without those that differ from one answer to the next. */
function headersOf(headers: Headers): [string, string][] {
  const changing = ['x-request-id', 'date'];
  return [...headers].filter(([name]) => !changing.includes(name));
}
