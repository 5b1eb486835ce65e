import type { Located, OperationFacts, Side } from '../comparison.js';
import { child, isObjectNode, namedChildren, text } from '../document/members.js';
import { stabilityOf } from './lifecycle.js';

const fixedMethods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** A path item and its operations. */
export interface PathNode {
  /** The path template, the name of a webhook, or the expression of a callback. */
  readonly path: string;
  readonly node: Located;
  /** By method in lower case. */
  readonly operations: ReadonlyMap<string, OperationNode>;
}

export interface OperationNode {
  readonly path: PathNode;
  readonly node: Located;
  readonly facts: OperationFacts;
}

/** Reads the path items of an object such as `paths` or `webhooks`. */
export function readPaths(container: Located | undefined, side: Side): PathNode[] {
  return namedChildren(container).map(([path, node]) => readPath(path, side.resolve(node), side));
}

function readPath(path: string, node: Located, side: Side): PathNode {
  const operations = new Map<string, OperationNode>();
  const result: PathNode = { path, node, operations };
  const candidates: [string, Located | undefined][] = [
    ...fixedMethods.map((method): [string, Located | undefined] => [method, child(node, method)]),
    ...namedChildren(child(node, 'additionalOperations')),
  ];
  for (const [name, found] of candidates) {
    // Some documents have references in place of operations.
    const operation = found === undefined ? undefined : side.resolve(found);
    if (!isObjectNode(operation)) continue;
    const method = name.toLowerCase();
    const facts = {
      method,
      path,
      operationId: text(operation, 'operationId'),
      stability: stabilityOf(operation),
    };
    operations.set(method, { path: result, node: operation, facts });
  }
  return result;
}
