import type { Span } from './span.js';

/** Pointers to locate, as a tree, so that one pass over a text finds them all. */
export interface PointerTree {
  readonly members: Map<string, PointerTree>;
  readonly found: (span: Span) => void;
}

/** Returns the tree of some pointers, and the list that receives their spans. */
export function createPointerTree(pointers: readonly (readonly string[])[]): {
  tree: PointerTree;
  spans: (Span | undefined)[];
} {
  const spans: (Span | undefined)[] = pointers.map(() => undefined);
  const root = createNode(spans);
  pointers.forEach((tokens, index) => {
    let at = root;
    for (const token of tokens) {
      const next = at.members.get(token) ?? createNode(spans);
      at.members.set(token, next);
      at = next;
    }
    at.indexes.push(index);
  });
  return { tree: root, spans };
}

interface TreeNode extends PointerTree {
  readonly members: Map<string, TreeNode>;
  readonly indexes: number[];
}

function createNode(spans: (Span | undefined)[]): TreeNode {
  const indexes: number[] = [];
  return {
    members: new Map(),
    indexes,
    found: (span) => {
      for (const index of indexes) spans[index] = span;
    },
  };
}
