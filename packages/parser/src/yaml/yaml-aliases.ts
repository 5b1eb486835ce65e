import { type Node, readNodes } from './yaml-nodes.js';

/** Returns the offset of an alias inside its own anchor. */
export function cyclicAlias(text: string, depth: number): number | undefined {
  const open = new Set<unknown>();
  const find = (node: Node): number | undefined => {
    if (isAlias(text, node)) return open.has(node.result) ? node.start : undefined;
    const isNew = !open.has(node.result);
    open.add(node.result);
    const found = firstOf(node.children, find);
    if (isNew) open.delete(node.result);
    return found;
  };
  return firstOf(readNodes(text, depth), find);
}

/** Returns the offset of the first alias whose expansion exceeds the depth. */
export function deepAlias(text: string, depth: number): number | undefined {
  const heights = new Map<unknown, number>();
  let found: number | undefined;
  const visit = (node: Node, level: number): number => {
    const known = isAlias(text, node) ? heights.get(node.result) : undefined;
    if (known !== undefined) {
      found ??= level + known > depth ? node.start : undefined;
      return known;
    }
    const isContainer = typeof node.result === 'object' && node.result !== null;
    const isWrapped = node.children.some(({ result }) => isContainer && result === node.result);
    const own = isContainer && !isWrapped ? 1 : 0;
    const below = node.children.map((child) => visit(child, level + own));
    const height = own + Math.max(0, ...below);
    heights.set(node.result, height);
    return height;
  };
  for (const root of readNodes(text, depth)) visit(root, 0);
  return found;
}

const isAlias = (text: string, { start }: Node) => text.charAt(start) === '*';

function firstOf<T>(items: readonly T[], find: (item: T) => number | undefined): number | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether the text may have anchors. An ampersand after a letter or before a space is not one. */
export function mayHaveAnchors(text: string): boolean {
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) {
    if (!/\w/.test(text.charAt(at - 1)) && /\S/.test(text.charAt(at + 1))) return true;
  }
  return false;
}
