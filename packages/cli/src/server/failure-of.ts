import {
  ApiError,
  ArgumentError,
  AuthenticationError,
  type Client,
  ConnectionError,
  isSdkError,
  NotFoundError,
  ParseError,
  PermissionDeniedError,
  RateLimitError,
  ResponseTooLargeError,
  ServerError,
  TimeoutError,
} from '@specshelf/sdk';
import { checkAddress, describeConnectionError } from '../network/describe-connection-error.js';
import { bytesText, raiseLimit } from '../network/response-limit.js';
import { CommandFailure } from '../process/command-failure.js';
import type { ServerAddress } from './find-server.js';
import { messageOf } from './message-of.js';
import type { TokenSource } from './token-source.js';

/** The request of an error, for its message. */
export interface ServerContext {
  address: ServerAddress;
  token: TokenSource;
  /** Absent before the organization is known. */
  organizationId?: string;
  /** To find out whether the organization or the specification is missing. */
  client?: Client;
}

/** Explains an error of a request with its cause and the next step. */
export async function failureOf(error: unknown, context: ServerContext): Promise<CommandFailure> {
  if (error instanceof CommandFailure) return error;
  // The client wraps errors of its token function.
  if (error instanceof Error && error.cause instanceof CommandFailure) return error.cause;
  const { baseUrl, from } = context.address;
  const server = `${baseUrl} (from ${from})`;
  if (error instanceof TimeoutError) {
    return new CommandFailure([`The server at ${server} did not answer in time.`, tryLater], 4);
  }
  if (error instanceof ConnectionError) {
    return new CommandFailure(describeConnectionError(error, server), 4);
  }
  if (error instanceof ResponseTooLargeError) {
    const { method, path, limit } = error;
    const what = `The response of the server at ${server} to ${method} ${path} is longer than ${bytesText(limit)}.`;
    return new CommandFailure([what, raiseLimit(limit)], 4);
  }
  if (error instanceof ParseError) return notSpecshelf(server);
  if (error instanceof ApiError) return apiFailure(error, context, server);
  if (error instanceof ArgumentError) return new CommandFailure([error.message], 2);
  if (isSdkError(error)) {
    return new CommandFailure([`A request to the server at ${server} was not completed.`, tryLater], 4);
  }
  throw error;
}

function apiFailure(
  error: ApiError,
  context: ServerContext,
  server: string,
): Promise<CommandFailure> | CommandFailure {
  // Only errors of the API have a type: a proxy, or another program at this address, sends something else.
  const isOverload = error instanceof ServerError || error instanceof RateLimitError;
  if (error.type === undefined && error.code === undefined && !isOverload)
    return notSpecshelf(server, error.status);
  if (error instanceof AuthenticationError) return notAuthenticated(error, context, server);
  const isRefused = error instanceof PermissionDeniedError;
  if (isRefused && context.token.from === undefined) return noToken(context, server);
  if (isRefused) {
    return new CommandFailure(
      [messageOf(error), `The token is from ${context.token.from}. \`specshelf whoami\` lists its scopes.`],
      3,
    );
  }
  if (error instanceof NotFoundError) return notFound(error, context, server);
  if (error.status === 413) {
    return new CommandFailure(
      [
        messageOf(error),
        'Remove embedded data, such as long examples, or divide it into several specifications.',
      ],
      2,
    );
  }
  if (!isOverload) return new CommandFailure([messageOf(error)], 2);
  const wait = error.retryAfter === undefined ? tryLater : `Try again in ${Math.ceil(error.retryAfter)} s.`;
  const request = error.requestId === null ? '' : ` The request has the ID ${error.requestId} in its log.`;
  return new CommandFailure([`The server at ${server} failed: ${messageOf(error)}${request}`, wait], 4);
}

const tryLater = 'Try again later. If it fails again, look at the log of the server.';

function notSpecshelf(server: string, status?: number): CommandFailure {
  const answer = status === undefined ? 'an answer' : `the status ${status}`;
  return new CommandFailure(
    [
      `There is no Specshelf at ${server}: a request of the API received ${answer} that is not from it.`,
      'Compare the address with the one in your browser, without the path of a page. A proxy in between may have answered.',
    ],
    4,
  );
}

function notAuthenticated(
  error: ApiError,
  { address, token }: ServerContext,
  server: string,
): CommandFailure {
  if (token.from === undefined) return noToken({ address, token }, server);
  const login = `specshelf login ${address.baseUrl}`;
  return new CommandFailure(
    [
      `The server at ${server} does not accept the token from ${token.from}: ${messageOf(error)}`,
      `It may be of another server, revoked, or expired. Create another one in the console, or run: ${login}`,
    ],
    3,
  );
}

function noToken({ address, token }: ServerContext, server: string): CommandFailure {
  const advice = token.hint ?? `Set SPECSHELF_TOKEN, or run: specshelf login ${address.baseUrl}`;
  return new CommandFailure([`There is no token for ${server}.`, advice], 3);
}

/** The API returns the same 404 for a missing organization and for anything missing in it: requests the organization. */
async function notFound(
  error: NotFoundError,
  context: ServerContext,
  server: string,
): Promise<CommandFailure> {
  const { client, organizationId, address } = context;
  if (client === undefined || organizationId === undefined) {
    const { origin } = new URL(address.baseUrl);
    const advice =
      address.baseUrl === origin ? checkAddress : `Use the address without the path of a page: ${origin}`;
    return new CommandFailure(
      [`${messageOf(error)} The address ${address.baseUrl} is from ${address.from}.`, advice],
      2,
    );
  }
  try {
    await client.organizations.get({ organizationId });
    return new CommandFailure([messageOf(error)], 2);
  } catch (second) {
    if (!(second instanceof NotFoundError)) return new CommandFailure([messageOf(error)], 2);
  }
  if (context.token.from === undefined) return noToken(context, server);
  const grants = await client.user.get().then(
    (user) => user.grants.map(({ organization }) => organization).filter((id) => id !== '*'),
    () => [],
  );
  const known = grants.length === 0 ? '' : ` It has access to ${grants.join(', ')}.`;
  return new CommandFailure(
    [
      `There is no organization ${organizationId} for the token from ${context.token.from}.${known}`,
      'Use --organization <id>, SPECSHELF_ORGANIZATION, or organization in specshelf.yaml.',
    ],
    3,
  );
}
