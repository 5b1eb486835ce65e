/** What nodes of all kinds have in common, as far as we look into them. */
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

/** The nodes in a node, those of its fragments after its own. */
export function childrenOf({ nodes = [], fragments = [] }: DocumentNode): DocumentNode[] {
  return [...nodes, ...fragments].filter(isNode);
}

/** The text of a node as a reader sees it, without marks. */
export function textOf(node: DocumentNode): string {
  if (node.leaves !== undefined) return node.leaves.map(({ text }) => text).join('');
  const data: { alt?: unknown; formula?: unknown } = node.data ?? {};
  const own = data.alt ?? data.formula;
  return typeof own === 'string' ? own : childrenOf(node).map(textOf).join('');
}

/** A node whose whole tree went through a function, which gives back what it was given or another one like it. */
export function mapNodes<Node extends DocumentNode>(
  node: Node,
  change: <Any extends DocumentNode>(node: Any) => Any,
): Node {
  const changed = change(node);
  const below = (values: readonly unknown[]) =>
    values.map((value) => (isNode(value) ? mapNodes(value, change) : value));
  return {
    ...changed,
    ...(changed.nodes && { nodes: below(changed.nodes) }),
    ...(changed.fragments && { fragments: below(changed.fragments) }),
  };
}

function isNode(value: unknown): value is DocumentNode {
  return typeof value === 'object' && value !== null && 'object' in value && typeof value.object === 'string';
}
