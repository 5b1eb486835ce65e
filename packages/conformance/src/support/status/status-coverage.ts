import { type OperationId, routes } from '@specshelf/contract';
import { document } from '@specshelf/contract/document';
import { findRoute } from '../find-route.js';
import type { SuiteFolder } from '../suite-folders.js';
import { folderOfStatus } from './status-folders.js';

/** Records the statuses that the suite receives, to compare them with those of the OpenAPI document. */
export class StatusCoverage {
  readonly #received = new Set<string>();

  record({ method, url }: { method: string; url: string }, status: number): void {
    const route = findRoute(method, new URL(url).pathname);
    if (route) this.#received.add(`${route.operationId} ${status}`);
  }

  /** Returns the documented statuses that the suites of a folder should have received, and did not. */
  missing(folder: SuiteFolder): string[] {
    return [...documented(folder)].filter((each) => !this.#received.has(each));
  }
}

/** Documented statuses that no suite can receive, with the reason; of all operations without `operation`. */
const unreachable: readonly { operation?: OperationId; status: string; reason: string }[] = [
  {
    operation: 'getComputedDocument',
    status: '504',
    reason: 'a document has no nested sources, so no integration is called after the time limit',
  },
  { status: '503', reason: 'requires an unavailable database, which the tests of each target cover' },
];

/** Yields the documented statuses that the suites of a folder receive. */
function* documented(folder: SuiteFolder): Iterable<string> {
  const paths = new Map(Object.entries(document['paths'] ?? {}));
  for (const { path, method, operationId } of routes) {
    const { responses } = Object(paths.get(path))[method.toLowerCase()];
    const isReachable = (status: string) =>
      !unreachable.some((each) => each.status === status && (each.operation ?? operationId) === operationId);
    for (const status of Object.keys(responses)) {
      if (status === 'default' || !isReachable(status)) continue;
      if (folderOfStatus(operationId, status) === folder) yield `${operationId} ${status}`;
    }
  }
}
