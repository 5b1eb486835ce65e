import { stabilityOf } from '../document/lifecycle.js';
import { child, isObjectNode, namedChildren, text } from '../document/members.js';
import type { Located, OperationFacts, Side } from '../model/comparison.js';
import { entriesOf, follow } from './follow.js';

const fixedMethods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** A path item and its operations. */
export interface PathNode {
  /** The path template, the name of a webhook, or the expression of a callback. */
  readonly path: string;
  readonly node: Located;
  /** The path item as declared and, if it is a reference, its target. Members beside a reference count, and win. */
  readonly parts: readonly Located[];
  /** By method in lower case. */
  readonly operations: ReadonlyMap<string, OperationNode>;
}

export interface OperationNode {
  readonly path: PathNode;
  readonly node: Located;
  readonly facts: OperationFacts;
}

/** Reads the path items of an object such as `paths` or a callback. Names such as `x-paths` are those of extensions. */
export function readPaths(container: Located | undefined, side: Side): PathNode[] {
  return namedChildren(container).map(([path, node]) => readPath(path, node, side));
}

/** Reads the path items of a map with free names, such as `webhooks`. */
export function readPathMap(container: Located | undefined, side: Side): PathNode[] {
  return entriesOf(container).map(([path, node]) => readPath(path, node, side));
}

function readPath(path: string, declared: Located, side: Side): PathNode {
  const node = side.resolve(declared);
  const parts = node === declared ? [node] : [declared, node];
  const operations = new Map<string, OperationNode>();
  const result: PathNode = { path, node, parts, operations };
  for (const [name, found] of candidatesOf(result, side)) {
    // Some documents have references in place of operations.
    const operation = side.resolve(found);
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

function candidatesOf(path: PathNode, side: Side): [string, Located][] {
  const fixed = fixedMethods.flatMap((method): [string, Located][] => {
    const found = memberOfPath(path, method);
    return found === undefined ? [] : [[method, found]];
  });
  // The operations of the declared item come last, because later ones replace earlier ones.
  const additional = [...path.parts]
    .reverse()
    .flatMap((part) => entriesOf(follow(part, 'additionalOperations', side)));
  return [...fixed, ...additional];
}

/** Returns a member of a path item. */
export function memberOfPath({ parts }: PathNode, name: string): Located | undefined {
  for (const part of parts) {
    const found = child(part, name);
    if (found !== undefined) return found;
  }
  return undefined;
}
