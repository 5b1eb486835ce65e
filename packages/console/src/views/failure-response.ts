import { errorReply, type RequestContext, RequestError } from '@specshelf/service';
import type { ConsoleRequest } from '../console-request.js';
import type { ConsoleResponse, PageResponse } from '../console-response.js';
import { homeOf } from '../navigation.js';
import type { PageRequest } from '../page-request.js';
import { renderPage } from '../render-page.js';
import type { IdentityProvider } from '../session/identity-provider.js';
import { failurePage, failureText } from './failure-page.js';
import { signInPage } from './sign-in-page.js';

interface FailureOptions {
  provider?: Pick<IdentityProvider, 'name'> | undefined;
  reportFailure(error: unknown, request: RequestContext): void;
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
    const { links, returnPath: to } = page;
    const content = signInPage({
      ...{ links, to, providerName: options.provider?.name },
      isInsteadOfPage: to !== undefined,
    });
    return renderPage(page, { status: 401, ...content });
  }
  // The page of a missing resource must not differ from that of an inaccessible one.
  const response = renderPage({ ...page, returnPath: undefined }, failurePage(failure, homeOf(page)));
  if (!(failure instanceof RequestError)) return response;
  return { ...response, headers: { ...response.headers, ...failure.headers } };
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
