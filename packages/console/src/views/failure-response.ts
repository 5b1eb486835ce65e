import { errorReply, type RequestContext, RequestError } from '@specshelf/service';
import { renderPage } from '../page/render-page.js';
import { signInPage } from '../session/sign-in-page.js';
import type { ConsoleRequest } from '../web/console-request.js';
import type { ConsoleResponse, PageResponse } from '../web/console-response.js';
import type { IdentityProvider } from '../web/identity-provider.js';
import { homeOf } from '../web/navigation.js';
import type { PageRequest } from '../web/page-request.js';
import type { PageContent } from '../web/view.js';
import { failurePage, failureText } from './failure-page.js';
import { readUnsentForm } from './read-unsent-form.js';
import { unsentFormPage } from './unsent-form-page.js';

interface FailureOptions {
  provider?: Pick<IdentityProvider, 'name'> | undefined;
  reportFailure(error: unknown, request: RequestContext): void;
  /** Whether the request has a session, valid or not. */
  hasSession?: boolean;
}

/** Logs an error, and returns its page: the sign-in form when a token is missing. */
export async function failureResponse(
  options: FailureOptions,
  request: ConsoleRequest,
  page: PageRequest,
  error: unknown,
): Promise<PageResponse> {
  const failure = await report(options, request, error);
  if (failure instanceof RequestError && failure.meaning === 'unauthenticated') {
    return renderPage(page, { status: 401, ...(await signInContent(options, request, page)) });
  }
  // The page of a missing resource must not differ from that of an inaccessible one.
  const content = failurePage(failure, homeOf(page));
  const response = await renderPage({ ...page, returnPath: undefined }, content);
  if (!(failure instanceof RequestError)) return response;
  return { ...response, headers: { ...response.headers, ...failure.headers } };
}

/** The sign-in form, or the page that keeps the values of a form. Only signed-in visitors see forms, so the session of their senders has ended. */
async function signInContent(
  { provider, hasSession }: FailureOptions,
  request: ConsoleRequest,
  { links, returnPath: to, principal }: PageRequest,
): Promise<PageContent> {
  const isForm = request.method === 'POST';
  if (isForm && !principal && to !== undefined) {
    const kept = await readUnsentForm(request);
    if (kept.values.size > 0 || kept.isIncomplete) return unsentFormPage({ links, to, ...kept });
  }
  const ofPage = isForm || hasSession === true ? 'session-ended' : 'needs-session';
  const reason = to === undefined ? undefined : ofPage;
  return signInPage({ links, to, providerName: provider?.name, reason });
}

/** Logs an error, and returns it in the format of the API. */
export async function failureForProgram(
  options: FailureOptions,
  request: ConsoleRequest,
  error: unknown,
): Promise<ConsoleResponse> {
  const failure = await report(options, request, error);
  if (!(failure instanceof RequestError)) return { page: true, reply: errorReply(failure) };
  const { meaning, problems, headers } = failure;
  const shown = new RequestError(meaning, failureText(failure), problems, { headers });
  return { page: true, reply: errorReply(shown) };
}

/** Logs the failure of a request, and returns it: if the client sends too many requests, another one. */
async function report(
  { reportFailure }: FailureOptions,
  { limits, context }: ConsoleRequest,
  error: unknown,
): Promise<unknown> {
  const failure = await limits.countAddress().then(
    () => error,
    (error: unknown) => error,
  );
  reportFailure(failure, context);
  return failure;
}
