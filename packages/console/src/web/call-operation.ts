import type { BodyOf, ContentOf, OperationId, operations } from '@specshelf/contract';
import {
  type Call,
  findRoute,
  type HTTPReply,
  invalidRequest,
  type Principal,
  parseQuery,
  readText,
  unauthenticated,
} from '@specshelf/service';
import type { PageRequest } from './page-request.js';

type Parameters = Readonly<Record<string, string>>;

/** Calls an operation of the API that returns JSON, with the access rights of the visitor. */
export async function callOperation<Id extends OperationId>(
  page: PageRequest,
  operationId: Id,
  path: Parameters,
  query: Parameters = {},
): Promise<Content<Id>> {
  return JSON.parse(await readText(await send(page, { operationId, path, query, body: undefined })));
}

type Content<Id extends OperationId> = ContentOf<Id, Extract<keyof operations[Id]['responses'], 200>>;

/** An operation that changes something, with its body, if it takes one. */
export interface ChangingCall<Id extends OperationId> {
  operationId: Id;
  path: Parameters;
  body: BodyOf<Id>;
  query?: Parameters;
}

/** Calls an operation that changes something, for an action of a form. Returns its reply, whose errors are thrown. */
export async function submitOperation<Id extends OperationId>(
  page: PageRequest,
  call: ChangingCall<Id>,
): Promise<HTTPReply> {
  return send(page, { query: {}, ...call });
}

/** Like `submitOperation`, with a body that `Service.parseBody` has parsed. The contract validates it. */
export async function submitParsedBody(page: PageRequest, call: Omit<Sent, 'query'>): Promise<HTTPReply> {
  return send(page, { ...call, query: {} });
}

interface Sent {
  operationId: OperationId;
  path: Parameters;
  query: Parameters;
  body: unknown;
}

async function send(page: PageRequest, sent: Sent): Promise<HTTPReply> {
  return page.service.handle(await validateSent(page, sent));
}

/** Returns the call of an operation that reads, validated, for methods of the service that are no operation. */
export function validatedCall(
  page: PageRequest,
  operationId: OperationId,
  path: Parameters,
  query: Parameters,
): Promise<Call> {
  return validateSent(page, { operationId, path, query, body: undefined });
}

async function validateSent(page: PageRequest, { operationId, path, query, body }: Sent): Promise<Call> {
  const principal = requireSignIn(page.principal);
  const route = findRoute(operationId);
  const text = new URLSearchParams(query).toString();
  const search = text === '' ? '' : `?${text}`;
  const values = { route, path, query: parseQuery(search), body };
  const typed = await page.service.validateCall(values, {
    search,
    validate: async () => {
      const validated = await page.validate(values);
      // Resources with invalid names do not exist, so reading them returns 404.
      const isRead = route.method === 'GET';
      return {
        ...validated,
        errors: validated.errors.filter(({ path }) => !isRead || !/^\/path\//.test(path)),
      };
    },
  });
  return { operationId, path, query: typed, header: {}, body, principal, isRead: false };
}

/** Returns the principal of a signed-in visitor. Throws an error that leads to the sign-in form when there is none. */
export function requireSignIn(principal: Principal | undefined): Principal {
  if (!principal) throw unauthenticated();
  return principal;
}

const longestCursor = 1024;

/** Returns the query of a list operation with the page cursor of the request. */
export function listQuery({ query }: PageRequest): Record<string, string> {
  const [cursor, ...others] = query.getAll('page');
  if (cursor === undefined) return {};
  if (others.length === 0 && cursor.length <= longestCursor) return { page: cursor };
  throw invalidRequest([{ path: '/query/page', message: 'must be one page cursor' }]);
}
