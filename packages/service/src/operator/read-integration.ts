import { parseURL } from '@specshelf/parser/parse-url';
import type { RequestProblem } from '../errors.js';

/** What an operator says of an integration, in the form in which it is kept. */
export interface IntegrationAddress {
  name: string;
  endpoint: string;
}

/** Reads a name and an endpoint; or says what is wrong with them. */
export function readIntegration(
  given: IntegrationAddress,
): IntegrationAddress | { problems: RequestProblem[] } {
  const name = given.name.toLowerCase();
  const endpoint = readEndpoint(given.endpoint);
  const problems = [
    ...(namePattern.test(name) ? [] : [{ path: 'name', message: wrongName }]),
    ...(endpoint === undefined ? [{ path: 'endpoint', message: wrongEndpoint }] : []),
  ];
  return endpoint === undefined || problems.length > 0 ? { problems } : { name, endpoint };
}

const namePattern = /^(?=.{1,100}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

const wrongName =
  'must be letters from a to z and digits, with single hyphens between them, up to 100 characters';

// Not the endpoint itself: it may have a password in it.
const wrongEndpoint = 'must be an http:// or https:// URL without user name, password, query and fragment';

function readEndpoint(text: string): string | undefined {
  const url = parseURL(text);
  if (!url) return undefined;
  const { protocol, origin, pathname, username, password, search, hash } = url;
  if (!/^https?:$/.test(protocol) || username || password || search || hash) return undefined;
  return (origin + pathname).replace(/\/+$/, '');
}
