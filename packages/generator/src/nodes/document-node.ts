import { defined } from '@specshelf/base/defined';

/** The members of nodes of all types that the generator uses. */
export interface DocumentNode {
  object: string;
  type?: string;
  key?: string;
  meta?: { id?: string };
  data?: object;
  leaves?: readonly { text: string }[];
  nodes?: readonly unknown[];
  fragments?: readonly unknown[];
}

/** The child nodes of a node, followed by its fragments. */
export function childrenOf({ nodes = [], fragments = [] }: DocumentNode): DocumentNode[] {
  return [...nodes, ...fragments].filter(isNode);
}

/** The visible text of a node, without marks. */
export function textOf(node: DocumentNode): string {
  if (node.leaves !== undefined) return node.leaves.map(({ text }) => text).join('');
  const data: { alt?: unknown; formula?: unknown } = node.data ?? {};
  const own = data.alt ?? data.formula;
  return typeof own === 'string' ? own : childrenOf(node).map(textOf).join('');
}

/** Applies a function to every node of a tree, top-down. The function returns its argument or a replacement of the same type. */
export function mapNodes<Node extends DocumentNode>(
  node: Node,
  change: <Any extends DocumentNode>(node: Any) => Any,
): Node {
  const changed = change(node);
  const below = (values: readonly unknown[]) =>
    values.map((value) => (isNode(value) ? mapNodes(value, change) : value));
  return {
    ...changed,
    ...defined({
      nodes: changed.nodes && below(changed.nodes),
      fragments: changed.fragments && below(changed.fragments),
    }),
  };
}

function isNode(value: unknown): value is DocumentNode {
  return typeof value === 'object' && value !== null && 'object' in value && typeof value.object === 'string';
}
