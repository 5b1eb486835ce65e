import type { RequestProblem } from '../base/errors.js';
import { parseWebURL } from '../base/requests/parse-web-url.js';

/** The normalized name and endpoint of an integration. */
export interface IntegrationAddress {
  name: string;
  endpoint: string;
}

/** Parses a name and an endpoint; returns the problems of invalid ones. */
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

// Does not contain the endpoint, which may contain a password.
const wrongEndpoint = 'must be an http:// or https:// URL without user name, password, query and fragment';

function readEndpoint(text: string): string | undefined {
  const url = parseWebURL(text);
  return url && !url.search ? (url.origin + url.pathname).replace(/\/+$/, '') : undefined;
}
