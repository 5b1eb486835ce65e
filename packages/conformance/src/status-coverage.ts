import { type OperationId, routes } from '@specshelf/contract';
import { document } from '@specshelf/contract/document';
import { findRoute } from './find-route.js';

/** Which of the statuses that the document names a suite has seen. */
export class StatusCoverage {
  readonly #seen = new Set<string>();

  note({ method, url }: { method: string; url: string }, status: number): void {
    const route = findRoute(method, new URL(url).pathname);
    if (route) this.#seen.add(`${route.operationId} ${status}`);
  }

  /** Those that it has not seen, without those that no suite of this kind sees. */
  missing(): string[] {
    return [...documented()].filter((each) => !this.#seen.has(each) && !isUnseen(each));
  }
}

function isUnseen(documented: string): boolean {
  return unseen.some(
    ({ operation, status }) => documented.endsWith(status) && documented.startsWith(operation),
  );
}

/** What the document names and a suite does not see, and why. */
const unseen: readonly { operation: OperationId | ''; status: string; reason: string }[] = [
  {
    operation: 'deleteOpenAPISpecBySlug',
    status: ' 204',
    reason: 'a server answers with one of two: 205 here',
  },
  {
    operation: 'getComputedDocument',
    status: ' 504',
    reason: 'an integration would have to let it wait for 30 seconds',
  },
  { operation: '', status: ' 413', reason: 'it takes 48 MiB, which the tests of each adapter send once' },
];

function* documented(): Iterable<string> {
  const paths = new Map(Object.entries(document['paths'] ?? {}));
  for (const { path, method, operationId } of routes) {
    const { responses } = Object(paths.get(path))[method.toLowerCase()];
    for (const status of Object.keys(responses)) if (status !== 'default') yield `${operationId} ${status}`;
  }
}
