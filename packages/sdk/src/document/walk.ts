import type { DocumentNode, NodeOf, NodeType } from './document-node.js';

/**
 * A node with its position in the document.
 *
 * @example
 * ```ts
 * const depthOf = ({ ancestors }: Visit) => ancestors.length;
 * ```
 */
export interface Visit<Node extends DocumentNode = DocumentNode> {
  /** The node. */
  readonly node: Node;
  /** The ancestors of the node, outermost first. */
  readonly ancestors: readonly DocumentNode[];
}

/**
 * Iterates over a node and its descendants in document order. With a type, only over the nodes of that type. Includes nodes of types that
 * are newer than this library.
 *
 * @example
 * ```ts
 * const spec = { ref: { kind: 'openapi', spec: 'pets' } };
 * const source = { type: 'builtin:openapi', props: { doc: 'models' }, dependencies: { spec } };
 * const document = await client.computedContent.generateDocument({ spaceId: 'docs', source, seed: 'docs' });
 * for (const { node } of walk(document, 'openapi-operation')) console.log(node.data.method, node.data.path);
 * for (const { node, ancestors } of walk(document)) console.log(ancestors.length, node.object);
 * ```
 */
export function walk<Type extends NodeType>(
  node: DocumentNode,
  type: Type,
): IterableIterator<Visit<NodeOf<Type>>>;
export function walk(node: DocumentNode): IterableIterator<Visit>;
export function* walk(start: DocumentNode, type?: NodeType): IterableIterator<Visit> {
  // An explicit stack: deep documents would overflow the call stack.
  const pending: Place[] = [{ node: start, parent: undefined }];
  for (let place = pending.pop(); place; place = pending.pop()) {
    const { node } = place;
    if (type === undefined || ('type' in node && node.type === type)) yield visitOf(place);
    for (const child of childrenOf(node).reverse()) pending.push({ node: child, parent: place });
  }
}

interface Place {
  node: DocumentNode;
  parent: Place | undefined;
}

/** Computes the ancestors lazily, because few callers need them. */
function visitOf({ node, parent }: Place): Visit {
  return {
    node,
    get ancestors() {
      const around: DocumentNode[] = [];
      for (let place = parent; place; place = place.parent) around.unshift(place.node);
      return around;
    },
  };
}

function childrenOf(node: DocumentNode): DocumentNode[] {
  const fragments = 'fragments' in node ? nodesIn(node.fragments) : [];
  return [...fragments, ...('nodes' in node ? nodesIn(node.nodes) : [])];
}

/** Nodes of newer types have untyped children. */
function nodesIn(list: unknown): DocumentNode[] {
  return Array.isArray(list) ? list.filter(isNode) : [];
}

function isNode(value: unknown): value is DocumentNode {
  return typeof value === 'object' && value !== null && 'object' in value;
}
