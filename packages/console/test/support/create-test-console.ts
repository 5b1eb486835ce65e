import { type Call, type Principal, RequestError, unauthenticated } from '@specshelf/service';
import {
  type ConsoleHandler,
  type ConsoleRequest,
  type ConsoleResponse,
  createConsole,
} from '../../src/index.js';

const principal: Principal = {
  subject: { id: 'ann', displayName: 'Ann' },
  organizations: ['acme'],
  scopes: ['openapi:read'],
  tokenId: 'token1',
};

export interface TestConsole {
  handler: ConsoleHandler;
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
  prefersHTML?: boolean;
}

/** Creates the console over a service with the token `good`, whose operations return `reply`. */
export function createTestConsole(reply: (call: Call) => unknown = () => ({})): TestConsole {
  const ended = new Set<string>();
  const test: TestConsole = {
    handler: createConsole({
      service: {
        authenticate: async (authorization) => {
          if (test.authenticationFailure) throw test.authenticationFailure;
          if (authorization === 'Bearer good') return principal;
          throw unauthenticated('The token is unknown.');
        },
        handle: async (call) => {
          test.calls.push(call);
          return { status: 200, headers: {}, chunks: [JSON.stringify(reply(call))] };
        },
        findSpace: async () => ({
          id: 'docs',
          organizationId: 'acme',
          createdAt: '2025-01-01T00:00:00.000Z',
        }),
        findPublishedSpec: async () => {
          throw new RequestError('not-found', 'There is no such specification.');
        },
      },
      deps: {
        publicURL: 'https://docs.example/specs',
        now: () => new Date(0),
        newId: () => 'session1',
        seal: (secret) => btoa(secret),
        open: (sealed) => atob(sealed),
      },
      endedSessions: { add: async (id) => void ended.add(id), has: async (id) => ended.has(id) },
      reportFailure: (error, { requestId }) => void test.failures.push({ error, requestId }),
    }),
    calls: [],
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
  { method = 'GET', headers = {}, form = {}, prefersHTML = true }: SentRequest = {},
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
    readForm: async () => new URLSearchParams(form),
    prefersHTML: () => prefersHTML,
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
