import type { TwinRequest } from '../../../test/twin/twin-request.js';
import { errorOf } from './error-of.js';
import type { Exchange } from './start-validated-server.js';

/** An intended difference between the verdicts of the middleware and of the server. */
export interface ListedDifference {
  reason: string;
  explains(request: TwinRequest, exchange: Exchange): boolean;
}

/** A rule of the server about values, with the place and the message of its problems. */
interface Rule {
  reason: string;
  path: string;
  message: RegExp;
}

const rules: readonly Rule[] = [
  { reason: 'a date exists', path: '/query/', message: /^must be an existing date$/ },
  { reason: 'a check fetches nothing', path: '/body/source/url', message: /a check fetches nothing/ },
  {
    reason: 'a token expires in the future, within 90 days',
    path: '/body/expiresAt',
    message: /^must (?:be (?:an existing date|in the future|within 90 days)|not be after)/,
  },
  {
    reason: 'a cursor is from an earlier page',
    path: '/query/page',
    message: /^must be the `next\.page` of an earlier/,
  },
  {
    reason: 'numbers have plain digits',
    path: '/query/limit',
    message: /^must be a number in plain digits$/,
  },
  { reason: 'a body has at most 100 levels', path: '/body', message: /^is nested deeper than 100 levels$/ },
  {
    reason: 'a depth belongs to a schema with data',
    path: '/query/depth',
    message: /^limits the data in blocks, which only the schema `next` contains/,
  },
  { reason: 'an email domain is a domain name', path: '/path/emailDomain', message: /is not a domain name/ },
  {
    reason: 'a source type is known',
    path: '/body/source/type',
    message: /is not a source type that is known here/,
  },
  { reason: 'an integration is registered', path: '/body/source/type', message: /^no integration named/ },
  {
    reason: 'a dependency names a specification',
    path: '/body/source/dependencies/',
    message: /^must name a specification/,
  },
  { reason: 'properties of the built-in source', path: '/body/source/props', message: /^must be / },
  {
    reason: 'the entry is one of the files',
    path: '/body/source/entry',
    message: /^names no file of the set/,
  },
  {
    reason: 'names of files are paths',
    path: '/body/source/files/',
    message: /^(?:is a path with |must be relative to )/,
  },
  {
    reason: 'a change of settings has a body with a known member',
    path: '/body',
    message: /^(?:is empty, where JSON is needed$|must have at least one of `visibility`)/,
  },
  {
    reason: 'a displayed text has one line',
    path: '/body/',
    message: /^must not (?:be empty|have line breaks or control characters)$/,
  },
  { reason: 'a scope of a token is known', path: '/body/scopes/', message: /^must be one of / },
  { reason: 'the label latest is reserved', path: '/path/label', message: /^must not be `latest`/ },
  { reason: 'a default label exists', path: '/body/defaultLabel', message: /^must be a label of / },
  {
    reason: 'headers of a source are valid in HTTP',
    path: '/body/source/headers/',
    message: /^(?:is not the name of a header|must have a value of visible ASCII)/,
  },
];

export const listedDifferences: readonly ListedDifference[] = [
  {
    reason: 'the server answers HEAD as GET; the document has no HEAD',
    explains: ({ method }, { rejection }) => method === 'HEAD' && rejection?.status === 405,
  },
  {
    reason: 'a response to HEAD has no body that names the unknown path',
    explains: ({ method }, { rejection, response }) =>
      method === 'HEAD' && rejection?.status === 404 && response.status === 404,
  },
  {
    reason: 'the server answers preflight requests; the document has no OPTIONS',
    explains: ({ method }, { rejection, response }) =>
      method === 'OPTIONS' && rejection?.status === 405 && response.status === 204,
  },
  {
    reason: 'the server looks up the organization or space before it validates the request',
    explains: (_request, { rejection, response }) =>
      [400, 415].includes(rejection?.status ?? 0) &&
      response.status === 404 &&
      /^(?:Organization|Space) ".*" was not found\.$/s.test(errorOf(response).message),
  },
  {
    reason: 'the server checks access tokens; the middleware checks only that there is one',
    explains: ({ headers }, { rejection, response }) =>
      rejection === undefined && response.status === 401 && headers['authorization'] !== undefined,
  },
  {
    reason: 'the server verifies identity tokens; the document says only that they are text',
    explains: (_request, { rejection, response }) =>
      rejection === undefined && errorOf(response).type === 'invalid-identity-token',
  },
  {
    reason: 'the server accepts utf8 as a name of UTF-8; the body parser before the middleware does not',
    explains: ({ headers }, { rejection }) =>
      rejection?.status === 415 && /charset="?utf8\b/i.test(headers['content-type'] ?? ''),
  },
  {
    reason: 'the server rejects an empty Content-Encoding; the body parser before the middleware ignores it',
    explains: ({ headers }, { rejection, response }) =>
      rejection === undefined && response.status === 415 && headers['content-encoding'] === '',
  },
  {
    reason:
      'the path of a source file may have several segments; a path of the middleware has one for each parameter',
    explains: ({ target }, { rejection, response }) =>
      /\/versions\/[^/]+\/source\/[^?]*\//.test(target) &&
      [404, 405].includes(rejection?.status ?? 0) &&
      [200, 304, 401, 403, 404, 405].includes(response.status),
  },
  {
    // Clients send a backslash as a slash.
    reason: 'the middleware ignores a slash, or a slash and a dot, at the end of a path',
    explains: ({ target }, { rejection, response }) =>
      rejection === undefined && response.status === 404 && /^[^?#]*[/\\]\.?(?:[?#]|$)/.test(target),
  },
  {
    reason: 'the middleware ignores query parameters with brackets in their names',
    explains: (_request, { rejection, response }) =>
      rejection === undefined && hasOnlyDetails(response, ['/query/[', /^Unknown query parameter '\[/]),
  },
  {
    reason: 'the server has pages, which the document does not describe',
    explains: ({ target }, { rejection, response }) =>
      rejection?.status === 404 &&
      !/^\/(?:v1|published)\//.test(target) &&
      // Clients with a token also receive files, and errors of the API.
      (response.status === 303 ||
        response.headers['content-type'] === 'text/html; charset=utf-8' ||
        target.startsWith('/orgs/')),
  },
  ...rules.map(({ reason }) => ({
    reason: `no schema can express: ${reason}`,
    explains: (_request: TwinRequest, { rejection, response }: Exchange) =>
      rejection === undefined && response.status === 400 && ruleBehind(response)?.reason === reason,
  })),
];

/** The rule that rejected a request; undefined if it was not a rule alone. */
function ruleBehind(response: Exchange['response']): Rule | undefined {
  const broken = errorOf(response).details.map((detail) =>
    rules.find(({ path, message }) => detail.path.startsWith(path) && message.test(detail.message)),
  );
  return broken.includes(undefined) ? undefined : broken[0];
}

function hasOnlyDetails(response: Exchange['response'], [path, message]: readonly [string, RegExp]): boolean {
  const { details } = errorOf(response);
  return (
    response.status === 400 &&
    details.length > 0 &&
    details.every((detail) => detail.path.startsWith(path) && message.test(detail.message))
  );
}
