import { METHODS } from 'node:http';
import { routes } from '@specshelf/contract';
import type { TwinResponse } from './create-sender.js';
import type { TwinResponses } from './start-twins.js';
import type { TwinRequest } from './twin-request.js';

/** An intended difference with its reason. A listed difference that no longer occurs fails the test. */
export interface ListedDifference {
  reason: string;
  explains(request: TwinRequest, responses: TwinResponses): boolean;
}

export const listedDifferences: readonly ListedDifference[] = [
  {
    reason: 'Node.js rejects unknown methods before they reach the server',
    explains: ({ method }, { server }) =>
      !METHODS.includes(method) && server.text.includes('not a valid HTTP request'),
  },
  {
    reason: 'Node.js rejects headers and paths of more than 16 KB before they reach the server',
    explains: (_request, { server }) => server.status === 431,
  },
  {
    reason: 'the server has pages beside the API; the mocks have them elsewhere',
    explains: ({ target }, { server, mocks }) =>
      mocks.status === 404 &&
      (isHTML(server) || isForPrograms(target)) &&
      !routes.some(({ path }) => target.startsWith(firstSegmentOf(path))),
  },
  {
    reason: 'the mocks reject compressed bodies, because they also run where decompression is not available',
    explains: ({ headers }, { mocks }) => headers['content-encoding'] === 'gzip' && mocks.status === 415,
  },
  {
    reason: 'the cursor of a search contains a number that depends on how often specifications were indexed',
    explains: ({ target }, { server, mocks }) =>
      target.includes('/search') &&
      server.status === 200 &&
      mocks.status === 200 &&
      withoutCursor(server) === withoutCursor(mocks),
  },
];

function withoutCursor({ text }: TwinResponse): string {
  return text.replace(/"next":\{"page":"[^"]+"\}/, '"next":{}');
}

/** Documentation and files of versions, which return other media types to clients with a token. */
function isForPrograms(target: string): boolean {
  return target.startsWith('/orgs/');
}

function isHTML({ headers, status }: TwinResponse): boolean {
  // A redirect to an HTML page has no body.
  return headers['content-type'] === 'text/html; charset=utf-8' || status === 303;
}

function firstSegmentOf(path: string): string {
  return `/${path.split('/')[1]}/`;
}
