import { METHODS } from 'node:http';
import { routes } from '@specshelf/contract';
import type { TwinAnswer } from './create-speaker.js';
import type { Answers } from './start-twins.js';
import type { TwinRequest } from './twin-request.js';

/** What may be different, and why it stays so. One that no longer occurs fails the test, so that it is taken out. */
export interface ListedDifference {
  reason: string;
  explains(request: TwinRequest, answers: Answers): boolean;
}

export const listedDifferences: readonly ListedDifference[] = [
  {
    reason: 'Node.js refuses methods that it does not know before the server sees them',
    explains: ({ method }, { server }) =>
      !METHODS.includes(method) && server.text.includes('not a valid HTTP request'),
  },
  {
    reason: 'Node.js refuses headers and paths of more than 16 KB before the server sees them',
    explains: (_request, { server }) => server.status === 431,
  },
  {
    reason: 'the server has pages for people beside the API, and mocks have none',
    explains: ({ target }, { server, mocks }) =>
      mocks.status === 404 && isHTML(server) && !routes.some(({ path }) => target.startsWith(firstOf(path))),
  },
  {
    reason: 'mocks run where nothing can decompress, so that they refuse what is compressed',
    explains: ({ headers }, { mocks }) => headers['content-encoding'] === 'gzip' && mocks.status === 415,
  },
];

function isHTML({ headers, status }: TwinAnswer): boolean {
  // A redirect has no body, and leads to such a page.
  return headers['content-type'] === 'text/html; charset=utf-8' || status === 303;
}

function firstOf(path: string): string {
  return `/${path.split('/')[1]}/`;
}
