import type { Schema } from '@specshelf/contract';
import {
  type Call,
  isMember,
  type Principal,
  type Reader,
  RequestError,
  type Sources,
  unauthenticated,
  validateCall,
} from '@specshelf/service';
import {
  type ConsoleHandler,
  type ConsoleRequest,
  type ConsoleResponse,
  createConsole,
  type PageService,
  type UploadedFile,
} from '../../src/index.js';
import type { PageSettings } from '../../src/web/page-settings.js';
import { createFakeReader, type FakeReader } from './fake-reader.js';

const principal: Principal = {
  subject: { id: 'ann', displayName: 'Ann' },
  grants: [{ organizations: ['acme'], scopes: ['openapi:read'] }],
  tokenId: 'token1',
};

export interface TestConsole {
  handler: ConsoleHandler;
  reader: FakeReader;
  /** Opens no source unless a test replaces it. */
  sources: Sources;
  /** Searches, with the subject of their visitor. */
  searches: { query: Parameters<PageService['search']>[1]; subject: string | undefined }[];
  /** The results of each search. A test may replace it. */
  found: Schema<'SearchResults'> | Error;
  /** The owners and tags of the catalog. A test may replace them. */
  values: Awaited<ReturnType<PageService['countCatalogValues']>>;
  /** Calls of operations. */
  calls: Call[];
  /** Errors that were reported, with the ID of their request. */
  failures: { error: unknown; requestId: string }[];
  /** Rate limits that requests were counted against. */
  counted: string[];
  /** The limit that rejects the next request. */
  exceeded: string | undefined;
  /** The error of the service that prevents authentication. */
  authenticationFailure: Error | undefined;
  /** Sends a request; undefined when the path is not a page. */
  send(target: string, request?: SentRequest): Promise<ConsoleResponse | undefined>;
}

export interface SentRequest {
  method?: string;
  headers?: Record<string, string>;
  form?: Record<string, string>;
  files?: UploadedFile[];
  prefersHTML?: boolean;
  prefersMarkdown?: boolean;
}

/** Creates the console over a service with the token `good`, whose operations return `reply`. Default of `serviceReader`: a fake. */
export function createTestConsole(
  reply: (call: Call) => unknown = () => ({}),
  serviceReader?: Reader,
  settings?: PageSettings,
): TestConsole {
  const ended = new Set<string>();
  const reader = createFakeReader();
  const test: TestConsole = {
    handler: createConsole({
      service: {
        authenticate: async (authorization) => {
          if (test.authenticationFailure) throw test.authenticationFailure;
          if (authorization === 'Bearer good') return principal;
          throw unauthenticated('The token is unknown.');
        },
        admit: async () => undefined,
        parseBody: async (bytes) => JSON.parse(bytes.map((part) => new TextDecoder().decode(part)).join('')),
        validateCall,
        handle: async (call) => {
          test.calls.push(call);
          return { status: 200, headers: {}, chunks: [JSON.stringify(reply(call))] };
        },
        findSpace: async () => ({
          id: 'docs',
          organizationId: 'acme',
          createdAt: '2025-01-01T00:00:00.000Z',
        }),
        listSpaces: async () => [],
        reader: serviceReader ?? reader,
        listReadable: async (_spec, visitor) => {
          const mayList = visitor !== undefined && isMember(visitor, 'acme');
          return { labels: reader.listLabels(), versions: mayList ? reader.listed : [] };
        },
        listReadableSpecs: async () => ({ items: [] }),
        countCatalogValues: async () => test.values,
        findCatalogCursor: async (_call, matches) => `cursor.after.${matches}`,
        listGroupedChanges: async () => {
          throw new RequestError('not-found', 'There is no such version.');
        },
        readChangelog: async () => ({ key: '', entries: [], first: async () => new Map() }),
        deviceLogins: {
          find: async () => {
            throw new RequestError('not-found', 'This code is unknown.');
          },
          approve: async () => undefined,
          deny: async () => undefined,
        },
        recordRead: () => undefined,
        sources: { open: (...place) => test.sources.open(...place) },
        search: async (_place, query, visitor) => {
          test.searches.push({ query, subject: visitor?.subject.id });
          if (test.found instanceof Error) throw test.found;
          return test.found;
        },
      },
      deps: {
        publicURL: 'https://docs.example/specs',
        now: () => new Date(0),
        newId: () => 'session1',
        seal: (secret) => btoa(secret),
        open: (sealed) => atob(sealed),
      },
      settings,
      pause: async () => undefined,
      endedSessions: { add: async (id) => void ended.add(id), has: async (id) => ended.has(id) },
      reportFailure: (error, { requestId }) => void test.failures.push({ error, requestId }),
    }),
    reader,
    sources: {
      open: async () => {
        throw new RequestError('not-found', 'There is no such source.');
      },
    },
    searches: [],
    found: { items: [] },
    calls: [],
    values: {
      owners: { values: [], isComplete: true },
      tags: { values: [], isComplete: true },
    },
    failures: [],
    counted: [],
    exceeded: undefined,
    authenticationFailure: undefined,
    send: async (target, request = {}) => test.handler.respond(consoleRequest(test, target, request)),
  };
  return test;
}

export function consoleRequest(
  test: TestConsole,
  target: string,
  {
    method = 'GET',
    headers = {},
    form = {},
    files = [],
    prefersHTML = true,
    prefersMarkdown = false,
  }: SentRequest = {},
): ConsoleRequest {
  let isCounted = false;
  const count = async (limit: string) => {
    isCounted = true;
    test.counted.push(limit);
    if (test.exceeded === limit) throw new RequestError('too-many-requests', 'Too many requests.');
  };
  return {
    method,
    target,
    headers: { get: (name) => headers[name] ?? null },
    context: { requestId: 'request1' },
    validate: async ({ query }) => ({ query, errors: [] }),
    readForm: async () => new URLSearchParams(form),
    readUpload: async () => ({ values: new URLSearchParams(form), files }),
    prefersHTML: () => prefersHTML,
    prefersMarkdown: () => prefersMarkdown,
    onSignedIn: () => undefined,
    limits: {
      countToken: () => count('token'),
      countAddress: async () => {
        if (!isCounted) await count('address');
      },
      countWrongToken: () => count('wrong token'),
    },
  };
}

/** Signs in, and returns the Cookie header of the session. */
export async function signIn(test: TestConsole): Promise<string> {
  const response = await test.send('/sign-in', { method: 'POST', form: { token: 'good' } });
  const cookie = response && 'body' in response ? response.headers['set-cookie'] : undefined;
  return cookie?.split(';', 1)[0] ?? '';
}
