import {
  type ConsoleHandler,
  type ConsoleRequest,
  type ConsoleResponse,
  createConsole,
} from '@specshelf/console';
import { defaultHeaders, type HTTPReply } from '@specshelf/service';
import Negotiator from 'negotiator';
import { reportDefect } from '../http/report-defect.js';
import { toResponse } from '../http/to-response.js';
import type { BackendInternals } from '../scope/backend-internals.js';
import { createIds } from '../scope/create-ids.js';
import { authenticatorOf, handleCall, type ScopeContext } from '../scope/handle-in-scope.js';
import { sealing } from '../scope/sealing.js';
import { readForm } from './read-form.js';
import { readUpload } from './read-upload.js';
import type { SessionStore } from './session-store.js';
import { siteOf } from './site-of.js';
import { storeSession } from './store-session.js';

/**
 * Answers a request for a web page. The result is `undefined` if there is no page at the path, or if the URL is not under the
 * base URL of the backend.
 *
 * @example
 * ```ts
 * const statusOf = async (pages: PageHandler, url: string) => (await pages(new Request(url)))?.status;
 * ```
 */
export type PageHandler = (request: Request) => Promise<Response | undefined>;

/** Mounts the console over the current state of a scope. See docs/decisions/0046-build-the-demo-from-the-mocks.md. */
export function createPageHandler(internals: BackendInternals, session?: SessionStore): PageHandler {
  const pages = createPages(internals);
  return async (request) => {
    const { base, context } = internals;
    if (!base.covers(request.url)) return undefined;
    const scope = context();
    const headers: Record<string, string> = { ...defaultHeaders };
    const sent = await toConsoleRequest({ internals, scope, request, headers, session });
    const responding = pages.respond(sent);
    if (!responding) return undefined;
    headers['x-request-id'] = sent.context.requestId;
    const send = async (response: ConsoleResponse) => {
      const reply = toReply(response);
      const cookies = 'cookies' in response ? (response.cookies ?? []) : [];
      if (session) return toResponse(request, await storeSession(session, reply, cookies), headers);
      const sent = await toResponse(request, reply, headers);
      for (const cookie of cookies) sent.headers.append('set-cookie', cookie);
      return sent;
    };
    // Documentation is rendered when its reply is read.
    return responding.then(send).catch(async (error) => send(await pages.respondToFailure(sent, error)));
  };
}

function createPages({ base, clock, context }: BackendInternals): ConsoleHandler {
  const endedSessions = new Set<string>();
  const nextSession = createIds('sessions');
  // A session of a store may be older than this handler, and have ended with an ID that is created again.
  const newId = (): string => {
    const id = nextSession();
    return endedSessions.has(id) ? newId() : id;
  };
  /** `reset` and `restore` replace the service. */
  const service = () => context().instance.service;
  return createConsole({
    service: {
      authenticate: (...credentials) => authenticatorOf(context())(...credentials),
      admit: (call) => service().admit(call),
      parseBody: (bytes) => service().parseBody(bytes),
      validateCall: (...call) => service().validateCall(...call),
      handle: (call) => handleCall(context(), call),
      findSpace: (...place) => service().findSpace(...place),
      listSpaces: (...place) => service().listSpaces(...place),
      listReadable: (...visitor) => service().listReadable(...visitor),
      listReadableSpecs: (...query) => service().listReadableSpecs(...query),
      countCatalogValues: (...place) => service().countCatalogValues(...place),
      findCatalogCursor: (...place) => service().findCatalogCursor(...place),
      listGroupedChanges: (...changes) => service().listGroupedChanges(...changes),
      readChangelog: (spec) => service().readChangelog(spec),
      reader: {
        open: (...place) => service().reader.open(...place),
        openText: (document) => service().reader.openText(document),
      },
      deviceLogins: {
        find: async (...login) => service().deviceLogins.find(...login),
        approve: async (...login) => service().deviceLogins.approve(...login),
        deny: async (...login) => service().deviceLogins.deny(...login),
      },
      search: async (...query) => service().search(...query),
      recordRead: (...read) => service().recordRead(...read),
      sources: { open: async (...place) => service().sources.open(...place) },
    },
    deps: { ...sealing, now: clock.now, newId, publicURL: base.href },
    endedSessions: {
      add: async (id) => void endedSessions.add(id),
      has: async (id) => endedSessions.has(id),
    },
    pause: async () => undefined,
    reportFailure: reportDefect,
  });
}

interface PageRequestOptions {
  internals: BackendInternals;
  scope: ScopeContext;
  request: Request;
  /** Headers of the response. */
  headers: Record<string, string>;
  session: SessionStore | undefined;
}

async function toConsoleRequest(options: PageRequestOptions): Promise<ConsoleRequest> {
  const { internals, scope, request, headers, session } = options;
  const { seeder, processor, newRequestId } = scope.instance;
  await seeder.ready();
  await processor.beforeCall();
  const cookie = session ? ((await session.read()) ?? null) : request.headers.get('cookie');
  let isCounted = false;
  const count = async () => {
    isCounted = true;
    scope.scenarios.admit(headers);
  };
  return {
    method: request.method === 'HEAD' ? 'GET' : request.method,
    target: (internals.base.pathOf(request.url) ?? '') + new URL(request.url).search,
    headers: { get: (name) => headerOf(request, name, cookie) },
    context: { requestId: newRequestId() },
    validate: (call) => internals.validateRequest(call, true),
    readForm: () => readForm(request),
    readUpload: () => readUpload(request),
    prefersHTML: () => prefersHTML(request.headers.get('accept') ?? undefined),
    prefersMarkdown: () => prefersMarkdown(request.headers.get('accept') ?? undefined),
    onSignedIn: () => undefined,
    limits: {
      countToken: count,
      countAddress: async () => {
        if (!isCounted) await count();
      },
      countWrongToken: async () => undefined,
    },
  };
}

function headerOf(request: Request, name: string, cookie: string | null): string | null {
  if (name === 'cookie') return cookie;
  const value = request.headers.get(name);
  return value === null && name === 'sec-fetch-site' ? siteOf(request) : value;
}

function toReply(response: ConsoleResponse): HTTPReply {
  if ('reply' in response) return response.reply;
  const { status, headers, body } = response;
  return { status, headers, chunks: body === '' ? [] : [body] };
}

const html = 'text/html';

/** Returns whether an Accept header ranks HTML above JSON, by the rules of the server. */
function prefersHTML(accept: string | undefined): boolean {
  return prefers(html, 'application/json', accept);
}

/** Returns whether an Accept header ranks Markdown above HTML, by the rules of the server. */
function prefersMarkdown(accept: string | undefined): boolean {
  return prefers('text/markdown', html, accept);
}

function prefers(type: string, other: string, accept: string | undefined): boolean {
  return new Negotiator({ headers: { accept } }).mediaType([other, type]) === type;
}
