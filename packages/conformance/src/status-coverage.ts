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
    return [...documented()].filter((each) => !this.#seen.has(each));
  }
}

/** What the document names and a suite does not see, and why. Without an operation, of all of them. */
const unseen: readonly { operation?: OperationId; status: string; reason: string }[] = [
  {
    operation: 'deleteOpenAPISpecBySlug',
    status: '204',
    reason: 'a server answers with one of two: 205 here',
  },
  { operation: 'getComputedDocument', status: '504', reason: 'an integration would have to take 30 seconds' },
  { status: '503', reason: 'a database would have to be gone, which the tests of each of them see to' },
  { status: '413', reason: 'it takes 48 MiB, which the tests of each adapter send once' },
];

/** Those that the document names, and that can be seen. */
function* documented(): Iterable<string> {
  const paths = new Map(Object.entries(document['paths'] ?? {}));
  for (const { path, method, operationId } of routes) {
    const { responses } = Object(paths.get(path))[method.toLowerCase()];
    const isSeen = (status: string) =>
      !unseen.some((each) => each.status === status && (each.operation ?? operationId) === operationId);
    for (const status of Object.keys(responses)) {
      if (status !== 'default' && isSeen(status)) yield `${operationId} ${status}`;
    }
  }
}
